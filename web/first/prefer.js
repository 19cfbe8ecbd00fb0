// Before the first picture: the player's look, and whether that picture is in their words and of this address.
{
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('ostraka-settings'));
  } catch {
    // A browser without a store has no preferences.
  }
  const root = document.documentElement;
  const { theme, language, text } = kept ?? {};
  if (theme && theme !== 'system') root.dataset.theme = theme;
  if (text) root.style.setProperty('--text', String(text / 100));
  const here = location.pathname.split('/')[1];
  if ((language && language !== root.lang) || (root.dataset.first ?? here) !== here) root.dataset.foreign = '';
}

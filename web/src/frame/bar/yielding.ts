// A lintel of one height: what does not fit yields step by step, and whoever asks is told if something is still cut.

/** How far the sentence may yield: crosses of chips, icons of chips, names of many things that are held, then smaller
 * letters (see frame/table.css). */
const STEPS = 6;

/** Whether words or chips reach out of a part; what makes a chip larger for fingers does not count. */
function over(one: Element): boolean {
  const within = document.createRange();
  within.selectNodeContents(one);
  const [words, room] = [within.getBoundingClientRect(), one.getBoundingClientRect()];
  return words.height > 0 && (words.bottom > room.bottom + 1 || words.right > room.right + 1);
}

/** Whether a height is kept here at all: outside a table, and in a lesson, a lintel is as high as its words. */
const fixed = (lintel: Element): boolean => lintel.parentElement?.matches('.table-screen:not(.lesson-table)') ?? false;

/** Fit the words of a lintel whenever they or its size change, and say whether some of them are cut off. */
export function yielding(lintel: HTMLElement, tell: (cut: boolean) => void): () => void {
  const sentence = lintel.querySelector<HTMLElement>('.sent');
  const note = lintel.querySelector<HTMLElement>('.prev');
  if (!sentence || !note) return () => {};
  let before = false;
  let waiting = 0;

  function fit(): void {
    waiting = 0;
    if (!sentence || !note || lintel.classList.contains('whole')) return;
    const kept = fixed(lintel);
    const tight = (): boolean => kept && (over(sentence) || over(note));
    const yields = (step: number): void => void (sentence.dataset.step = String(step));
    // Of what the others did the last deed is told in any case, those before it as far as there is room.
    const deeds = [...note.querySelectorAll<HTMLElement>('.deed')].reverse();
    const tells = (count: number): void => {
      deeds.forEach((deed, at) => (deed.hidden = at >= count));
      deeds[0]?.parentElement?.toggleAttribute('data-older', count < deeds.length);
    };
    tells(1);
    let step = 0;
    yields(step);
    while (step < STEPS && tight()) yields(++step);
    const cut = tight();
    // Small letters that do not help are not worth it.
    for (step = 0; cut && step < STEPS && (yields(step), over(sentence)); step++);
    let told = cut || !kept ? deeds.length : 1;
    tells(told);
    while (!cut && told < deeds.length) {
      tells(++told);
      if (!tight()) continue;
      tells(told - 1);
      break;
    }
    if (cut !== before) tell((before = cut));
  }
  /** Measured once before the next frame, however much has changed. */
  const soon = (): void => {
    waiting ||= requestAnimationFrame(fit);
  };

  const words = new MutationObserver((changes) => {
    if (lintel.classList.contains('whole')) tell(before);
    if (changes.some((change) => change.type !== 'attributes')) soon();
  });
  for (const part of [sentence, note]) words.observe(part, { childList: true, subtree: true, characterData: true });
  const size = new ResizeObserver(soon);
  size.observe(lintel);
  fit();
  void document.fonts?.ready.then(soon);
  return () => {
    cancelAnimationFrame(waiting);
    words.disconnect();
    size.disconnect();
  };
}

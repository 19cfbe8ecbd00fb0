// A lintel of one height: what does not fit yields step by step, and whoever asks is told if something is still cut.

/** How far the sentence may yield: crosses of chips, icons of chips, then smaller letters (see frame.css). */
const STEPS = 5;

const over = (one: Element): boolean =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;

/** Whether a height is kept here at all: outside a table, and in a lesson, a lintel is as high as its words. */
const fixed = (lintel: Element): boolean => lintel.parentElement?.matches('.tbl:not(.lrt)') ?? false;

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
    let step = 0;
    sentence.dataset.step = '0';
    delete lintel.dataset.note;
    while (fixed(lintel) && step < STEPS && over(sentence)) sentence.dataset.step = String(++step);
    if (fixed(lintel) && over(note)) {
      lintel.dataset.note = '2';
      if (over(sentence)) delete lintel.dataset.note;
    }
    const cut = fixed(lintel) && (over(sentence) || over(note));
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

/** Do something once what is on its way to the screen has been painted. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Do something once all that changes now has been drawn. An effect that acted by itself would change what is being drawn,
 * and parts of the page would look at what is no longer there.
 */
export function afterDrawing(then: () => void): () => void {
  let wanted = true;
  queueMicrotask(() => {
    if (wanted) then();
  });
  return () => {
    wanted = false;
  };
}

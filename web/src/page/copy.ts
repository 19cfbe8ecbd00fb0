// Copying a text. Over plain HTTP there is no clipboard to write to, only the old way: select it and ask the browser.

/** Whether the text was copied. `near` is an element that may hold the focus now: behind an open dialog nothing may. */
export async function copy(text: string, near: Element = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selected(text, near);
  }
}

function selected(text: string, near: Element): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position: fixed; top: 0; opacity: 0; font-size: 16px'; // below 16 px a phone would zoom in
  near.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

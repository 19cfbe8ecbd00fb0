// A call to who has another tab in front: a mark in the title and on the icon while it is their turn.

const PLAIN = '/icon.svg';
const DUE = '/icon-due.svg';

export function markIcon(due: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = due ? DUE : PLAIN;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

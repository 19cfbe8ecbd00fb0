// A call to a player who looks elsewhere: a mark in the title and on the icon while it is their turn, and, if they wish,
// a notification of the system when it begins.

const PLAIN = '/icon.svg';
const DUE = '/icon-due.svg';

export function markIcon(due: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = due ? DUE : PLAIN;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

/** Whether notifications can be had here at all: not over plain HTTP from another machine. */
export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

/** Ask the player for the right to notify them. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell a player who does not see the page; whoever sees it needs no telling. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState !== 'hidden') return;
  const about = { body, tag: path, icon: '/icon-192.png', data: path };
  const shell = await navigator.serviceWorker?.getRegistration();
  if (shell) return shell.showNotification(title, about); // the only way on phones
  new Notification(title, about).onclick = () => window.focus();
}

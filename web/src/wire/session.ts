// What a window remembers until it is closed.

export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(`ostraka-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(`ostraka-${key}`, value);
  } catch {
    // Without a store the window only forgets.
  }
}

// What stays on this device: a value in the browser's own store, which may be closed to us.

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ostraka-${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ostraka-${key}`, JSON.stringify(value));
  } catch {
    // A browser without a store plays on; it only forgets.
  }
}

type Area = 'localStorage' | 'sessionStorage';

/** What is stored under a key; null for nothing, and where the browser refuses. */
export function stored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it for null.
 * @returns false where storage is blocked or full
 */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const KEY = 'office-letter-keys';

/** Whether single letters are keys outside fields. Whoever speaks to the computer turns them off. */
export function hasLetterKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers it for this browser. */
export function setLetterKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Then it holds for no longer than the page, which is what such a browser was asked for.
  }
}

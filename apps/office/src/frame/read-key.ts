/** A key press, as far as the frame reads it. */
export interface Pressed {
  key: string;
  /** Ctrl, Alt or the Windows or Command key is down. */
  isWithModifier: boolean;
  isWithShift: boolean;
  /** The press goes to a field, where letters are text. */
  isInField: boolean;
  /** When, in milliseconds. */
  at: number;
}

export type KeyMeaning =
  | { kind: 'keys' }
  | { kind: 'go'; to: string }
  | { kind: 'begun'; at: number }
  | { kind: 'new-draft' }
  /** To the fault after the present one, or to the one before it. */
  | { kind: 'fault'; step: 1 | -1 }
  | { kind: 'none' };

/** The letter after `G` comes within this time. */
export const GO_WITHIN_MS = 1500;

/**
 * Reads one key press: F8 for the next fault, `?` for the sheet of keys, `D` for a new draft, `G` and then the letter of a page. `begunAt`:
 * when `G` was pressed; null: it was not.
 */
export function readKey(
  { key, isWithModifier, isWithShift, isInField, at }: Pressed,
  begunAt: number | null,
  pages: readonly { key: string | null; path: string }[],
): KeyMeaning {
  if (key === 'F8' && !isWithModifier) return { kind: 'fault', step: isWithShift ? -1 : 1 };
  if (isWithModifier || isInField) return { kind: 'none' };
  if (key === '?') return { kind: 'keys' };
  const letter = key.toLowerCase();
  if (begunAt !== null && at - begunAt <= GO_WITHIN_MS) {
    const page = pages.find((known) => known.key === letter);
    if (page !== undefined) return { kind: 'go', to: page.path };
  }
  if (letter === 'd') return { kind: 'new-draft' };
  return letter === 'g' ? { kind: 'begun', at } : { kind: 'none' };
}

type End = 'from' | 'to';

/** A number as it is typed, with thousands or without; undefined for nothing; a text that is no number stays a text. */
export function readNumber(text: string): number | string | undefined {
  const plain = text.trim().replace(/(\d),(?=\d{3})/g, '$1');
  if (plain === '') return undefined;
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** One end of a range; a number is both. */
export function rangeEnd(value: unknown, end: End): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Reflect.get(value, end);
}

/** The range with another end; an end of nothing is open. */
export function withEnd(value: unknown, end: End, next: unknown): Record<string, unknown> {
  const ends = { from: rangeEnd(value, 'from'), to: rangeEnd(value, 'to'), [end]: next };
  return Object.fromEntries(Object.entries(ends).filter(([, one]) => one !== undefined));
}

/** The choices of a value. */
export const pickedOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

export const isPicked = (value: unknown, choice: string): boolean => pickedOf(value).includes(choice);

/** The value with a choice put in or taken out, in the order of the choices: one alone stands by itself. */
export function withPicked(value: unknown, choice: string, isIn: boolean, choices: readonly string[]): unknown {
  const others = pickedOf(value).filter((one) => one !== choice);
  const picked = isIn ? [...others, choice] : others;
  const placeOf = (one: string): number => (choices.includes(one) ? choices.indexOf(one) : choices.length);
  const sorted = picked.toSorted((a, b) => placeOf(a) - placeOf(b));
  return sorted.length === 1 ? sorted[0] : sorted;
}

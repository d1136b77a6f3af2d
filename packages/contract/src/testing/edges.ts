import type { z } from 'zod';

/** Values on both sides of the bounds of one field. */
export interface Edge {
  takes: readonly unknown[];
  refuses: readonly unknown[];
}

/** Text of so many signs. */
export const text = (least: number, most?: number, sign = 'x'): Edge =>
  between(least, most, (length) => sign.repeat(length));

/** A list of so many such entries. */
export const list = (least: number, most: number, entry: unknown): Edge =>
  between(least, most, (length) => Array(length).fill(entry));

/** A whole number. */
export function whole(least: number, most?: number): Edge {
  const { takes, refuses } = between(least, most, (value) => value, Number.NEGATIVE_INFINITY);
  return { takes, refuses: [...refuses, least + 0.5] };
}

function between(least: number, most: number | undefined, made: (size: number) => unknown, lowest = 0): Edge {
  const takes = most === undefined ? [made(least)] : [made(least), made(most)];
  const refuses = [...(least > lowest ? [made(least - 1)] : []), ...(most === undefined ? [] : [made(most + 1)])];
  return { takes, refuses };
}

/**
 * A case for each field, by its path: `judge` puts the values at that place of a sound object, and returns those that the schema took or
 * refused against what is said here.
 */
export function edgeCases(schema: z.ZodType, sound: object, edges: Readonly<Record<string, Edge>>) {
  return Object.entries(edges).map(([path, { takes, refuses }]) => {
    const isTaken = (value: unknown): boolean => schema.safeParse(withValue(sound, path.split('.'), value)).success;
    const judge = () => ({ refused: takes.filter((one) => !isTaken(one)), taken: refuses.filter(isTaken) });
    return { path, judge };
  });
}

export const asSaid = { refused: [], taken: [] };

/** A copy with the value at the path; lists and objects that are missing on the way are made. */
function withValue(given: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const inner = (before: unknown): unknown => (rest.length === 0 ? value : withValue(before, rest, value));
  if (Array.isArray(given) || (given === undefined && /^\d+$/.test(key)))
    return Object.assign([...(Array.isArray(given) ? given : [])], {
      [key]: inner(Array.isArray(given) ? given[Number(key)] : undefined),
    });
  const fields: Record<string, unknown> = { ...Object(given) };
  return { ...fields, [key]: inner(fields[key]) };
}

import { z } from 'zod';

/** The faults of a query that has parameters which a call does not know: a name that is mistyped would be passed over in silence. */
export function unknownParameters(schema: z.ZodType | undefined, query: unknown): z.core.$ZodIssue[] {
  const known = namesOf(schema);
  const given = Object.keys(Object(query));
  const words =
    known.length === 0 ? 'is not known: this call takes no parameters' : `is not known: this call takes ${list(known)}`;
  return given
    .filter((name) => !known.includes(name))
    .map((name) => ({ code: 'custom', path: [shown(name)], message: words, input: undefined }));
}

/** A query without them. */
export const onlyKnown = (schema: z.ZodType, query: unknown): object =>
  Object.fromEntries(Object.entries(Object(query)).filter(([name]) => namesOf(schema).includes(name)));

const namesOf = (schema: z.ZodType | undefined): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const list = (names: readonly string[]): string =>
  names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const SHOWN_MAX = 40;
const shown = (name: string): string => (name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name);

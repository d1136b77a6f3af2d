import type { z } from 'zod';

const WORDS = 'holds a character that cannot be stored: NUL, or one half of a pair';

/** The faults of input with texts, or names of fields, that PostgreSQL does not store. */
export const unstorableText = (input: unknown): z.core.$ZodIssue[] => [...faultsIn(input, [])];

function* faultsIn(value: unknown, path: readonly (string | number)[]): Generator<z.core.$ZodIssue> {
  if (typeof value === 'string') {
    if (!isStorable(value)) yield { code: 'custom', path: [...path], message: WORDS, input: undefined };
  } else if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) yield* faultsIn(part, [...path, at]);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      yield* faultsIn(name, path);
      yield* faultsIn(part, [...path, name]);
    }
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

import type { Field } from '@millrace/contract/fields';

/**
 * Whether a field of an object is asked: always, unless its words say beside which value alone. A value that it has all the same stays in
 * sight.
 */
export const isAsked = ({ name, only }: Field, object: Readonly<Record<string, unknown>>): boolean =>
  only === undefined || object[only.where] === only.is || !isNothing(object[name]);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

import type { Operator } from '@millrace/configurator';

/**
 * A piece of a sentence about a configurator. `words` alone mean nothing: a sentence is read by all other pieces, so what is shown may be
 * worded anew at any time. `text` is what is shown.
 */
export type Part = { text: string } & (
  | { is: 'words' }
  /** Between alternatives of a rule, and between rules. */
  | { is: 'or' | 'and' }
  /** A list without a rule, which never holds. */
  | { is: 'never' }
  /** A group, a table, a fact or `@` and what is known of whoever asks. */
  | { is: 'group'; name: string }
  | { is: 'code'; code: string }
  | { is: 'attribute'; name: string }
  | { is: 'operator'; operator: Operator }
  /** A decimal as it is written. */
  | { is: 'number'; value: string }
  /** A text that an attribute is compared with. */
  | { is: 'quoted'; value: string }
  | { is: 'sum' | 'end-of-sum' | 'times' }
  | { is: 'sign'; sign: '+' | '-' }
  /** Text that cannot be read, as it is written. */
  | { is: 'unreadable'; source: string }
  /** The effect of a statement: its first piece (`statement.ts`). */
  | { is: 'does'; what: string }
  /** A field of a statement that follows: what its condition, its bounds or its words are. */
  | { is: 'field'; field: string }
);

export const words = (text: string): Part => ({ is: 'words', text });

/** The sentence as plain text. */
export const plainText = (parts: readonly Part[]): string =>
  parts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll(' ,', ',');

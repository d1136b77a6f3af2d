import { type Cents, NO_CENTS, toCents } from '@millrace/configurator';
import { plainNumber } from '@millrace/contract';
import { printing } from '../../ui/printing.ts';

/** A price of a known number as it stands in its field: '' asks for none, `on request` is 0. */
export const printPrice = (cents: Cents | null): string =>
  cents === null ? '' : cents === 0 ? 'on request' : printing().amount(cents);

/** A price as typed, in cents; undefined: it cannot be read. */
export function readPrice(typed: string): Cents | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  if (text === 'on request') return NO_CENTS;
  const bare = text.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '');
  if (!/^\d[\d,.\s\u00a0\u202f’']*$/.test(bare)) return undefined;
  const plain = plainNumber(bare, printing().decimalSign);
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? toCents(Number(plain)) : undefined;
}

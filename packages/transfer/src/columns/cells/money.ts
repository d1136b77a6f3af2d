import type { Cell, CellReading, Surroundings } from '../column.ts';
import { hasCurrency, otherCurrency } from '../currency.ts';
import { readNumber } from './numbers.ts';

const ON_REQUEST = /^(?:on request|poa|p\.o\.a\.|call|call for price|tbd|n\/a|auf anfrage|a\. ?a\.)$/i;

/** An amount as its cell shows it, in whole cents; "on request" is none. */
export function readCents(cell: Cell, { decimal, currency }: Pick<Surroundings, 'decimal' | 'currency'>): CellReading {
  const { text, number } = cell;
  if (ON_REQUEST.test(text.trim())) return { ok: true, value: null };
  const seen = readNumber(text, number === undefined ? signIn(text, decimal) : '.');
  const read = seen.ok || number === undefined ? seen : { ok: true as const, value: number };
  if (!read.ok) return { ok: false, why: read.why, fits: [decimal === '.' ? '1,188.00' : '1.188,00'], isExample: true };
  const other = currency === undefined ? null : otherCurrency(text, currency);
  if (other !== null)
    return { ok: false, why: `“${text}” is in ${other}, and prices of this site are in ${currency}.` };
  const cents = Math.round(read.value * 100);
  if (!Number.isSafeInteger(cents)) return { ok: false, why: `“${text}” is more than anybody pays.` };
  if (Math.abs(read.value * 100 - cents) > 1e-6 * Math.max(1, Math.abs(cents)))
    return { ok: false, why: `“${text}” has parts of a cent.`, fits: [(cents / 100).toFixed(2).replace('.', decimal)] };
  return { ok: true, value: cents };
}

/** Two digits after the last sign of an amount with a currency are its cents, whatever sign the other amounts of the sheet have. */
function signIn(text: string, decimal: '.' | ','): '.' | ',' {
  const sign = /\d([.,])\d{2}(?!\d|[.,])/.exec(text)?.[1];
  return sign !== undefined && hasCurrency(text) ? (sign as '.' | ',') : decimal;
}

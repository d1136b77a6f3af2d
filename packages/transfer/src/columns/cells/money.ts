import type { Cell, CellReading } from '../column.ts';
import { readNumber } from './numbers.ts';

const ON_REQUEST = /^(?:on request|poa|p\.o\.a\.|call|call for price|tbd|n\/a|auf anfrage|a\. ?a\.)$/i;

/** An amount as its cell shows it, in whole cents; "on request" is none. */
export function readCents(cell: Cell, decimal: '.' | ','): CellReading {
  const { text, number } = cell;
  if (ON_REQUEST.test(text.trim())) return { ok: true, value: null };
  const seen = readNumber(text, number === undefined ? decimal : '.');
  const read = seen.ok || number === undefined ? seen : { ok: true as const, value: number };
  if (!read.ok) return { ok: false, why: read.why, fits: [decimal === '.' ? '1,188.00' : '1.188,00'], isExample: true };
  const cents = Math.round(read.value * 100);
  if (!Number.isSafeInteger(cents)) return { ok: false, why: `“${text}” is more than anybody pays.` };
  if (Math.abs(read.value * 100 - cents) > 1e-6 * Math.max(1, Math.abs(cents)))
    return { ok: false, why: `“${text}” has parts of a cent.`, fits: [(cents / 100).toFixed(2).replace('.', decimal)] };
  return { ok: true, value: cents };
}

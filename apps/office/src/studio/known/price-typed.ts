import { plainAmount } from '@millrace/configurator/words';

/** A price of a known number as it stands in its field: '' asks for none, `on request` is 0. */
export const printPrice = (cents: number | null): string =>
  cents === null ? '' : cents === 0 ? 'on request' : plainAmount(cents as never);

/** A price as typed, in cents; undefined: it cannot be read. */
export function readPrice(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  if (text === 'on request') return 0;
  if (!/^\$?\d[\d,]*(?:\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
}

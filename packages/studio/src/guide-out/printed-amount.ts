import { printDecimal } from '@millrace/configurator';
import { isWholeCents } from '../sheets/is-whole-cents.ts';

/** A price as guides print it; one by the unit may have parts of a cent. */
export const printedAmount = (price: number): string =>
  isWholeCents(price) ? price.toFixed(2) : printDecimal(Number(price.toFixed(9)));

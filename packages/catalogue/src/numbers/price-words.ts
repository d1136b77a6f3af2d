import type { Cents } from '@millrace/configurator';

/** A price as findings say it; 0 and null are a price on request. */
export const priceWords = (cents: Cents | null): string =>
  (cents ?? 0) === 0 ? 'a price on request' : ((cents ?? 0) / 100).toFixed(2);

/** How one configurator is judged, and what its numbers read as: what the studio asks as its author types. */
export { modelNumberFindings, type NumberedProduct } from './checks/check-products.ts';
export { configuratorFindings } from './checks/configurators/check-configurators.ts';
export { type KnowingRow, knownNumberFindings } from './checks/configurators/check-known-numbers.ts';
export type { JudgedConfigurator } from './checks/configurators/judged-configurator.ts';
export { priceWords } from './numbers/price-words.ts';
export { readerOf } from './numbers/reader.ts';
export { startsOf } from './numbers/starts.ts';
export { whatItReads } from './numbers/what-it-reads.ts';

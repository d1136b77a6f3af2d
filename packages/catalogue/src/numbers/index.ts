export { type FoldedNumber, foldNumber } from './lenient/folded-number.ts';
export { readLeniently } from './lenient/read-leniently.ts';
export type { Offer } from './nearly/offers.ts';
export { type NearReading, readNearly } from './nearly/read-nearly.ts';

import type { Evaluation } from '@millrace/configurator';
import type { Product, WrittenModelNumber } from '@millrace/contract';
import { centsOf } from '../../nameplate/price-text.ts';
import type { CatalogueModel } from './price-words.ts';

/** The number to look for in the catalogue; '' while anything but the catalogue's word is missing. */
export const wholeNumber = ({ missing, itemNo }: Evaluation): string =>
  missing.every(({ code }) => code === 'not-in-catalogue') ? itemNo : '';

/** The catalogue product that carries the number of an evaluation; null for none. */
export type ModelOf = (evaluation: Evaluation) => CatalogueModel | null;

type Priced = Pick<Product, 'partNumber' | 'price'>;

/** The product that carries a number, the server's answer before the family's own products; null for none. */
export function catalogueModel(
  itemNo: WrittenModelNumber,
  answered: Priced | undefined,
  products: readonly Product[],
): CatalogueModel | null {
  if (itemNo === '') return null;
  const known: Priced | undefined = answered ?? products.find((product) => product.configModelNo === itemNo);
  if (known === undefined) return null;
  return { partNumber: known.partNumber, price: centsOf(known.price) };
}

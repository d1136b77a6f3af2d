import type { ContentProduct } from '@millrace/contract/content';
import type { ReactElement } from 'react';
import { heading } from '../element.ts';
import { type FamilySubject, priceOf } from '../subject.ts';
import { type Column, table } from '../table.ts';

const number: Column<ContentProduct> = {
  head: 'Part number',
  width: 20,
  cell: ({ partNumber }) => partNumber,
  isMono: true,
};
const description: Column<ContentProduct> = { head: 'Description', width: 62, cell: described };
const model: Column<ContentProduct> = {
  head: 'Model number',
  width: 34,
  cell: ({ configModelNo }) => configModelNo ?? '',
  isMono: true,
};
const price: Column<ContentProduct> = { head: 'List price', width: 18, cell: priceOf, align: 'right', isMono: true };

function described(product: ContentProduct): string {
  const words = product.description === '' ? product.name : product.description;
  return product.isObsolete ? `Obsolete. ${words}` : words;
}

/** The models of a family, with or without what they cost. */
export function modelTable(
  { products }: FamilySubject,
  withPrices: boolean,
  most = Number.POSITIVE_INFINITY,
): ReactElement[] {
  if (products.length === 0) return [];
  return [heading('Models'), productTable(products.slice(0, most), withPrices)];
}

export function productTable(products: readonly ContentProduct[], withPrices: boolean): ReactElement {
  const hasModels = products.some(({ configModelNo }) => configModelNo !== null);
  return table([number, ...(hasModels ? [model] : []), description, ...(withPrices ? [price] : [])], products, 8);
}

/** The accessories of the family. */
export function accessoryTable({ accessories }: FamilySubject, withPrices = false): ReactElement[] {
  if (accessories.length === 0) return [];
  const named = accessories.map((product) => ({ ...product, description: `${product.name}. ${product.description}` }));
  return [heading('Accessories'), productTable(named, withPrices)];
}

import type { Product, ProductColumn } from '@millrace/contract';

/** A column of the table of models that can be sorted by. */
export interface ModelColumn {
  key: string;
  name: string;
  isNumber?: boolean;
  /** The place of its cell in a product; absent: it is no attribute. */
  cell?: number;
  /** The value it is sorted by; null for none, which stands last either way. */
  of: (product: Product) => string | number | null;
}

const part: ModelColumn = { key: 'part', name: 'Part number', of: ({ partNumber }) => partNumber };
const words: ModelColumn = {
  key: 'words',
  name: 'Description',
  of: ({ name, description }) => `${name} ${description}`,
};
const price: ModelColumn = {
  key: 'price',
  name: 'List price',
  isNumber: true,
  of: ({ price: costs, replacement }) => (costs === 0 || replacement !== undefined ? null : costs),
};

/** All columns: between words and price the attributes in which the products differ. */
export const modelColumns = (attributes: readonly ProductColumn[] = []): readonly ModelColumn[] => [
  part,
  words,
  ...attributes.map(({ key, name, isNumber }, cell) => ({
    key: `attribute ${key}`,
    name,
    isNumber,
    cell,
    of: ({ cells }: Product) => cells?.[cell]?.sort ?? null,
  })),
  price,
];

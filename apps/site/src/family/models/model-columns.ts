import type { Product } from '@millrace/contract';

/** A column of the table of models that can be sorted by. */
export interface ModelColumn {
  key: 'part' | 'words' | 'price';
  name: string;
  isNumber?: true;
  /** The value it is sorted by; null for none, which stands last either way. */
  of: (product: Product) => string | number | null;
}

export const modelColumns: readonly ModelColumn[] = [
  { key: 'part', name: 'Part number', of: ({ partNumber }) => partNumber },
  { key: 'words', name: 'Description', of: ({ name, description }) => `${name} ${description}` },
  {
    key: 'price',
    name: 'List price',
    isNumber: true,
    of: ({ price, replacement }) => (price === 0 || replacement !== undefined ? null : price),
  },
];

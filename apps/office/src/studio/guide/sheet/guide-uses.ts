import type { CellUse, GivenUse } from '@millrace/studio';

/** The meanings that a person gives to cells, in the order of the bar. */
export const givenUses: readonly { use: GivenUse; name: string }[] = [
  { use: 'group', name: 'Group name' },
  { use: 'code', name: 'Code' },
  { use: 'words', name: 'Words' },
  { use: 'price', name: 'Price' },
  { use: 'example', name: 'Example' },
  { use: 'footnote', name: 'Footnote' },
  { use: 'nothing', name: 'Nothing' },
];

export const useWords: Readonly<Record<CellUse, string>> = {
  group: 'name of a group',
  code: 'code of an option',
  words: 'words of an option',
  price: 'price',
  example: 'example',
  footnote: 'footnote',
  mark: 'mark of what fits',
  heading: 'heading',
  title: 'title',
  nothing: 'means nothing',
};

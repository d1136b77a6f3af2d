import { z } from 'zod';
import { contentKinds } from './kinds/index.ts';

export type ContentKind = keyof typeof contentKinds;
/** Everything published, as rows. The catalogue's compile checks references between rows; the schemas do not. */
export type Content = { [Kind in ContentKind]: ContentRow<Kind>[] };
export type ContentRow<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]['row']>;

export const isContentKind = (word: string): word is ContentKind => Object.hasOwn(contentKinds, word);
/** The kinds, in the order of their table. */
export const contentKindNames: readonly ContentKind[] = Object.keys(contentKinds).filter(isContentKind);

/** Makes content kind by kind. */
export function contentOf(rowsOf: <Kind extends ContentKind>(kind: Kind) => ContentRow<Kind>[]): Content {
  return Object.fromEntries(contentKindNames.map((kind): unknown[] => [kind, rowsOf(kind)]));
}

const lists: { [Kind in ContentKind]: z.ZodArray<(typeof contentKinds)[Kind]['row']> } = Object.fromEntries(
  contentKindNames.map((kind): unknown[] => [kind, z.array(contentKinds[kind].row)]),
);
/** The schema of all content. */
export const content = z.object(lists);

/** No row of any kind: where tests and generators begin. */
export const emptyContent = (): Content => contentOf(() => []);

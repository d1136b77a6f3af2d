import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';

/** The words by which people know a row: its title, and its name where the title is a number; a new one is called by its kind. */
export function rowWords(kind: ContentKind, row: Readonly<Record<string, unknown>> | null): string {
  const { title, one } = wordsOf(kind);
  const parts = [title, 'name']
    .filter((field, at, all) => all.indexOf(field) === at)
    .map((field) => textOf(row?.[field]));
  const words = [...new Set(parts)].filter((part) => part !== '').join(' ');
  return words === '' || title === 'id' ? `${upper(one)} ${textOf(row?.['id'])}`.trim() : words;
}

/** The words of a row that the server has named; a row without a name is called by its kind. */
export const namedRowWords = (kind: ContentKind, { id, label }: { id: number; label: string }): string =>
  label === '' ? `${upper(wordsOf(kind).one)} ${id}` : label;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

import { startsOf } from '@millrace/catalogue/judging';
import type { FieldPath } from '@millrace/configurator';
import type { Content, ContentKind } from '@millrace/contract/content';
import { valueAtPath, withAt } from '../findings/mends/mend.ts';
import { type Renamed, renamedNumber } from './rename-numbers.ts';

/** A number in words that people wrote. */
export interface Mention {
  kind: ContentKind;
  id: number;
  /** To the text. */
  path: FieldPath;
  number: string;
  /** Today's number of what it means. */
  now: string;
  /** The words around it. */
  words: string;
}

/** Kinds with words in which people write numbers. */
export const kindsWithWords = [
  'families',
  'faqs',
  'posts',
  'products',
  'documents',
  'siteDocuments',
  'supportVideos',
  'carousels',
  'events',
] as const satisfies readonly ContentKind[];
/** Fields in which numbers are data. */
const DATA: ReadonlySet<unknown> = new Set([
  'configModelNo',
  'partNumber',
  'configurator',
  'validNumbers',
  'refusedNumbers',
]);
const AROUND = 60;
const WORD = /[^\s<>"',;:()[\]]+/g;
const END = /[.?!]+$/;

/** Numbers that a rename changes, as whole words of texts. Without a beginning that tells them, words are no numbers. */
export function* mentionsIn(
  content: Pick<Content, (typeof kindsWithWords)[number]>,
  renamed: Renamed,
): Generator<undefined, Mention[], undefined> {
  const starts = startsOf(renamed.before);
  if (starts.includes('') || renamed.rename.of === 'group' || renamed.rename.of === 'table') return [];
  const mentions: Mention[] = [];
  for (const kind of kindsWithWords)
    for (const [nth, row] of content[kind].entries()) {
      if (nth % 64 === 63) yield;
      for (const { path, text } of textsIn(row, []))
        for (const { 0: word, index } of text.matchAll(WORD)) {
          const number = word.replace(END, '');
          if (!starts.some((start) => number.startsWith(start))) continue;
          const now = renamedNumber(renamed, number);
          if (now === null || now === number) continue;
          const words = text.slice(Math.max(0, index - AROUND), index + word.length + AROUND);
          mentions.push({ kind, id: row.id, path, number, now, words });
        }
    }
  return mentions;
}

function* textsIn(value: unknown, path: FieldPath): Iterable<{ path: FieldPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    if (isList || !DATA.has(key)) yield* textsIn(inner, [...path, isList ? Number(key) : key]);
}

/** The row with the numbers of its words written anew, where they are whole words. */
export function withRewritten(row: object, mentions: readonly Mention[]): object {
  return mentions.reduce<object>((now, { path, number, now: to }) => {
    const text = valueAtPath(now, path);
    if (typeof text !== 'string') return now;
    const put = text.replaceAll(WORD, (word) => {
      const end = END.exec(word)?.[0] ?? '';
      return word.slice(0, word.length - end.length) === number ? to + end : word;
    });
    return Object.assign({}, withAt(now, path, { to: put }));
  }, row);
}

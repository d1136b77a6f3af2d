import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { type ListedRow, officeCalls, ROWS_PAGE_MAX } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { kindsWithWords, numberStarts, numbersInWords, readConfigurator } from '@millrace/studio';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { officeTransport } from '../../api/office-transport.ts';
import { namedRowWords, rowWords } from '../../changes/row-words.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { referringQuery } from '../../draft/draft-queries.ts';
import { useAllRows } from '../../draft/use-all-rows.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { knownLines } from '../known/known-lines.ts';

/** A place where the configurator, or a number of it, is used. */
export interface Use {
  key: string;
  kind: ContentKind;
  /** null: several rows, which their list shows. */
  id: number | null;
  words: string;
  /** The numbers that stand there. */
  numbers: readonly string[];
  /** A note, such as that it is a part there. */
  note: string;
}

/** Of products the numbers are data. */
const WITH_WORDS = kindsWithWords.filter((kind) => kind !== 'products');
/** More of one kind are one line, which leads to their list. */
const LISTED_MOST = 8;

/** Everything that uses the configurator: its family, customers', products, texts, drawings, and others that have it as a part. */
export function useUses(): { uses: readonly Use[]; isPending: boolean; error: Error | null } {
  const { kind, id, row, sound, published, products } = useStudio();
  const { id: draft } = useDraft();
  const inDraft = draft === null ? {} : { draft };
  const referring = useQuery(referringQuery(kind, id, draft));
  const before = published ?? sound;
  const starts = useMemo(() => numberStarts(before), [before]);
  const words = useQuery({
    queryKey: ['numbers in words', draft, starts],
    queryFn: async ({ signal }) => {
      const asked = WITH_WORDS.flatMap((of) => starts.map((search) => ({ of, search })));
      const pages = await Promise.all(
        asked.map(async ({ of, search }) => {
          const rows = await readFound(of, { search, ...inDraft }, signal);
          return rows.map((line) => ({ of, ...line }));
        }),
      );
      return pages.flat();
    },
  });
  const parts = useAllRows('families', JSON.stringify({ configurator: { isEmpty: false } }), (one) => ({
    words: rowWords('families', one),
    isPart: Object.values(readConfigurator(one['configurator'])?.parts ?? {}).some((part) => isEqual(part, before)),
  }));
  const known = useMemo(() => knownLines(row).map(({ number }) => number), [row]);
  const numbered = useMemo(
    () => products.flatMap(({ configModelNo, isLive }) => (configModelNo === null || !isLive ? [] : [configModelNo])),
    [products],
  );
  const inWords = useMemo(
    () =>
      [...new Map((words.data ?? []).map((line) => [`${line.of} ${line.id}`, line])).values()].flatMap(
        (line): Use[] => {
          const numbers = numbersInWords(before, line.row);
          const isOwn = line.of === kind && line.id === id;
          if (numbers.length === 0 || line.row === null || isOwn) return [];
          const key = `${line.of} ${line.id}`;
          return [{ key, kind: line.of, id: line.id, words: rowWords(line.of, line.row), numbers, note: '' }];
        },
      ),
    [words.data, before, kind, id],
  );
  const own: Use = { key: 'own', kind, id, words: rowWords(kind, row), numbers: known, note: 'its known numbers' };
  const carried: Use[] =
    numbered.length === 0
      ? []
      : [
          {
            key: 'products',
            kind: 'products',
            id: null,
            words: `${numbered.length} products`,
            numbers: numbered,
            note: '',
          },
        ];
  const rows = [...Map.groupBy(referring.data?.rows ?? [], (one) => one.kind)].flatMap(([of, all]): Use[] => {
    const note = NOTES[of];
    if (note === undefined) return [];
    const total = referring.data?.byKind.find((one) => one.kind === of)?.total ?? all.length;
    const listed = all.map((row) => ({
      key: `${of} ${row.id}`,
      kind: of,
      id: row.id,
      words: namedRowWords(of, row),
      numbers: [],
      note,
    }));
    const many: Use = {
      key: of,
      kind: of,
      id: null,
      words: `${total} ${wordsOf(of).many.toLowerCase()}`,
      numbers: [],
      note,
    };
    return total > LISTED_MOST ? [many] : listed;
  });
  const asPart = parts.rows.flatMap((one): Use[] =>
    one.row.isPart
      ? [
          {
            key: `part ${one.id}`,
            kind: 'families',
            id: one.id,
            words: one.row.words,
            numbers: [],
            note: 'has it as a part',
          },
        ]
      : [],
  );
  return {
    uses: [own, ...carried, ...asPart, ...rows, ...inWords],
    isPending: referring.isPending || words.isPending,
    error: referring.error ?? words.error,
  };
}

/** All rows of a kind that have a text in them. */
async function readFound(
  kind: ContentKind,
  query: { search: string; draft?: string },
  signal: AbortSignal,
): Promise<readonly ListedRow[]> {
  const rows: ListedRow[] = [];
  for (let page = 1; ; page++) {
    const read = await request(officeTransport, officeCalls.officeRows, {
      params: { kind },
      query: { ...query, page, pageSize: ROWS_PAGE_MAX },
      signal,
    });
    rows.push(...read.rows);
    if (read.rows.length === 0 || rows.length >= read.total) return rows;
  }
}

const NOTES: Partial<Record<ContentKind, string>> = {
  customerFamilies: 'sells it under an own name',
  circuits: 'drawn by its answers',
  pictures: 'composed of its options',
  viewItems: 'leads to it',
};

import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { wordsOf } from '@millrace/contract/fields';
import type { RowPage, RowRecord } from '@millrace/contract/office';
import type { QueryClient } from '@tanstack/react-query';
import type { Box } from '../../cells/range.ts';
import { printValue } from '../../fields/print-value.ts';
import { FROM_NUMBER, printFromNumber } from '../numbers/from-number.ts';
import { type Readings, readingOf } from '../numbers/read-numbers.ts';
import type { Rows } from '../use-rows.ts';

/** The cells of a box as they are typed. A row that is referred to is called by its title, where that is known. */
export function cellTexts(
  queries: QueryClient,
  draft: string | null,
  rows: Pick<Rows, 'rowAt'>,
  fields: readonly Field[],
  { top, bottom, left, right }: Box,
  typed: (id: number) => Readonly<Record<string, unknown>> | undefined,
  readings: Readings,
): string[][] {
  const listed = new Map<ContentKind, ReadonlyMap<unknown, RowPage['rows'][number]['row']>>();
  const called = (kind: ContentKind, value: unknown): string | null => {
    const known = listed.get(kind) ?? rowsRead(queries, kind, draft);
    listed.set(kind, known);
    const row = queries.getQueryData<RowRecord>(['row', kind, value, draft])?.row ?? known.get(value);
    const title = row?.[wordsOf(kind).title];
    return typeof title === 'string' ? title : null;
  };
  const text = (field: Field, value: unknown): string => {
    const { widget } = field;
    const [kind] = widget.is === 'reference' && widget.to.by === 'id' ? widget.to.kinds : [];
    return (kind === undefined ? null : called(kind, value)) ?? printValue(field, value);
  };
  return Array.from({ length: bottom - top + 1 }, (_, down) => {
    const line = rows.rowAt(top + down);
    const row: Record<string, unknown> = line === undefined ? {} : { ...line.row, ...typed(line.id) };
    return fields
      .slice(left, right + 1)
      .map((field) =>
        field.name === FROM_NUMBER ? printFromNumber(readingOf(readings, row)) : text(field, row[field.name]),
      );
  });
}

/** All rows of a kind that a list has read, by their ids. */
const rowsRead = (queries: QueryClient, kind: ContentKind, draft: string | null) =>
  new Map(
    queries
      .getQueriesData<RowPage>({ queryKey: ['rows', kind, draft] })
      .flatMap(([, page]) => (page?.rows ?? []).map(({ id, row }) => [id as unknown, row] as const)),
  );

import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { Finding } from '@millrace/contract/office';
import { readCells } from '@millrace/studio/cells';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { repeatedIn } from '../cells/fill.ts';
import { type Box, boxOf, type Cell, countCells, focusOf, type Range } from '../cells/range.ts';
import { writeTsv } from '../cells/sheet-text.ts';
import { useDraft, useEdits } from '../draft/draft-context.tsx';
import { findingsQuery } from '../draft/draft-queries.ts';
import { rememberList } from '../draft/last-list.ts';
import { showValue } from '../fields/print-value.ts';
import { useTellPage } from '../preview/page-here.ts';
import { pageOfRow } from '../preview/page-of-row.ts';
import { Fault } from '../ui/fault.tsx';
import { ActiveCell } from './active-cell.tsx';
import { cellTexts } from './cells/cell-texts.ts';
import { EmptyList, UnknownOfList } from './empty-list.tsx';
import { type Editing, Grid, type Written } from './grid.tsx';
import { ListBar } from './list-bar.tsx';
import { ListHead } from './list-head.tsx';
import { useReadings } from './numbers/use-readings.ts';
import './numbers/numbers.css';
import { PutBar } from './put-bar.tsx';
import { RangeBar } from './range-bar.tsx';
import { PAGE } from './rows/read-pages.ts';
import { useSight } from './rows/use-sight.ts';
import { useListView } from './use-list-view.ts';
import { usePut } from './use-put.ts';
import { ROWS_AT_ONCE, type RowSeen, useRows } from './use-rows.ts';
import '../cells/grid.css';
import './lists.css';

const FIRST: Range = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

/** The list of a kind: its rows as the draft has them, changed in the cell, many at once, or from a spreadsheet. */
export function ListPage({ kind }: { kind: ContentKind }): ReactNode {
  const { id: draft, draft: record, edits, type } = useDraft();
  useEdits();
  const queries = useQueryClient();
  const list = useListView(kind);
  const { fields } = list;
  const [sight, onSight] = useSight();
  const rows = useRows(kind, draft, list, sight);
  const [{ range, written }, setPlace] = useState<{ range: Range; written?: Written }>({ range: FIRST });
  const [editing, setEditing] = useState<Editing | null>(null);
  const filterField = useRef<HTMLInputElement>(null);
  const findings = useFindings(kind, record?.id ?? null);
  const typed = (id: number) => edits.typed(draft, kind, id);
  const readings = useReadings(kind, draft, rows, sight, typed);
  const put = usePut(kind, list, rows, typed);
  const box = within(boxOf(range), rows.total, fields.length);

  const seen = ({ id, version }: RowSeen, field: string): RowSeen => ({
    id,
    version: edits.seenIn(draft, { kind, id, version }, field),
  });
  const onPut = ({ id, version }: RowSeen, field: string, value: unknown): void =>
    type({ kind, id, version, fields: { [field]: value } });
  const texts = (of: Box): string[][] => cellTexts(queries, draft, rows, fields, of, typed, readings);
  const { many } = wordsOf(kind);
  const inList = ({ row, column }: Cell): Cell => ({
    row: Math.min(row, Math.max(0, rows.total - 1)),
    column: Math.min(column, fields.length - 1),
  });
  // Enter moves on to the next row; the page to look at is that of the row that was just written, until somebody goes elsewhere.
  const isWritten = written !== undefined && rows.rowAt(written.row)?.id === written.id;
  const activeRow = rows.rowAt(isWritten ? written.row : focusOf(range).row)?.row ?? null;
  useTellPage(activeRow === null ? null : pageOfRow(kind, activeRow));
  const nameOf = (at: number): string => {
    const [title] = fields;
    const words = title === undefined ? '' : showValue(title, rows.rowAt(at)?.row?.[title.name]);
    return words === '' ? `Row ${at + 1}` : words;
  };
  return (
    <div className="list-page">
      <ListHead kind={kind} list={list} rows={rows} box={box} draft={draft} />
      <ListBar kind={kind} list={list} draft={draft} />
      <UnknownOfList kind={kind} list={list} />
      <Fault words={rows.error === null ? null : faultWords(rows.error)} />
      {rows.total === 0 && !rows.isPending ? <EmptyList kind={kind} list={list} /> : null}
      <Grid
        kind={kind}
        name={many}
        list={list}
        rows={rows}
        draft={draft}
        range={{ ...range, to: inList(range.to), ...(range.focus === undefined ? {} : { focus: inList(range.focus) }) }}
        setRange={(next, after) => setPlace({ range: next, ...(after === undefined ? {} : { written: after }) })}
        editing={editing}
        setEditing={setEditing}
        typed={typed}
        seen={seen}
        findings={findings}
        readings={readings}
        onSight={onSight}
        onPut={onPut}
        onCopy={(of) => (of.bottom - of.top >= ROWS_AT_ONCE ? null : writeTsv(texts(of)))}
        onPaste={(text) => void put.paste(readCells(text), box)}
        onFill={() => void put.fill(box, texts({ ...box, bottom: box.top })[0] ?? [])}
        onFillInto={async (of, into) => {
          if (of.bottom - of.top >= ROWS_AT_ONCE) return;
          await rows.read(of.top, of.bottom);
          const made = texts(of);
          await put.each(`Fill ${countCells(into)} cells`, into, (row, column) => {
            const from = repeatedIn(of, { row, column });
            return made[from.row - of.top]?.[from.column - of.left] ?? '';
          });
        }}
        onOpen={(at) => {
          const id = rows.rowAt(at)?.id;
          if (id !== undefined)
            rememberList(kind, { search: location.search, query: rows.query, pageSize: PAGE, id, at });
        }}
        onClear={() => void put.same(box, '')}
        onEscape={put.drop}
        filterField={filterField}
      />
      {put.judged !== null ? (
        <PutBar judged={put.judged} fields={fields} draft={draft} nameOf={nameOf} onTake={put.take} onDrop={put.drop} />
      ) : countCells(box) > 1 ? (
        <RangeBar box={box} fields={fields} rows={rows} draft={draft} typed={typed} put={put} />
      ) : (
        <ActiveCell list={list} range={range} rows={rows} findings={findings} onPut={onPut} />
      )}
    </div>
  );
}

const within = ({ top, bottom, left, right }: Box, rows: number, columns: number): Box => ({
  top: Math.min(top, Math.max(0, rows - 1)),
  bottom: Math.min(bottom, Math.max(0, rows - 1)),
  left: Math.min(left, columns - 1),
  right: Math.min(right, columns - 1),
});

function useFindings(kind: ContentKind, draft: string | null): ReadonlyMap<number, readonly Finding[]> {
  const { data } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  return useMemo(() => {
    const own = (data?.findings ?? []).filter((finding) => finding.kind === kind) as Finding[];
    return Map.groupBy(own, ({ id }) => id);
  }, [data, kind]);
}

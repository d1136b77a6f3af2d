import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { officeCalls } from '@millrace/contract/office';
import { useState } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { type Box, countCells } from '../cells/range.ts';
import { useDraft } from '../draft/draft-context.tsx';
import type { FindReference } from '../fields/read-typed.ts';
import { judge, type Verdict } from './cells/verdict.ts';
import type { ShownList } from './use-list-view.ts';
import { ROWS_AT_ONCE, type Rows, valueOfRow } from './use-rows.ts';

/** Words of rows that are looked up for one paste at most; others are taken as they are. */
const LOOKED_UP_MOST = 200;

/** Cells that were judged and wait for a person to take them. */
export interface Judged {
  /** The deed in words, as `Pasted 24 rows × 2 columns`. */
  words: string;
  verdict: Verdict;
}

export interface Put {
  judged: Judged | null;
  /** Cells from a spreadsheet; one cell alone goes into the whole range. */
  paste(cells: readonly (readonly string[])[], box: Box): Promise<void>;
  /** The first row of the range into all others. */
  fill(box: Box, first: readonly string[]): Promise<void>;
  /** One text into all cells of the range. */
  same(box: Box, text: string): Promise<void>;
  /** A text made for each cell. */
  each(words: string, box: Box, made: (row: number, column: number) => string): Promise<void>;
  take(): void;
  drop(): void;
}

/** Puts many cells in: they are judged first, and written when nothing is refused or a person takes the others. */
export function usePut(
  kind: ContentKind,
  { fields }: ShownList,
  rows: Rows,
  typed: (id: number) => Readonly<Record<string, unknown>> | undefined,
): Put {
  const { id: draft, writeMany } = useDraft();
  const [judged, setJudged] = useState<Judged | null>(null);

  const write = (verdict: Verdict): void => {
    if (verdict.edits.length > 0) writeMany(verdict.edits);
    setJudged(null);
  };
  async function put(words: string, cells: readonly (readonly string[])[], box: Box, isAsked: boolean): Promise<void> {
    const most = cells.slice(0, ROWS_AT_ONCE);
    await rows.read(box.top, Math.min(rows.total - 1, box.top + most.length - 1));
    const found = await lookedUp(fields, most, box.left, draft);
    const verdict = judge(
      { kind, fields, rowAt: rows.rowAt, find: (field) => found.get(field.name) ?? (() => undefined), typed },
      most,
      box.top,
      box.left,
    );
    const beyond = cells.length - most.length;
    const refused =
      beyond === 0
        ? verdict.refused
        : [
            ...verdict.refused,
            {
              row: box.top + ROWS_AT_ONCE,
              column: box.left,
              cause: 'no-row' as const,
              words: `${beyond} rows are more than ${ROWS_AT_ONCE} at once`,
            },
          ];
    if (!isAsked && refused.length === 0) write(verdict);
    else setJudged({ words, verdict: { ...verdict, refused } });
  }
  const repeated = (box: Box, line: readonly string[]): string[][] =>
    Array.from({ length: box.bottom - box.top + 1 }, () => [...line]);
  const counted = (box: Box): string => `${countCells(box)} cells`;

  return {
    judged,
    paste(cells, box) {
      const [[only] = []] = cells;
      const isOne = cells.length === 1 && cells[0]?.length === 1 && only !== undefined;
      const all = isOne
        ? repeated(
            box,
            Array.from({ length: box.right - box.left + 1 }, () => only),
          )
        : cells;
      const columns = Math.max(0, ...all.map((line) => line.length));
      return put(
        `Pasted ${all.length} ${all.length === 1 ? 'row' : 'rows'} × ${columns} ${columns === 1 ? 'column' : 'columns'}`,
        all,
        box,
        true,
      );
    },
    fill: (box, first) => put(`Fill ${counted(box)}`, repeated(box, first), box, false),
    same: (box, text) =>
      put(
        `Set ${counted(box)}`,
        repeated(
          box,
          Array.from({ length: box.right - box.left + 1 }, () => text),
        ),
        box,
        false,
      ),
    async each(words, box, made) {
      await rows.read(box.top, box.bottom);
      const cells = repeated(box, []).map((_, down) =>
        Array.from({ length: box.right - box.left + 1 }, (_one, right) => made(box.top + down, box.left + right)),
      );
      await put(words, cells, box, false);
    },
    take() {
      if (judged !== null) write(judged.verdict);
    },
    drop: () => setJudged(null),
  };
}

/** By field, the values of the rows that its texts call. A text that calls several, or none, stays as it is. */
async function lookedUp(
  fields: readonly Field[],
  cells: readonly (readonly string[])[],
  left: number,
  draft: string | null,
): Promise<Map<string, FindReference>> {
  const found = new Map<string, FindReference>();
  for (const [right, field] of fields.slice(left).entries()) {
    const { widget } = field;
    if (!('to' in widget) || widget.to.by !== 'id') continue;
    const values = new Map<string, string | number>();
    const texts = new Set(cells.flatMap((line) => (line[right] ?? '').split(/[,;\n]/)).map((text) => text.trim()));
    for (const text of [...texts].filter((one) => one !== '' && !/^\d+$/.test(one)).slice(0, LOOKED_UP_MOST)) {
      const query = { q: text, limit: 10, ...(draft === null ? {} : { draft }) };
      const answer = await request(officeTransport, officeCalls.officeSearch, { query });
      const own = answer.rows.filter(
        (row) =>
          widget.to.kinds.includes(row.kind) &&
          [row.label, row.detail].some((one) => one.toLowerCase() === text.toLowerCase()),
      );
      const [only] = own;
      if (only !== undefined && own.length === 1) values.set(text, await valueOfRow(only, widget.to.by, draft));
    }
    found.set(field.name, (text) => values.get(text.trim()));
  }
  return found;
}

import type { ContentKind } from '@millrace/contract/content';
import { withArticle, wordsOf } from '@millrace/contract/fields';
import { type ListedRow, ROWS_WRITTEN_MAX } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import type { Box } from '../cells/range.ts';
import { writeCsv } from '../cells/sheet-text.ts';
import { addRow } from '../draft/add-row.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { countsQuery, refreshDraft } from '../draft/draft-queries.ts';
import { emptyRow } from '../inputs/empty-value.ts';
import { rememberAdded } from '../navigation/added-row.ts';
import { goTo, PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { countWords } from '../ui/printing.ts';
import { cellTexts } from './cells/cell-texts.ts';
import { ExportMenu } from './export-menu.tsx';
import { FROM_NUMBER } from './numbers/from-number.ts';
import { askReadings, numbersIn, rowsBetween } from './numbers/read-numbers.ts';
import { RemoveSheet } from './remove-sheet.tsx';
import type { ShownList } from './use-list-view.ts';
import { ROWS_AT_ONCE, type Rows } from './use-rows.ts';
import { ViewsMenu } from './views/views-menu.tsx';

/** The head of the page: how many rows there are, and what is done with whole rows. */
export function ListHead({
  kind,
  list,
  rows,
  box,
  draft,
}: {
  kind: ContentKind;
  list: ShownList;
  rows: Rows;
  box: Box;
  draft: string | null;
}): ReactNode {
  const { one, many } = wordsOf(kind);
  const { ensureDraft, edits } = useDraft();
  const queries = useQueryClient();
  const counts = useQuery(countsQuery(draft)).data?.kinds.find((counted) => counted.kind === kind);
  const sheet = useRef<HTMLDialogElement>(null);
  const [exported, setExported] = useState<string | null>(null);
  const chosen = Array.from({ length: Math.min(box.bottom - box.top + 1, ROWS_WRITTEN_MAX) }, (_, at) =>
    rows.rowAt(box.top + at),
  ).filter((line): line is ListedRow => line !== undefined);
  const add = useMutation({
    mutationFn: async (fields: readonly Readonly<Record<string, unknown>>[]) => {
      await edits.settled();
      const into = await ensureDraft();
      let id = 0;
      for (const row of fields) ({ id } = await addRow(officeTransport, into, kind, row));
      const [only] = fields;
      if (only !== undefined) rememberAdded(kind, id, only);
      return { into, only: fields.length === 1 ? id : null };
    },
    onSuccess: async ({ into, only }) => {
      // The form of a row tells of all that is still missing; several rows are filled in beside each other.
      if (only !== null) goTo(`/office/rows/${kind}/${only}`);
      else list.setView({ ...list.view, search: '', filters: {}, sort: ['-id'], show: 'changed' });
      await Promise.all([refreshDraft(queries, into), queries.invalidateQueries({ queryKey: ['rows', kind] })]);
    },
  });
  const duplicate = (): void =>
    add.mutate(
      chosen.flatMap(({ row }) => {
        const { id: _, ...fields } = row ?? {};
        return row === null ? [] : [fields];
      }),
    );
  const save = async (): Promise<void> => {
    const lines = [list.fields.map(({ label }) => label)];
    for (let top = 0; top < rows.total; top += ROWS_AT_ONCE) {
      const bottom = Math.min(rows.total, top + ROWS_AT_ONCE) - 1;
      setExported(`Reading ${bottom + 1} of ${rows.total}`);
      await rows.read(top, bottom);
      const typed = (id: number) => edits.typed(draft, kind, id);
      const readings = list.fields.some(({ name }) => name === FROM_NUMBER)
        ? await askReadings(draft, numbersIn(rowsBetween(rows, top, bottom, typed)))
        : {};
      const box = { top, bottom, left: 0, right: list.fields.length - 1 };
      lines.push(...cellTexts(queries, draft, rows, list.fields, box, typed, readings));
    }
    const file = URL.createObjectURL(new Blob([writeCsv(lines)], { type: 'text/csv' }));
    const link = Object.assign(document.createElement('a'), { href: file, download: `${kind}.csv` });
    link.click();
    URL.revokeObjectURL(file);
    setExported(`${rows.total} rows exported`);
  };
  return (
    <>
      <header className="list-head">
        <h1>{many}</h1>
        <ViewsMenu kind={kind} view={list.view} />
        <span className="soft" role="status">
          {rows.isPending ? 'Reading' : rowsWords(rows.total, counts?.rows)}
        </span>
        <span className="soft" role="status">
          {exported}
        </span>
        <span className="list-push" />
        {chosen.length === 1 && chosen[0] !== undefined ? (
          <PageLink className="button" href={`/office/rows/${kind}/${chosen[0].id}`}>
            Open its form
          </PageLink>
        ) : null}
        <ExportMenu
          kind={kind}
          rows={rows}
          draft={draft}
          onSaveShown={() => void save().catch((error: unknown) => setExported(faultWords(error)))}
        />
        <button
          className="button"
          type="button"
          disabled={chosen.length === 0}
          onClick={() => sheet.current?.showModal()}
        >
          Remove…
        </button>
        <button className="button" type="button" disabled={chosen.length === 0 || add.isPending} onClick={duplicate}>
          Duplicate
        </button>
        <button className="button" type="button" disabled={add.isPending} onClick={() => add.mutate([emptyRow(kind)])}>
          Add {withArticle(one)}
        </button>
      </header>
      <Fault words={add.error === null ? null : faultWords(add.error)} />
      <RemoveSheet sheet={sheet} kind={kind} rows={chosen} draft={draft} />
    </>
  );
}

/** How many rows a list shows, and of how many where a filter leaves some out. */
const rowsWords = (shown: number, all: number | undefined): string =>
  all === undefined || shown >= all
    ? `${countWords(shown)} ${shown === 1 ? 'row' : 'rows'}`
    : `${countWords(shown)} of ${countWords(all)} rows`;

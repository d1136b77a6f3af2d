import { request } from '@millrace/contract';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import { fieldsOf, wordsOf } from '@millrace/contract/fields';
import { type ListedRow, officeCalls } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { rowWords } from '../changes/row-words.ts';
import { askAgain } from '../draft/ask-again.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../draft/draft-queries.ts';
import { Fault } from '../ui/fault.tsx';

const SHOWN = 5;

/** Asks before rows are removed, and shows first what points to them. */
export function RemoveSheet({
  sheet,
  kind,
  rows,
  draft,
}: {
  sheet: RefObject<HTMLDialogElement | null>;
  kind: ContentKind;
  rows: readonly ListedRow[];
  draft: string | null;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { one, many } = wordsOf(kind);
  return (
    <dialog
      ref={sheet}
      className="sheet"
      aria-labelledby="remove-rows"
      closedby="any"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <h2 id="remove-rows">Remove {rows.length === 1 ? `this ${one}` : `${rows.length} ${many.toLowerCase()}`}?</h2>
      <p className="soft">
        {rows
          .slice(0, SHOWN)
          .map((line) => rowWords(kind, line.row))
          .join('; ')}
        {rows.length > SHOWN ? ` and ${rows.length - SHOWN} more` : ''}
      </p>
      {isOpen ? <Asked kind={kind} rows={rows} draft={draft} onDone={() => sheet.current?.close()} /> : null}
      <form method="dialog">
        <button className="button" type="submit">
          Keep
        </button>
      </form>
    </dialog>
  );
}

function Asked({
  kind,
  rows,
  draft,
  onDone,
}: {
  kind: ContentKind;
  rows: readonly ListedRow[];
  draft: string | null;
  onDone(): void;
}): ReactNode {
  const queries = useQueryClient();
  const { ensureDraft, edits } = useDraft();
  const pointing = useQuery({
    queryKey: ['pointing', kind, rows.map(({ id }) => id), draft],
    queryFn: () => pointingTo(kind, rows, draft),
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: async () => {
      await edits.settled();
      const into = await ensureDraft();
      const changes = await Promise.all(
        rows.map(async ({ id }) => {
          const { version } = await request(officeTransport, officeCalls.officeRow, {
            params: { kind, id },
            query: { draft: into },
          });
          return { kind, id, version, fields: null };
        }),
      );
      const { results } = await askAgain((key) =>
        request(officeTransport, officeCalls.officeChangeRows, { params: { draft: into }, body: { key, changes } }),
      );
      return { into, results };
    },
    onSuccess: async ({ into, results }) => {
      putRecords(
        queries,
        into,
        results.map(({ record }) => record),
      );
      await Promise.all([refreshDraft(queries, into), queries.invalidateQueries({ queryKey: ['rows', kind] })]);
      onDone();
    },
  });
  const error = pointing.error ?? remove.error;
  return (
    <>
      <Fault words={error === null ? null : faultWords(error)} />
      {pointing.data === undefined ? (
        <p>Looking for what points to it …</p>
      ) : pointing.data.length === 0 ? (
        <p>Nothing points to it.</p>
      ) : (
        <>
          <p>What points to it will have a fault until it is changed:</p>
          <ul className="pointing">
            {pointing.data.map(({ from, label, total, words }) => (
              <li key={`${from} ${label}`}>
                <b>
                  {total} {wordsOf(from).many}
                </b>{' '}
                by {label}: {words.join('; ')}
                {total > words.length ? ' …' : ''}
              </li>
            ))}
          </ul>
        </>
      )}
      <button
        className="button button-primary"
        type="button"
        disabled={remove.isPending || pointing.isPending}
        onClick={() => remove.mutate()}
      >
        Remove {rows.length === 1 ? 'it' : `all ${rows.length}`} in the draft
      </button>
    </>
  );
}

/** The rows of all kinds that name one of these, by each field that can. */
async function pointingTo(kind: ContentKind, rows: readonly ListedRow[], draft: string | null) {
  const found: { from: ContentKind; label: string; total: number; words: string[] }[] = [];
  for (const from of contentKindNames)
    for (const { name, label, widget } of fieldsOf(from)) {
      if (!('to' in widget) || !widget.to.kinds.includes(kind)) continue;
      const values = rows.flatMap(({ row }) => valueIn(row, widget.to.by));
      if (values.length === 0) continue;
      const answer = await request(officeTransport, officeCalls.officeRows, {
        params: { kind: from },
        query: {
          filter: JSON.stringify({ [name]: { oneOf: values } }),
          pageSize: SHOWN,
          ...(draft === null ? {} : { draft }),
        },
      });
      if (answer.total > 0)
        found.push({ from, label, total: answer.total, words: answer.rows.map((line) => rowWords(from, line.row)) });
    }
  return found;
}

function valueIn(row: Readonly<Record<string, unknown>> | null, by: string): (string | number)[] {
  const value = row?.[by];
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [value] : [];
}

import { request } from '@millrace/contract';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../draft/draft-queries.ts';
import { wordsOf } from '../fields/fields-of.ts';
import { withoutIds } from '../inputs/empty-value.ts';
import { goTo } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { RowHistory } from './row-history.tsx';
import { useAddRow } from './use-add-row.ts';
import { WhereUsed } from './where-used.tsx';

/** Duplicates a row, removes it after a look at what refers to it, takes its change back, and shows its history and where it is used. */
export function RowActions({ record }: { record: RowRecord }): ReactNode {
  const { kind, row, change } = record;
  const { one } = wordsOf(kind);
  const removing = useRef<HTMLDialogElement>(null);
  const using = useRef<HTMLDialogElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { id: draft } = useDraft();
  const history = useRef<HTMLDialogElement>(null);
  const add = useAddRow(kind);
  const back = useTakeBack(record);
  const fault = add.error ?? back.error;
  const copy = (): void => {
    const { id: _, ...fields } = row ?? {};
    add.mutate(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutIds(value)])));
  };
  return (
    <span className="form-actions">
      <Fault words={fault === null ? null : faultWords(fault)} />
      {change === undefined ? null : (
        <button className="button" type="button" disabled={back.isPending} onClick={() => back.mutate()}>
          {change === 'added' ? 'Take it back' : 'Put all back'}
        </button>
      )}
      <button
        className="button"
        type="button"
        onClick={() => {
          setAsked(true);
          using.current?.showModal();
        }}
      >
        Where used
      </button>
      <button className="button" type="button" onClick={() => history.current?.showModal()}>
        History
      </button>
      <button className="button" type="button" disabled={add.isPending} onClick={copy}>
        Duplicate
      </button>
      <button className="button" type="button" onClick={() => removing.current?.showModal()}>
        Remove
      </button>
      <dialog ref={history} className="sheet form-sheet" aria-labelledby="row-history" closedby="any">
        <h2 id="row-history">History of this {one}</h2>
        <RowHistory record={record} />
        <form method="dialog">
          <button className="button" type="submit">
            Close
          </button>
        </form>
      </dialog>
      <dialog
        ref={using}
        className="sheet form-sheet"
        aria-labelledby="where-used"
        closedby="any"
        onClose={() => setAsked(false)}
      >
        <h2 id="where-used">Where this {one} is used</h2>
        {isAsked ? <WhereUsed kind={kind} id={record.id} draft={draft} /> : null}
        <form method="dialog">
          <button className="button" type="submit">
            Close
          </button>
        </form>
      </dialog>
      <dialog ref={removing} className="sheet form-sheet" aria-labelledby="remove-row" closedby="any">
        <Remove record={record} onDone={() => removing.current?.close()} />
      </dialog>
    </span>
  );
}

function useTakeBack({ kind, id, change }: RowRecord) {
  const { id: draft } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeTakeBack, { params: { draft: draft ?? '', kind, id }, query: {} }),
    onSuccess: async (record) => {
      if (draft === null) return;
      putRecords(queries, draft, [record]);
      await refreshDraft(queries, draft);
      if (change === 'added') goTo(`/office/rows/${kind.toLowerCase()}`);
    },
  });
}

function Remove({ record: { kind, id, version }, onDone }: { record: RowRecord; onDone(): void }): ReactNode {
  const { id: draft, edits, ensureDraft } = useDraft();
  const queries = useQueryClient();
  const { one } = wordsOf(kind);
  const remove = useMutation({
    mutationFn: async () => {
      await edits.settled();
      const into = await ensureDraft();
      const { record } = await request(officeTransport, officeCalls.officeRemoveRow, {
        params: { draft: into, kind, id },
        query: { version },
      });
      return { into, record };
    },
    onSuccess: async ({ into, record }) => {
      putRecords(queries, into, [record]);
      await refreshDraft(queries, into);
      onDone();
    },
  });
  return (
    <>
      <h2 id="remove-row">Remove this {one}?</h2>
      <WhereUsed kind={kind} id={id} draft={draft} after=", and would lead nowhere" />
      <p className="soft">It goes in the draft. Visitors have it until the draft is published.</p>
      <Fault words={remove.error === null ? null : faultWords(remove.error)} />
      <p className="form-choices">
        <button className="button" type="button" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Remove it
        </button>
        <button className="button" type="button" onClick={onDone}>
          Keep it
        </button>
      </p>
    </>
  );
}

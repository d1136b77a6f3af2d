import { request } from '@millrace/contract';
import { wordsOf } from '@millrace/contract/fields';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../draft/draft-queries.ts';
import { withoutIds } from '../inputs/empty-value.ts';
import { goTo } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { SheetButton } from '../ui/sheet-button.tsx';
import { RowHistory } from './row-history.tsx';
import { useAddRow } from './use-add-row.ts';
import { WhereUsed } from './where-used.tsx';

/** Duplicates a row, removes it after a look at what refers to it, takes its change back, and shows its history and where it is used. */
export function RowActions({ record }: { record: RowRecord }): ReactNode {
  const { kind, row, change } = record;
  const { one } = wordsOf(kind);
  const { id: draft } = useDraft();
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
      <SheetButton does="Where used" title={`Where this ${one} is used`} className="form-sheet">
        {(close) => (
          <Read onClose={close}>
            <WhereUsed kind={kind} id={record.id} draft={draft} />
          </Read>
        )}
      </SheetButton>
      <SheetButton does="History" title={`History of this ${one}`} className="form-sheet">
        {(close) => (
          <Read onClose={close}>
            <RowHistory record={record} />
          </Read>
        )}
      </SheetButton>
      <button className="button" type="button" disabled={add.isPending} onClick={copy}>
        Duplicate
      </button>
      <SheetButton does="Remove" title={`Remove this ${one}?`} className="form-sheet">
        {(close) => <Remove record={record} onDone={close} />}
      </SheetButton>
    </span>
  );
}

/** Sheets that are read, and left again. */
const Read = ({ children, onClose }: { children: ReactNode; onClose(): void }): ReactNode => (
  <>
    {children}
    <p className="form-choices">
      <button className="button" type="button" onClick={onClose}>
        Close
      </button>
    </p>
  </>
);

function useTakeBack({ kind, id, change }: RowRecord) {
  const { id: draft, edits } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeTakeBack, { params: { draft: draft ?? '', kind, id }, query: {} }),
    onSuccess: async (record) => {
      if (draft === null) return;
      edits.broughtTo(draft, [record]);
      putRecords(queries, draft, [record]);
      await refreshDraft(queries, draft);
      if (change === 'added') goTo(`/office/rows/${kind.toLowerCase()}`);
    },
  });
}

function Remove({ record: { kind, id, version }, onDone }: { record: RowRecord; onDone(): void }): ReactNode {
  const { id: draft, edits, ensureDraft } = useDraft();
  const queries = useQueryClient();
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

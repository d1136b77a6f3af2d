import { hasRightsOf, request } from '@millrace/contract';
import { type DraftRecord, officeCalls, type StaffSession } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useMayName } from '../changes/may-name.ts';
import { SharePreview } from '../preview/share-preview.tsx';
import { Fault } from '../ui/fault.tsx';
import { SheetButton } from '../ui/sheet-button.tsx';
import { readAgain } from './read-again.ts';

/** Renames a draft, or discards it after a question. */
export const DraftActions = ({ draft, session }: { draft: DraftRecord; session: StaffSession }): ReactNode => (
  <span className="publish-actions">
    {useMayName(draft, session) ? (
      <SheetButton does="Rename" title="Rename the draft">
        {(close) => <Rename draft={draft} onDone={close} />}
      </SheetButton>
    ) : null}
    {hasRightsOf(session.roles, 'editor') ? <SharePreview draft={draft} /> : null}
    <SheetButton does="Discard" title={`Discard “${draft.name}”?`}>
      {(close) => <Discard draft={draft} onDone={close} />}
    </SheetButton>
  </span>
);

interface Given {
  draft: DraftRecord;
  onDone(): void;
}

function Rename({ draft, onDone }: Given): ReactNode {
  const queries = useQueryClient();
  const [name, setName] = useState(draft.name);
  const rename = useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeRenameDraft, {
        params: { draft: draft.id },
        body: { name: name.trim(), note: draft.note },
      }),
    onSuccess: async () => {
      await readAgain(queries, draft.id);
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') rename.mutate();
  };
  return (
    <form onSubmit={submit}>
      <label className="label" htmlFor="draft-name">
        Name
      </label>
      <input
        id="draft-name"
        className="field"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Fault words={rename.error === null ? null : faultWords(rename.error)} />
      <p className="publish-choices">
        <button className="button button-primary" type="submit" disabled={name.trim() === '' || rename.isPending}>
          Rename
        </button>
        <button className="button" type="button" onClick={onDone}>
          Leave it
        </button>
      </p>
    </form>
  );
}

function Discard({ draft, onDone }: Given): ReactNode {
  const queries = useQueryClient();
  const discard = useMutation({
    mutationFn: () => request(officeTransport, officeCalls.officeDiscardDraft, { params: { draft: draft.id } }),
    onSuccess: async () => {
      onDone();
      await readAgain(queries, draft.id);
    },
  });
  return (
    <>
      <p>
        {draft.changes === 1 ? 'Its change' : `Its ${draft.changes} changes`} will not be published. They can still be
        read, and not be taken up again.
      </p>
      <Fault words={discard.error === null ? null : faultWords(discard.error)} />
      <p className="publish-choices">
        <button className="button" type="button" disabled={discard.isPending} onClick={() => discard.mutate()}>
          Discard it
        </button>
        <button className="button" type="button" onClick={onDone}>
          Keep it
        </button>
      </p>
    </>
  );
}

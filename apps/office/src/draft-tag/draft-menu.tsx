import { request } from '@millrace/contract';
import { type DraftRecord, officeCalls, type StaffSession } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useMayName } from '../changes/may-name.ts';
import { setCurrentDraft } from '../draft/current-draft.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { draftsQuery, refreshDraft } from '../draft/draft-queries.ts';
import { DRAFT_MENU, NEW_DRAFT } from '../draft/menu/show-new-draft.ts';
import { beginDraft, beginDraftOfTheDay } from '../draft/office-edits.ts';
import { Fault } from '../ui/fault.tsx';

/** The open drafts: another can be taken up or begun, the present one renamed, sent or discarded. */
export function DraftMenu({ session }: { session: StaffSession }): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => menu.current?.hidePopover();
  return (
    <div
      ref={menu}
      id={DRAFT_MENU}
      popover="auto"
      className="draft-menu floating"
      role="dialog"
      aria-label="Drafts"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen ? <Drafts session={session} onDone={close} /> : null}
    </div>
  );
}

function Drafts({ session, onDone }: { session: StaffSession; onDone(): void }): ReactNode {
  const { id, draft } = useDraft();
  const { data, error } = useQuery(draftsQuery);
  const take = (other: DraftRecord): void => {
    setCurrentDraft(other.id);
    onDone();
  };
  return (
    <>
      <h2>Open drafts</h2>
      <Fault words={error === null ? null : faultWords(error)} />
      <ul>
        {data?.map((other) => (
          <li key={other.id}>
            <button type="button" aria-current={other.id === id} onClick={() => take(other)}>
              <span>{other.name}</span>
              <span className="soft">
                {other.state === 'scheduled' ? 'scheduled, ' : ''}
                {other.changes} {other.changes === 1 ? 'change' : 'changes'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data?.length === 0 ? <p className="soft">None. The first change begins one by itself.</p> : null}
      <NewDraft onDone={onDone} />
      {draft === undefined ? null : <PresentDraft key={draft.id} draft={draft} session={session} onDone={onDone} />}
    </>
  );
}

function NewDraft({ onDone }: { onDone(): void }): ReactNode {
  const [name, setName] = useState('');
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () =>
      name.trim() === '' ? beginDraftOfTheDay(officeTransport) : beginDraft(officeTransport, name.trim()),
    onSuccess: async ({ id }) => {
      await refreshDraft(queries, id);
      onDone();
    },
  });
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    begin.mutate();
  };
  return (
    <form onSubmit={submitted}>
      <label className="label" htmlFor={NEW_DRAFT}>
        New draft
      </label>
      <div className="draft-line">
        <input
          id={NEW_DRAFT}
          className="field"
          maxLength={200}
          placeholder="Its name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button className="button" type="submit" disabled={begin.isPending}>
          Begin
        </button>
      </div>
      <Fault words={begin.error === null ? null : faultWords(begin.error)} />
    </form>
  );
}

function PresentDraft({
  draft,
  session,
  onDone,
}: {
  draft: DraftRecord;
  session: StaffSession;
  onDone(): void;
}): ReactNode {
  const isNamed = useMayName(draft, session);
  const [name, setName] = useState(draft.name);
  const [isAsking, setAsking] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const queries = useQueryClient();
  const { edits } = useDraft();
  const params = { draft: draft.id };
  const rename = useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeRenameDraft, {
        params,
        body: { name: name.trim(), note: draft.note },
      }),
    onSuccess: () => refreshDraft(queries, draft.id),
  });
  const discard = useMutation({
    mutationFn: async () => {
      await edits.settled();
      return request(officeTransport, officeCalls.officeDiscardDraft, { params });
    },
    onSuccess: async () => {
      setCurrentDraft(null);
      await Promise.all([refreshDraft(queries, draft.id), queries.invalidateQueries({ queryKey: ['rows'] })]);
      onDone();
    },
  });
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/office?draft=${draft.id}`);
    setCopied(true);
  };
  const fault = rename.error ?? discard.error;
  return (
    <form
      className="draft-present"
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate();
      }}
    >
      {isNamed ? (
        <>
          <label className="label" htmlFor="draft-name">
            Name of this draft
          </label>
          <div className="draft-line">
            <input
              id="draft-name"
              className="field"
              required
              maxLength={200}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button className="button" type="submit" disabled={rename.isPending || name.trim() === draft.name}>
              Rename
            </button>
          </div>
        </>
      ) : null}
      <Fault words={fault === null ? null : faultWords(fault)} />
      {isAsking ? (
        <p className="draft-line">
          <span>
            Discard {draft.changes} {draft.changes === 1 ? 'change' : 'changes'}?
          </span>
          <button className="button" type="button" disabled={discard.isPending} onClick={() => discard.mutate()}>
            Discard them
          </button>
          <button className="button-link" type="button" onClick={() => setAsking(false)}>
            Keep
          </button>
        </p>
      ) : (
        <p className="draft-line">
          <button className="button-link" type="button" onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy a link to it'}
          </button>
          <button className="button-link" type="button" onClick={() => setAsking(true)}>
            Discard…
          </button>
        </p>
      )}
    </form>
  );
}

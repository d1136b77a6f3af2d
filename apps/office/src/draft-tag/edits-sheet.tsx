import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { officeCalls } from '@millrace/contract/office';
import { elementNames } from '@millrace/drafts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { differenceSides } from '../changes/difference-sides.tsx';
import { placeWords } from '../changes/field-at.ts';
import { ReferenceWords } from '../changes/reference-words.tsx';
import { ValueWords } from '../changes/value-words.tsx';
import { useDraft, useEdits } from '../draft/draft-context.tsx';
import { refreshDraft } from '../draft/draft-queries.ts';
import type { EditConflict, RefusedEdit, WaitingEdit } from '../draft/waiting-edit.ts';
import { Fault } from '../ui/fault.tsx';
import { When } from '../ui/when.tsx';

/** All that waits for a person: values that two changed, edits that were refused, and those of a tab that was closed. */
export function EditsSheet({ sheet }: { sheet: RefObject<HTMLDialogElement | null> }): ReactNode {
  const { edits, by } = useDraft();
  const { conflicts, refused, offered } = useEdits();
  return (
    <dialog ref={sheet} className="sheet edits-sheet" aria-labelledby="edits-sheet" closedby="any">
      <h2 id="edits-sheet">What is not in the draft</h2>
      {conflicts.length + refused.length + offered.length === 0 ? <p className="soft">Nothing. All is saved.</p> : null}
      {conflicts.map((conflict) => (
        <Conflict key={conflict.key} conflict={conflict} onTake={(take) => edits.decide(conflict, take, by)} />
      ))}
      {refused.map((one) => (
        <section key={one.edit.key} className="edits-one">
          <h3>Refused: {one.words}</h3>
          <Values edit={one.edit} />
          <div className="edits-do">
            <AgainButton refused={one} />
            <button className="button" type="button" onClick={() => edits.drop(one)}>
              Drop it
            </button>
          </div>
        </section>
      ))}
      {offered.length === 0 ? null : (
        <section className="edits-one">
          <h3>From a tab that was closed before it had saved</h3>
          {offered.map((edit) => (
            <Values key={edit.key} edit={edit} />
          ))}
          <div className="edits-do">
            <button className="button" type="button" onClick={() => edits.takeOffered()}>
              Save them
            </button>
            <button className="button" type="button" onClick={() => edits.dropOffered()}>
              Drop them
            </button>
          </div>
        </section>
      )}
      <form method="dialog">
        <button className="button" type="submit">
          Close
        </button>
      </form>
    </dialog>
  );
}

/**
 * A draft that has ended takes nothing any more: what was typed goes into the one that is worked in now. One that is scheduled takes it
 * once it is off the schedule.
 */
function AgainButton({ refused }: { refused: RefusedEdit }): ReactNode {
  const { edits, draft } = useDraft();
  if (refused.code === 'draft-scheduled') return <UnscheduleButton refused={refused} />;
  return refused.code === 'draft-ended' ? (
    <button className="button" type="button" onClick={() => void edits.moveOn(refused, draft?.id ?? null)}>
      Put it into {draft === undefined ? 'a new draft' : `“${draft.name}”`}
    </button>
  ) : (
    <button className="button" type="button" onClick={() => edits.tryAgain(refused)}>
      Try again
    </button>
  );
}

function UnscheduleButton({ refused: { edit } }: { refused: RefusedEdit }): ReactNode {
  const { edits } = useDraft();
  const { refused } = useEdits();
  const queries = useQueryClient();
  const takeOff = useMutation({
    mutationFn: (draft: string) => request(officeTransport, officeCalls.officeUnschedule, { params: { draft } }),
    onSuccess: async ({ id }) => {
      for (const one of refused) if (one.code === 'draft-scheduled' && one.edit.draft === id) edits.tryAgain(one);
      await refreshDraft(queries, id);
    },
  });
  return (
    <>
      <button
        className="button"
        type="button"
        disabled={takeOff.isPending || edit.draft === null}
        onClick={() => takeOff.mutate(edit.draft ?? '')}
      >
        Take it off the schedule and save this
      </button>
      <Fault words={takeOff.error === null ? null : faultWords(takeOff.error)} />
    </>
  );
}

/** One value that two changed: where it stands, whose the other is and since when, and both in words. */
function Conflict({
  conflict: { kind, id, field, path, mine, theirs, inDraft, theirsBy, theirsAt, draft },
  onTake,
}: {
  conflict: EditConflict;
  onTake(take: 'mine' | 'theirs'): void;
}): ReactNode {
  const who = useWho();
  const at = [field, ...path];
  const place = placeWords(kind, { path: at, elements: elementNames(at, { [field]: inDraft }, null) });
  const sides = differenceSides({ before: theirs, after: mine }, place.field, draft);
  const whose = theirsBy === null ? 'Published since' : upper(who(theirsBy));
  return (
    <section className="edits-one">
      <h3>
        {place.words.join(' › ')} of <RowName kind={kind} id={id} draft={draft} />: you and{' '}
        {theirsBy === null ? 'a publication' : who(theirsBy)} changed it
      </h3>
      <dl>
        <dt>
          {whose}
          {theirsAt === null ? null : (
            <>
              , <When moment={theirsAt} />
            </>
          )}
        </dt>
        <dd>{sides.before}</dd>
        <dt>Yours</dt>
        <dd>{sides.after}</dd>
      </dl>
      <div className="edits-do">
        <button className="button" type="button" onClick={() => onTake('mine')}>
          Put yours in
        </button>
        <button className="button" type="button" onClick={() => onTake('theirs')}>
          Leave theirs
        </button>
      </div>
    </section>
  );
}

/** More values of one write are counted. */
const SHOWN = 8;

function Values({ edit: { edits, draft } }: { edit: WaitingEdit }): ReactNode {
  const values = edits.flatMap(({ kind, id, fields }) =>
    Object.entries(fields).map(([field, value]) => ({ kind, id, field, value })),
  );
  return (
    <ul>
      {values.slice(0, SHOWN).map(({ kind, id, field, value }) => {
        const place = placeWords(kind, { path: [field] });
        return (
          <li key={`${kind} ${id} ${field}`}>
            {place.words.join(' › ')} of <RowName kind={kind} id={id} draft={draft} />:{' '}
            <b>
              <ValueWords field={place.field} value={value} draft={draft} />
            </b>
          </li>
        );
      })}
      {values.length > SHOWN ? <li className="soft">and {values.length - SHOWN} more values</li> : null}
    </ul>
  );
}

/** A row by the words that people know it by. */
const RowName = ({ kind, id, draft }: { kind: ContentKind; id: number; draft: string | null }): ReactNode => (
  <ReferenceWords to={{ kinds: [kind], by: 'id' }} value={id} draft={draft} />
);

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

import type { ContentKind } from '@millrace/contract/content';
import type { ReactNode, RefObject } from 'react';
import { useDraft, useEdits } from '../draft/draft-context.tsx';

import type { EditConflict, WaitingEdit } from '../draft/waiting-edit.ts';
import { fieldNamed, wordsOf } from '../fields/fields-of.ts';
import { showValue } from '../fields/print-value.ts';

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
            <button className="button" type="button" onClick={() => edits.tryAgain(one)}>
              Try again
            </button>
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

function Conflict({
  conflict: { kind, id, field, path, mine, theirs, theirsAt },
  onTake,
}: {
  conflict: EditConflict;
  onTake(take: 'mine' | 'theirs'): void;
}): ReactNode {
  const at = theirsAt === null ? '' : `, ${new Date(theirsAt).toLocaleTimeString('en-US', { timeStyle: 'short' })}`;
  const shown = (value: unknown): string =>
    path.length === 0 ? valueWords(kind, field, value) : JSON.stringify(value ?? null);
  return (
    <section className="edits-one">
      <h3>
        {labelOf(kind, field)} of {rowWords(kind, id)}: another changed it first
      </h3>
      <dl>
        <dt>Theirs{at}</dt>
        <dd className="figures">{shown(theirs) || 'nothing'}</dd>
        <dt>Yours</dt>
        <dd className="figures">{shown(mine) || 'nothing'}</dd>
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

function Values({ edit }: { edit: WaitingEdit }): ReactNode {
  return (
    <ul>
      {edit.edits.map(({ kind, id, fields }) =>
        Object.entries(fields).map(([field, value]) => (
          <li key={`${kind} ${id} ${field}`}>
            {labelOf(kind, field)} of {rowWords(kind, id)}: <b>{valueWords(kind, field, value) || 'nothing'}</b>
          </li>
        )),
      )}
    </ul>
  );
}

const labelOf = (kind: ContentKind, field: string): string => fieldNamed(kind, field)?.label ?? field;
const rowWords = (kind: ContentKind, id: number): string => `${wordsOf(kind).one} ${id}`;
function valueWords(kind: ContentKind, name: string, value: unknown): string {
  const field = fieldNamed(kind, name);
  return field === undefined ? JSON.stringify(value) : showValue(field, value);
}

import { hasRightsOf, request } from '@millrace/contract';
import {
  type DraftChangeAnswer,
  type DraftFindings,
  type DraftRecord,
  officeCalls,
  type PublishBody,
  type PublishedDraft,
  type StaffSession,
} from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ChangedPages } from '../preview/changed-pages.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { HandOver } from './hand-over.tsx';
import { NumbersThatChange } from './numbers/numbers-that-change.tsx';
import { readAgain } from './read-again.ts';
import { Scheduled, ScheduleForm } from './schedule-form.tsx';

interface Given {
  draft: DraftRecord;
  changes: readonly DraftChangeAnswer[] | undefined;
  /** Of the draft with these changes. */
  version: number | undefined;
  checked: DraftFindings | undefined;
  session: StaffSession;
  onPublished(published: PublishedDraft): void;
}

/** The note and the button that publish a draft, or why it cannot be published now. */
export function PublishPanel(given: Given): ReactNode {
  return (
    <aside className="publish-panel" aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      {given.draft.state === 'scheduled' ? (
        <Scheduled draft={given.draft} />
      ) : hasRightsOf(given.session.roles, 'publisher') ? (
        <PublishForm {...given} />
      ) : (
        <HandOver draft={given.draft.id} />
      )}
      {given.checked === undefined ? null : (
        <ChangedPages
          draft={given.draft.id}
          version={given.checked.version}
          changes={given.changes ?? []}
          numbers={
            given.changes === undefined || given.version === undefined ? null : (
              <NumbersThatChange draft={given.draft.id} version={given.version} changes={given.changes} />
            )
          }
        />
      )}
    </aside>
  );
}

function PublishForm({ draft, changes, version, checked, session, onPublished }: Given): ReactNode {
  const queries = useQueryClient();
  const [note, setNote] = useState(draft.note);
  const [isLater, setLater] = useState(false);
  // A change that a colleague makes after the button is pressed, as while the factor is shown, is not published with it.
  const seen = version === undefined ? {} : { version };
  const publish = useDangerous(
    (body: PublishBody) => request(officeTransport, officeCalls.officePublish, { params: { draft: draft.id }, body }),
    (published) => {
      onPublished(published);
      void readAgain(queries, draft.id);
      void queries.invalidateQueries({ queryKey: ['history'] });
    },
  );
  const why = whyNot(changes, checked);
  const count = changes?.length ?? 0;
  return (
    <>
      <label className="label" htmlFor="publish-note">
        Note, kept in the history
      </label>
      <textarea
        id="publish-note"
        className="field publish-note"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <fieldset className="publish-when" aria-label="When">
        {[false, true].map((later) => (
          <label key={String(later)}>
            <input type="radio" name="when" checked={isLater === later} onChange={() => setLater(later)} />
            {later ? 'At a time' : 'Now'}
          </label>
        ))}
      </fieldset>
      {isLater ? (
        <ScheduleForm draft={draft} note={note.trim()} seen={seen} isOff={why !== null} session={session} />
      ) : null}
      <button
        hidden={isLater}
        className="button button-primary publish-button"
        type="button"
        disabled={why !== null || publish.isPending}
        aria-describedby={why === null ? undefined : 'publish-why'}
        onClick={() => publish.run({ note: note.trim(), ...seen })}
      >
        {publish.isPending ? 'Publishing …' : `Publish ${count} ${count === 1 ? 'change' : 'changes'}`}
      </button>
      {why === null ? null : (
        <p id="publish-why" className={why.isFault ? 'publish-why publish-blocked' : 'publish-why soft'}>
          {why.words}
        </p>
      )}
      {publish.error === null ? null : (
        <div className="publish-refused">
          <Fault words={`It was not published. ${faultWords(publish.error)}`} />
          <button className="button" type="button" onClick={() => void readAgain(queries, draft.id)}>
            Look at the draft again
          </button>
        </div>
      )}
      <ConfirmFactor session={session} asked={publish.asked} />
    </>
  );
}

/** Why a draft cannot be published now; null: it can be tried. */
function whyNot(
  changes: readonly DraftChangeAnswer[] | undefined,
  checked: DraftFindings | undefined,
): { words: string; isFault: boolean } | null {
  if (changes === undefined || checked === undefined) return { words: 'The draft is being read.', isFault: false };
  if (changes.length === 0) return { words: 'Nothing is changed.', isFault: false };
  const conflicts = changes.reduce((sum, change) => sum + change.conflicts.length, 0);
  if (conflicts > 0)
    return { words: `First decide ${conflicts === 1 ? '1 value' : `${conflicts} values`}.`, isFault: true };
  const errors = checked.findings.filter(({ severity }) => severity === 'error').length;
  if (checked.isChecking) return { words: 'The whole catalogue is being checked with it …', isFault: false };
  return errors > 0 ? { words: `First mend ${errors === 1 ? '1 fault' : `${errors} faults`}.`, isFault: true } : null;
}

import { request } from '@millrace/contract';
import {
  type Difference,
  type DraftChangeAnswer,
  type DraftFindings,
  type DraftRecord,
  officeCalls,
  type PublishedDraft,
  type StaffSession,
} from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ChangesTable } from '../changes/changes-table.tsx';
import { useWho } from '../changes/colleagues.ts';
import { changesQuery, findingsQuery } from '../draft/draft-queries.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';
import { byWhom } from './by-whom.ts';
import { Conflicts } from './conflicts.tsx';
import { DraftActions } from './draft-actions.tsx';
import { FindingList } from './finding-list.tsx';
import { isAt } from './is-at.ts';
import { NotPublished } from './not-published.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { readAgain } from './read-again.ts';

/** An open draft: faults, conflicts and every change, and beside them how it is published. */
export function OpenDraft({
  draft,
  session,
  onPublished,
}: {
  draft: DraftRecord;
  session: StaffSession;
  onPublished(published: PublishedDraft): void;
}): ReactNode {
  const { data: checked, error: findingsError } = useQuery(findingsQuery(draft.id));
  const { data: read, error: changesError } = useQuery(changesQuery(draft.id));
  const changes = read?.changes;
  const who = useWho();
  const error = changesError ?? findingsError;
  return (
    <div className="publish">
      <header className="page-head publish-head">
        <PageLink href="/office/drafts">Drafts</PageLink>
        <h1>{draft.name}</h1>
        <span className="soft">
          over revision {draft.baseRevision}, begun by {who(draft.begunBy)} on {shownMoment(draft.begunAt)}
        </span>
        <DraftActions draft={draft} session={session} />
      </header>
      <div className="publish-body">
        <Fault words={error === null ? null : faultWords(error)} />
        <NotPublished draft={draft} />
        <Found checked={checked} />
        {changes === undefined ? null : (
          <>
            <Conflicts draft={draft.id} changes={changes} />
            <Changes draft={draft} changes={changes} checked={checked} />
          </>
        )}
      </div>
      <PublishPanel
        draft={draft}
        changes={changes}
        version={read?.version}
        checked={checked}
        session={session}
        onPublished={onPublished}
      />
    </div>
  );
}

function Found({ checked }: { checked: DraftFindings | undefined }): ReactNode {
  if (checked === undefined) return null;
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  const warnings = checked.findings.filter(({ severity }) => severity === 'warning');
  return (
    <>
      {errors.length === 0 ? null : (
        <FindingList
          id="faults"
          heading={errors.length === 1 ? '1 fault blocks publishing' : `${errors.length} faults block publishing`}
          findings={errors}
        />
      )}
      {warnings.length === 0 ? null : (
        <FindingList
          id="warnings"
          heading={warnings.length === 1 ? '1 warning goes with it' : `${warnings.length} warnings go with it`}
          findings={warnings}
        />
      )}
    </>
  );
}

function Changes({
  draft,
  changes,
  checked,
}: {
  draft: DraftRecord;
  changes: readonly DraftChangeAnswer[];
  checked: DraftFindings | undefined;
}): ReactNode {
  const who = useWho();
  const values = changes.reduce((sum, { differences }) => sum + differences.length, 0);
  const mark = (change: DraftChangeAnswer, { path }: Difference): 'error' | 'warning' | null => {
    const found = checked?.findings.filter((finding) => isAt(finding, change, path)) ?? [];
    return found.find(({ severity }) => severity === 'error')?.severity ?? found[0]?.severity ?? null;
  };
  return (
    <section className="publish-section" aria-labelledby="changes">
      <h2 id="changes">
        {changes.length === 1 ? '1 row changed' : `${changes.length} rows changed`}{' '}
        <span className="soft">
          in {values === 1 ? '1 value' : `${values} values`}
          {changes.length === 0 ? '' : `, by ${byWhom(changes, who)}`}
        </span>
      </h2>
      {changes.length === 0 ? (
        <p className="soft">Nothing is changed yet, so there is nothing to publish.</p>
      ) : (
        <ChangesTable
          changes={changes}
          draft={draft.id}
          heads={['Published', 'Draft']}
          aside={(change) => (
            <span className="soft publish-who">
              {who(change.changedBy)}, <When moment={change.changedAt} />
            </span>
          )}
          action={(change, difference) => <PutBack draft={draft.id} change={change} difference={difference} />}
          mark={mark}
        />
      )}
    </section>
  );
}

function PutBack({
  draft,
  change: { kind, id, version, label },
  difference: { path },
}: {
  draft: string;
  change: DraftChangeAnswer;
  difference: Difference;
}): ReactNode {
  const queries = useQueryClient();
  const back = useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeTakeBack, {
        params: { draft, kind, id },
        query: { path: JSON.stringify(path), version },
      }),
    onSettled: () => readAgain(queries, draft),
  });
  return (
    <>
      <button className="button-link" type="button" disabled={back.isPending} onClick={() => back.mutate()}>
        Put back<span className="unseen"> {label}</span>
      </button>
      {back.error === null ? null : <span role="alert">{faultWords(back.error)}</span>}
    </>
  );
}

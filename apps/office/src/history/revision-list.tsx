import type { RevisionRecord } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useWho } from '../changes/colleagues.ts';
import { doorWords, revisionName } from '../changes/revision-name.ts';
import { PageLink } from '../navigation/here.tsx';
import { countWords } from '../ui/printing.ts';
import { When } from '../ui/when.tsx';
import { useHistoryAddress } from './history-address.ts';

/** The revisions as a table, each a link to what it changed. */
export function RevisionList({
  revisions,
  newest,
  shown,
}: {
  revisions: readonly RevisionRecord[];
  newest: number | null;
  shown: number | null;
}): ReactNode {
  return (
    <table className="history-table">
      <thead>
        <tr>
          <th>Rev</th>
          <th>Draft, note</th>
          <th>Who</th>
          <th>When</th>
          <th>Rows</th>
        </tr>
      </thead>
      <tbody>
        {revisions.map((revision) => (
          <Line
            key={revision.revision}
            revision={revision}
            isNewest={revision.revision === newest}
            isShown={revision.revision === shown}
          />
        ))}
      </tbody>
    </table>
  );
}

function Line({
  revision: record,
  isNewest,
  isShown,
}: {
  revision: RevisionRecord;
  isNewest: boolean;
  isShown: boolean;
}): ReactNode {
  const who = useWho();
  const addressOf = useHistoryAddress();
  const { revision, draftName, draftId, source, note, madeBy, publishedAt, changeCount, isOver } = record;
  const { isScheduled, undoneBy, takesBack } = record;
  return (
    <tr className={isShown ? 'is-shown' : ''}>
      <td className="figures">{revision}</td>
      <td>
        <PageLink href={addressOf(revision)} aria-current={isShown ? 'true' : false}>
          {revisionName({ draftName, draftId, source })}
        </PageLink>{' '}
        {isNewest ? <span className="history-now">what visitors see</span> : null}
        {takesBack === null ? null : <span className="history-back-of">takes back {takesBack}</span>}{' '}
        {undoneBy === null ? null : <span className="history-undone">undone by {undoneBy}</span>}{' '}
        {isOver ? <span className="soft history-over">rows kept no longer</span> : null}
        {note === '' ? null : <span className="soft history-note">{note}</span>}
      </td>
      <td className="soft">{madeBy === null ? doorWords(source) : who(madeBy)}</td>
      <td className="soft">
        <When moment={publishedAt} />
        {isScheduled ? <span className="history-set"> at the set time</span> : null}
      </td>
      <td className="figures">{changeCount === 0 ? '–' : countWords(changeCount)}</td>
    </tr>
  );
}

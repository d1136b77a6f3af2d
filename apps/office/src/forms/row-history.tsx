import { request } from '@millrace/contract';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ChangesTable } from '../changes/changes-table.tsx';
import { useWho } from '../changes/colleagues.ts';
import { rowWords } from '../changes/row-words.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { When } from '../ui/when.tsx';

/** All that was published of a row, the newest first, value by value. */
export function RowHistory({ record: { kind, id } }: { record: RowRecord }): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['row history', kind, id],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeRowHistory, { params: { kind, id }, signal }),
  });
  const who = useWho();
  if (data === undefined) return <Fault words={error === null ? null : faultWords(error)} />;
  const older = <p className="soft">Older changes, if there were any, are kept no longer.</p>;
  if (data.changes.length === 0)
    return data.isOver ? older : <p className="soft">It was not changed since the first publication.</p>;
  return (
    <>
      <ol className="form-history">
        {data.changes.map(({ revision, at, madeBy, before, after, differences }) => (
          <li key={revision}>
            <p>
              <PageLink href={`/office/history/${revision}`}>Revision {revision}</PageLink>{' '}
              <span className="soft">
                {who(madeBy)}, <When moment={at} />
              </span>
            </p>
            <ChangesTable
              changes={[
                {
                  kind,
                  id,
                  label: rowWords(kind, after ?? before),
                  change: before === null ? 'added' : after === null ? 'removed' : 'changed',
                  differences,
                },
              ]}
              draft={null}
              heads={['Before', 'After']}
            />
          </li>
        ))}
      </ol>
      {data.isOver ? older : null}
    </>
  );
}

import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { placeWords } from '../changes/field-at.ts';
import { namedRowWords } from '../changes/row-words.ts';
import { referringQuery } from '../draft/draft-queries.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';

/** The rows that refer to a row, as the draft has them. `after`: what is said of them beside their number. */
export function WhereUsed({
  kind,
  id,
  draft,
  after = '',
}: {
  kind: ContentKind;
  id: number;
  draft: string | null;
  after?: string;
}): ReactNode {
  const { data, error } = useQuery(referringQuery(kind, id, draft));
  if (data === undefined) return <Fault words={error === null ? null : faultWords(error)} />;
  if (data.total === 0) return <p>No other row refers to it.</p>;
  return (
    <>
      <p>
        <b>{data.total === 1 ? '1 row refers to it' : `${data.total} rows refer to it`}</b>
        {after}:
      </p>
      <ul className="form-used">
        {data.rows.map((row) => (
          <li key={`${row.kind} ${row.id} ${row.field}`}>
            <PageLink href={`/office/rows/${row.kind}/${row.id}?at=${row.field}`}>
              {namedRowWords(row.kind, row)}
            </PageLink>{' '}
            <span className="soft">
              {wordsOf(row.kind).one}, {placeWords(row.kind, { path: [row.field] }).words[0]?.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.rows.length ? <p className="soft">and {data.total - data.rows.length} more</p> : null}
    </>
  );
}

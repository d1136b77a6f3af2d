import { type ContentKind, type RowReference, rowReferences } from '@millrace/contract/content';
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
      {data.byKind.map((one) => (
        <MoreOfKind key={one.kind} {...one} rows={data.rows.filter((row) => row.kind === one.kind)} id={id} />
      ))}
    </>
  );
}

/** How many rows of a kind are left out, with the list that has them all. */
function MoreOfKind({
  kind,
  total,
  rows,
  id,
}: {
  kind: ContentKind;
  total: number;
  rows: readonly { field: string }[];
  id: number;
}): ReactNode {
  const field = rows[0]?.field ?? '';
  if (total <= rows.length) return null;
  const references: Readonly<Record<string, RowReference | undefined>> = rowReferences[kind] ?? {};
  const isById = references[field]?.by === 'id';
  const words = `${total - rows.length} more ${wordsOf(kind).many.toLowerCase()}`;
  const list = `/office/${kind.toLowerCase()}`;
  return (
    <p className="soft">
      and <PageLink href={isById ? `${list}?f.${field}=${id}` : list}>{words}</PageLink>
    </p>
  );
}

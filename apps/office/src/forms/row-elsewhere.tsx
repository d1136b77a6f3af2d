import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { officeCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { PageLink } from '../navigation/here.tsx';
import { When } from '../ui/when.tsx';

/** How often it is looked again, in ms. */
const AGAIN_MS = 30_000;

/** The colleagues who change this row, here or in another draft. Nothing where there is none. */
export function RowElsewhere({ kind, id, draft }: { kind: ContentKind; id: number; draft: string | null }): ReactNode {
  const who = useWho();
  const { data = [] } = useQuery({
    queryKey: ['row-elsewhere', kind, id, draft],
    queryFn: ({ signal }) => {
      const query = draft === null ? {} : { draft };
      return request(officeTransport, officeCalls.officeRowElsewhere, { params: { kind, id }, query, signal });
    },
    refetchInterval: AGAIN_MS,
  });
  if (data.length === 0) return null;
  return (
    <ul className="form-elsewhere" aria-label="Colleagues here">
      {data.map(({ draft: other, draftName, changedBy, changedAt }) => (
        <li key={other}>
          <b>{who(changedBy)}</b> is also in this {wordsOf(kind).one}.
          <span className="soft">
            Last change <When moment={changedAt} />,{' '}
            {other === draft ? 'this draft' : <PageLink href={`/office/publish?draft=${other}`}>{draftName}</PageLink>}
          </span>
        </li>
      ))}
    </ul>
  );
}

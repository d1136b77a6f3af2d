import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { type RowElsewhere as Colleagues, officeCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { officeTransport, tellLast } from '../../api/office-transport.ts';
import { useWho } from '../../changes/colleagues.ts';
import { PageLink } from '../../navigation/here.tsx';
import { When } from '../../ui/when.tsx';
import './row-elsewhere.css';

/** How often colleagues are told that the form is still open, and looked for, in ms; only while the tab is in sight. */
const AGAIN_MS = 15_000;

/**
 * The colleagues who have this row open, or change it, here or in another draft; tells them of this form too. Nothing where there is
 * none.
 */
export function RowElsewhere({ kind, id, draft }: { kind: ContentKind; id: number; draft: string | null }): ReactNode {
  const { data = [] } = useQuery({
    queryKey: ['row-elsewhere', kind, id, draft],
    queryFn: ({ signal }) => {
      const body = { isOpen: true, ...(draft === null ? {} : { draft }) };
      return request(officeTransport, officeCalls.officeAtRow, { params: { kind, id }, body, signal });
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: AGAIN_MS,
  });
  useEffect(() => {
    const close = (): void =>
      tellLast({ call: officeCalls.officeAtRow, params: { kind, id }, body: { isOpen: false } });
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, [kind, id]);
  if (data.length === 0) return null;
  return (
    <ul className="row-elsewhere" aria-label="Colleagues here">
      {data.map((colleague) => (
        <One key={`${colleague.by} ${colleague.draft}`} colleague={colleague} kind={kind} own={draft} />
      ))}
    </ul>
  );
}

function One({
  colleague: { by, isOpen, draft, draftName, changedAt },
  kind,
  own,
}: {
  colleague: Colleagues[number];
  kind: ContentKind;
  own: string | null;
}): ReactNode {
  const who = useWho();
  const place =
    draft === null || draftName === null ? null : draft === own ? (
      'this draft'
    ) : (
      <PageLink href={`/office/publish?draft=${draft}`}>{draftName}</PageLink>
    );
  return (
    <li className={isOpen ? 'is-open' : undefined}>
      <b>{who(by)}</b> {isOpen ? 'has this' : 'changed this'} {wordsOf(kind).one}
      {isOpen ? ' open too.' : '.'}
      {changedAt === null && place === null ? null : (
        <span className="soft">
          {changedAt === null ? 'In ' : 'Last change '}
          {changedAt === null ? null : (
            <>
              <When moment={changedAt} />,{' '}
            </>
          )}
          {place}
        </span>
      )}
    </li>
  );
}

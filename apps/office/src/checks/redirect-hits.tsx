import { request } from '@millrace/contract';
import { deskCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { countWords } from '../ui/printing.ts';
import { rowPath } from './row-path.ts';

/** How often each old address was asked for: those that nobody asks for can go. */
export function RedirectHits(): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['redirect hits'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeRedirectHits, { signal }),
  });
  return (
    <section className="section">
      <header>
        <h2>Old addresses that lead on</h2>
        <span className="soft">{data === undefined ? '' : data.length === 0 ? 'none' : data.length}</span>
      </header>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined || data.length === 0 ? null : (
        <table className="table table-lines">
          <TableHead columns={['Old address', 'Leads to', { name: 'Asked for', isNumber: true }, 'Last']} />
          <tbody>
            {data.map(({ id, from, to, hits, lastDay }) => (
              <tr key={id}>
                <td>
                  <PageLink href={rowPath('redirects', id)}>{from}</PageLink>
                </td>
                <td>{to}</td>
                <td className="number">{countWords(hits)}</td>
                <td className="soft once">{lastDay ?? 'never'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { wordsOf } from '@millrace/contract/fields';
import type { LinkFault, SilentLink } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';
import { shownDay } from '../ui/shown-moment.ts';
import { rowPath } from './row-path.ts';

const faultWords: Readonly<Record<LinkFault, string>> = {
  'no-such-host': 'There is no such site.',
  'not-public': 'It leads to an address that is not public.',
  'no-answer': 'The site does not answer.',
  'time-out': 'The site does not answer in time.',
  certificate: 'The certificate of the site is not good.',
  'not-found': 'The site has no such page.',
  gone: 'The site says that the page is gone for good.',
  'server-fault': 'The site says that it has a fault.',
  redirects: 'It leads on and never arrives.',
};

/** Links to outside that no longer answer, and the rows to mend; null: nobody looks. */
export function SilentLinks({ links }: { links: readonly SilentLink[] | null }): ReactNode {
  return (
    <section className="section">
      <header>
        <h2>Links to outside that no longer answer</h2>
        <span className="soft">{links === null ? 'not looked at' : links.length === 0 ? 'none' : links.length}</span>
      </header>
      {links === null ? (
        <p className="soft">
          This site does not ask other sites. Who runs it can let it, with <code>CHECK_LINKS=on</code>.
        </p>
      ) : links.length === 0 ? null : (
        <table className="table table-lines">
          <tbody>
            {links.map(({ address, fault, since, checkedAt, places }) => (
              <tr key={address}>
                <td>
                  <a href={address} target="_blank" rel="noreferrer">
                    {address}
                  </a>
                  <br />
                  <span className="soft">
                    {faultWords[fault]} Silent since {shownDay(since)}, last asked {shownDay(checkedAt)}.
                  </span>
                </td>
                <td>
                  {places.map(({ kind, id, name }) => (
                    <div key={`${kind} ${id}`}>
                      <PageLink href={rowPath(kind, id)}>{name}</PageLink>{' '}
                      <span className="soft">{wordsOf(kind).one}</span>
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

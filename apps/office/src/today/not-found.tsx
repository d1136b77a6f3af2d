import type { Interest } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { interestQuery } from '../api/interest-query.ts';
import { faultWords } from '../api/office-transport.ts';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { LeadTo } from './lead-to.tsx';

/** Numbers that visitors typed wrong, and words they searched in vain, with what is near. */
export function NotFound(): ReactNode {
  const { data, error } = useQuery(interestQuery);
  if (data === undefined) return <Fault words={error === null ? null : faultWords(error)} />;
  const { typedWrong, searchedInVain, missDays } = data;
  return (
    <>
      <section className="section">
        <header>
          <h2>Typed wrong</h2>
          <span className="soft">numbers, last {missDays} days</span>
        </header>
        {typedWrong.length === 0 ? (
          <p className="soft">Nothing that three people typed. What one person types alone is not kept.</p>
        ) : (
          <table className="table">
            <TableHead columns={['They typed', { name: 'Times', isNumber: true }, 'What fits']} />
            <tbody>
              {typedWrong.map((one) => (
                <tr key={one.written}>
                  <td>
                    <Written {...one} />
                  </td>
                  <td className="number">{one.times}</td>
                  <td>{one.fits === null ? <Otherwise {...one} /> : <span className="figures">{one.fits}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="section">
        <header>
          <h2>Searched, not found</h2>
          <span className="soft">last {missDays} days</span>
        </header>
        {searchedInVain.length === 0 ? (
          <p className="soft">Nothing that three people searched in vain.</p>
        ) : (
          <table className="table">
            <TableHead
              columns={[
                'Words',
                { name: 'Times', isNumber: true },
                'Nearest, or nothing',
                { name: 'Lead them on', isUnseen: true },
              ]}
            />
            <tbody>
              {searchedInVain.map(({ words, times, nearest }) => (
                <tr key={words}>
                  <td>{words}</td>
                  <td className="number">{times}</td>
                  <td>
                    {nearest.length === 0 ? <span className="item-state is-warning">nothing</span> : null}
                    {nearest.map(({ name, path }, at) => (
                      <span key={path}>
                        {at === 0 ? '' : ', '}
                        <a href={path}>{name}</a>
                      </span>
                    ))}
                  </td>
                  <td className="lead-to-cell">
                    <LeadTo words={words} nearest={nearest} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

type Wrong = Interest['typedWrong'][number];

const Written = ({ written, cells }: Wrong): ReactNode =>
  cells === null ? (
    <span className="figures">{written}</span>
  ) : (
    <span className="written">
      {cells.map(({ text, state }, at) => (
        // Cells of a number stand in one order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <i key={at} className={`is-${state}`}>
          {text}
          {state === 'wrong' ? <span className="unseen"> does not fit</span> : null}
        </i>
      ))}
    </span>
  );

const Otherwise = ({ family }: Wrong): ReactNode =>
  family === null ? <span className="soft">reads as no number today</span> : <a href={family.path}>{family.name}</a>;

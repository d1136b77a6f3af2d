import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { interestQuery } from './interest-query.ts';

interface Line {
  name: string;
  path?: string;
  times: number;
}

/** The families most opened and configured, and the documents most taken, by visitors who agreed to be counted. */
export function MostRead(): ReactNode {
  const { data } = useQuery(interestQuery);
  if (data === undefined) return null;
  const { opened, configured, documents, readDays } = data;
  return (
    <>
      <Most title="Families most opened" days={readDays} lines={opened} />
      <Most title="Numbers taken or shared" days={readDays} lines={configured} />
      <Most title="Documents most taken" days={readDays} lines={documents} />
    </>
  );
}

function Most({ title, days, lines }: { title: string; days: number; lines: readonly Line[] }): ReactNode {
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <span className="soft">last {days} days, of visitors who agreed</span>
      </header>
      {lines.length === 0 ? <p className="soft">Nothing yet.</p> : null}
      <table className="table">
        <tbody>
          {lines.map(({ name, path, times }) => (
            <tr key={path ?? name}>
              <td>{path === undefined ? name : <a href={path}>{name}</a>}</td>
              <td className="number">{times.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

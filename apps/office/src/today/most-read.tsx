import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { interestQuery } from '../api/interest-query.ts';
import { countWords } from '../ui/printing.ts';
import { Sparkline } from './sparkline.tsx';

interface MostProps {
  title: string;
  days: number;
  lines: readonly Line[];
  nothing: string;
}
interface Line {
  name: string;
  path?: string;
  times: number;
  /** On each day, today last. */
  days: readonly number[];
}

/** The families most opened and configured, and the documents most taken, by visitors who agreed to be counted. */
export function MostRead(): ReactNode {
  const { data } = useQuery(interestQuery);
  if (data === undefined) return null;
  const { opened, configured, documents, readDays } = data;
  return (
    <>
      <Most
        title="Families most opened"
        days={readDays}
        lines={opened}
        nothing="No visitor who agreed to be counted has opened one."
      />
      <Most
        title="Most configured"
        days={readDays}
        lines={configured}
        nothing="No model number was copied as a link or taken as a file."
      />
      <Most title="Documents most taken" days={readDays} lines={documents} nothing="No document was taken." />
    </>
  );
}

function Most({ title, days, lines, nothing }: MostProps): ReactNode {
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <span className="soft">last {days} days, of visitors who agreed</span>
      </header>
      {lines.length === 0 ? <p className="soft">{nothing}</p> : null}
      <table className="table">
        <tbody>
          {lines.map(({ name, path, times, days: byDay }) => (
            <tr key={path ?? name}>
              <td>{path === undefined ? name : <a href={path}>{name}</a>}</td>
              <td className="today-spark">
                <Sparkline days={byDay} />
              </td>
              <td className="number">{countWords(times)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useAnswer } from '../../api/query-for.ts';
import { Link } from '../../ui/link.tsx';
import { longDay } from '../../ui/words/long-day.ts';
import { allJobsQuery } from '../careers-plan.ts';
import { type BoardAddress, boardPath, isNarrowed, jobPath } from './board-address.ts';
import { waysToWiden } from './ways-to-widen.ts';

const NEWEST = 3;

/** No job fits: the filters, how to drop some, and the open jobs. */
export function NoJobs({ address }: { address: BoardAddress }): ReactNode {
  const newest = useAnswer(allJobsQuery).slice(0, NEWEST);
  if (newest.length === 0) return <NothingOpen />;
  const ways = waysToWiden(address);
  return (
    <section className="job-none" aria-labelledby="no-jobs">
      <h2 id="no-jobs">{isNarrowed(address) ? 'No open job fits all of that' : 'No job is open'}</h2>
      {ways.length > 0 && (
        <>
          <p>Ask for less:</p>
          <ul>
            {ways.map(({ words, to }) => (
              <li key={words}>
                <Link to={boardPath(to)}>{words}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Open now, newest first:</p>
      <ul>
        {newest.map(({ id, name, type, postDate }) => (
          <li key={id}>
            <Link to={jobPath(id)}>{name}</Link>, {type}, posted {longDay(postDate)}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/careers">All open jobs</Link>, or <Link to="/contact/employment">how to apply without one</Link>.
      </p>
    </section>
  );
}

function NothingOpen(): ReactNode {
  return (
    <section className="job-none" aria-labelledby="no-jobs">
      <h2 id="no-jobs">No job is open at present</h2>
      <p>
        New ones are posted here. You may also apply without one:{' '}
        <Link to="/contact/employment">how, and where to send it</Link>.
      </p>
    </section>
  );
}

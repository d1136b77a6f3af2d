import './careers.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useLocation } from '../navigation/here.tsx';
import type { PageProps } from '../page/plan.ts';
import { Board } from './board/board.tsx';
import { type BoardAddress, boardAddressOf, jobIdOf } from './board/board-address.ts';
import { jobQuery } from './careers-plan.ts';
import { JobView } from './job/job-view.tsx';

export { careersPlan as plan } from './careers-plan.ts';

export function Page({ at }: PageProps<'careers'>): ReactNode {
  const { key } = useLocation();
  const address = boardAddressOf(at);
  const place = useTopOfEachJob(address.job, key);
  const jobId = jobIdOf(address);
  return (
    <div className="frame" ref={place}>
      {jobId === null ? <Board address={address} /> : <Selected address={address} id={jobId} />}
    </div>
  );
}

/** The job that is asked for; when there is none such, the list. */
function Selected({ address, id }: { address: BoardAddress; id: number }): ReactNode {
  const job = useAnswer(jobQuery(id));
  return job === null ? <Board address={address} /> : <JobView job={job} address={address} />;
}

/**
 * List and job are one kept page, so each starts here: at its top, with the heading focused. After Back, the page
 * stands at its last position.
 */
function useTopOfEachJob(job: string, entry: string) {
  const place = useRef<HTMLDivElement>(null);
  const entries = useRef(new Set<string>());
  const last = useRef(job);
  useEffect(() => {
    const isReturn = entries.current.has(entry);
    entries.current.add(entry);
    if (last.current === job) return;
    last.current = job;
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = place.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [job, entry]);
  return place;
}

import { type ReactNode, useEffect } from 'react';
import { useAnswer } from '../../api/query-for.ts';
import { useSettings } from '../../api/settings.ts';
import { TwoColumns } from '../../beside/two-columns.tsx';
import { useLocation } from '../../navigation/here.tsx';
import { PageHead } from '../../page-parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { useGo } from '../../ui/go-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { jobsQuery } from '../careers-plan.ts';
import { type BoardAddress, boardPath, noFilters } from './board-address.ts';
import { BoardAside } from './board-aside.tsx';
import { Filter } from './filter.tsx';
import { JobList } from './job-list.tsx';
import { NoJobs } from './no-jobs.tsx';
import { useFilters } from './use-filters.ts';

/** The list of open jobs with what narrows it. */
export function Board({ address }: { address: BoardAddress }): ReactNode {
  const go = useGo();
  const company = useSettings()['company.name'];
  const jobs = useAnswer(jobsQuery(address));
  const [filters, ask] = useFilters(address, (path, isReplaced) => (isReplaced ? go.replace(path) : go.push(path)));
  const missing = useMissingJob(address);
  return (
    <>
      <PageHead title="Careers">
        <p>Open positions at {company}.</p>
      </PageHead>
      {missing !== '' && (
        <div className="mt-4">
          <Notice tone="attention">
            No position with the reference number {missing} is open. These are the positions that are.
          </Notice>
        </div>
      )}
      <TwoColumns aside={<BoardAside />}>
        <Filter filters={filters} onAsk={ask} />
        <div className="job-found">
          <p role="status">{jobs.length} Jobs Found</p>
          <form
            action="/careers"
            onSubmit={(event) => {
              event.preventDefault();
              ask(noFilters);
            }}
          >
            <Button type="submit">Reset</Button>
          </form>
        </div>
        {jobs.length === 0 ? <NoJobs address={address} /> : <JobList jobs={jobs} address={address} />}
      </TwoColumns>
    </>
  );
}

/** A job that is asked for and not there clears the selection: it leaves the address, and is named once in the page. */
function useMissingJob(address: BoardAddress): string {
  const go = useGo();
  const { state } = useLocation();
  const { job } = address;
  const cleared = boardPath({ ...address, job: '' });
  useEffect(() => {
    if (job !== '') go.replace(cleared, { missingJob: job });
  }, [job, cleared, go]);
  return job || missingJobIn(state);
}

const missingJobIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'missingJob' in state && typeof state.missingJob === 'string'
    ? state.missingJob
    : '';

import { calls, type JobAnswer } from '@millrace/contract';
import { type ApiQuery, lookUp, queryFor } from '../api/query-for.ts';
import type { PageAddress, PagePlan, Read } from '../page/plan.ts';
import {
  type BoardAddress,
  boardAddressOf,
  type Filters,
  isNarrowed,
  jobIdOf,
  jobPath,
  noFilters,
} from './board/board-address.ts';

/** The jobs that fit, in order. */
export const jobsQuery = ({ search, category, type, startBy }: Filters): ApiQuery<JobAnswer[]> =>
  queryFor(calls.jobs, { query: { search, category, type, startBy } });

/** Every open job, newest first. */
export const allJobsQuery = jobsQuery(noFilters);
export const jobCategoriesQuery = queryFor(calls.jobCategories, {});
/** The documents of the company, its About text among them. */
export const aboutQuery = queryFor(calls.contentByType, { params: { type: 'About' } });
/** One job; null when it is not open, or never was. */
export const jobQuery = (id: number): ApiQuery<JobAnswer | null> => lookUp(calls.jobById, { params: { id } });

/** /careers and /careers/{id} (specification 2.18). */
export const careersPlan: PagePlan<'careers'> = {
  queries: (at) => {
    const id = jobIdOf(boardAddressOf(at));
    return id === null ? boardQueries(boardAddressOf(at)) : [jobQuery(id)];
  },
  further: (at, read) => {
    const address = boardAddressOf(at);
    if (jobAt(at, read) !== null) return [aboutQuery];
    if (jobIdOf(address) !== null)
      return isWhole(address) ? boardQueries(address) : [...boardQueries(address), allJobsQuery];
    return read(jobsQuery(address)).length === 0 ? [allJobsQuery] : [];
  },
  head: (at, read, settings) => {
    const job = jobAt(at, read);
    if (job !== null) return { title: job.name, description: job.description, canonical: jobPath(job.id) };
    const names = read(jobsQuery(boardAddressOf(at))).map(({ name }) => name);
    return {
      title: 'Careers',
      description:
        names.length === 0
          ? `Working at ${settings['company.name']}: open positions and how to apply.`
          : `Open positions: ${[...new Set(names)].join(', ')}.`,
      canonical: '/careers',
    };
  },
};

/** Whether the list that an address asks for is that of all open jobs, newest first. */
const isWhole = (address: BoardAddress): boolean => !isNarrowed(address) && address.startBy === noFilters.startBy;

const boardQueries = (address: BoardAddress): ApiQuery<unknown>[] => [jobsQuery(address), jobCategoriesQuery];

/** The job that an address shows; null when it shows the list. */
export function jobAt(at: PageAddress<'careers'>, read: Read): JobAnswer | null {
  const id = jobIdOf(boardAddressOf(at));
  return id === null ? null : read(jobQuery(id));
}

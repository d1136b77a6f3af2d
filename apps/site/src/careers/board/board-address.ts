import type { jobOrders } from '@millrace/contract';
import type { PageAddress } from '../../page/plan.ts';

type Order = (typeof jobOrders)[number];

/** The filters and order of the list; '' for any. */
export interface Filters {
  search: string;
  category: string;
  type: string;
  startBy: Order;
}

/** The request in the job board's address. */
export interface BoardAddress extends Filters {
  /** The job shown, as written in the address; '' for the list. */
  job: string;
}

export const noFilters: Filters = { search: '', category: '', type: '', startBy: 'Newest' };

const JOB_MAX = 40;

/** The board's address as the page's table reads it; a job may also stand in the path. */
export const boardAddressOf = ({ params, query }: Pick<PageAddress<'careers'>, 'params' | 'query'>): BoardAddress => ({
  ...query,
  job: jobInPath(params.id) || query.job,
});

/** The job that a path names, as it is written there; '' for none. */
export const jobInPath = (id = ''): string => id.trim().slice(0, JOB_MAX);

/** The address of the list or, with `job`, of one job; empty filters are omitted. */
export function boardPath({ search = '', category = '', type = '', startBy, job = '' }: Partial<BoardAddress>): string {
  const query = new URLSearchParams();
  const order = startBy === noFilters.startBy ? '' : (startBy ?? '');
  for (const [name, value] of Object.entries({ search, category, type, startBy: order, job })) {
    if (value.trim() !== '') query.set(name, value.trim());
  }
  const tail = query.toString();
  return tail === '' ? '/careers' : `/careers?${tail}`;
}

/** The one address a job is known by. */
export const jobPath = (id: number): string => boardPath({ job: String(id) });

const JOB_ID = /^[1-9]\d{0,8}$/;

/** The requested id; null when there is none or it is not an id. */
export const jobIdOf = ({ job }: Pick<BoardAddress, 'job'>): number | null => (JOB_ID.test(job) ? Number(job) : null);

/** Whether any filter is set. */
export const isNarrowed = ({ search, category, type }: Filters): boolean => `${search}${category}${type}` !== '';

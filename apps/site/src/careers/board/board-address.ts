import { SEARCH_TEXT_MAX } from '@millrace/contract';

/** The ways to order the list; the first is the default. */
export const orders = ['Newest', 'Oldest'] as const;
export type Order = (typeof orders)[number];

/** What narrows and orders the list; '' for any. */
export interface Filters {
  search: string;
  category: string;
  type: string;
  startBy: Order;
}

/** What the address of the job board asks for. */
export interface BoardAddress extends Filters {
  /** The job shown, as written in the address; '' for the list. */
  job: string;
}

export const noFilters: Filters = { search: '', category: '', type: '', startBy: 'Newest' };

const CATEGORY_MAX = 200;
const TYPE_MAX = 40;
const JOB_MAX = 40;

/** Reads /careers?… and /careers/{id}. */
export function readBoardAddress(id: string, query: URLSearchParams): BoardAddress {
  const text = (name: keyof BoardAddress, max: number): string => (query.get(name) ?? '').trim().slice(0, max).trim();
  const order = text('startBy', TYPE_MAX).toLowerCase();
  return {
    search: text('search', SEARCH_TEXT_MAX),
    category: text('category', CATEGORY_MAX),
    type: text('type', TYPE_MAX),
    startBy: orders.find((one) => one.toLowerCase() === order) ?? 'Newest',
    job: id.trim().slice(0, JOB_MAX) || text('job', JOB_MAX),
  };
}

/** The address of the list, or with `job` of one job; what is not asked for is left out. */
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

/** The id that is asked for; null where there is none, or what stands there is no id. */
export const jobIdOf = ({ job }: BoardAddress): number | null => (JOB_ID.test(job) ? Number(job) : null);

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, category, type }: Filters): boolean => `${search}${category}${type}` !== '';

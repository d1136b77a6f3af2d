import type { Job } from '@millrace/contract/content';
import { officeJobs } from './office-jobs.ts';
import { shopJobs } from './shop-jobs.ts';

/** Ids are reference numbers in applications, hence not 1, 2, 3. */
const FIRST_REFERENCE = 1201;

export const jobs = (): Job[] =>
  [...shopJobs, ...officeJobs].map((written, index) => ({
    id: FIRST_REFERENCE + index,
    ...written,
    isLive: written.isLive ?? true,
  }));

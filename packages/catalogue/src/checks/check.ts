import type { Pausing } from '@millrace/configurator';
import type { Finding, FindingCode } from '@millrace/contract/office';
import type { Candidate } from '../tables/candidate.ts';

/** One rule over the whole content. It pauses where there can be many rows. */
export type Check = (candidate: Candidate) => Pausing<Finding>;

export type Place = Pick<Finding, 'kind' | 'id' | 'path' | 'also'>;

export const error = (code: FindingCode, place: Place, message: string): Finding => ({
  severity: 'error',
  code,
  ...place,
  message,
});

export const warning = (code: FindingCode, place: Place, message: string): Finding => ({
  severity: 'warning',
  code,
  ...place,
  message,
});

import { hasRightsOf } from '@millrace/contract';
import type { Colleague, DraftRecord, StaffSession } from '@millrace/contract/office';
import { useColleagues } from './colleagues.ts';

type Caller = Pick<StaffSession, 'email' | 'roles'>;

/** Whether the server lets a caller name a draft: editors name all, whoever writes some kinds alone only those that they began. */
export const mayName = (
  { begunBy }: Pick<DraftRecord, 'begunBy'>,
  { email, roles }: Caller,
  colleagues: readonly Colleague[],
): boolean =>
  hasRightsOf(roles, 'editor') || colleagues.some((colleague) => colleague.id === begunBy && colleague.email === email);

/** The same among the colleagues as they were read. */
export function useMayName(draft: Pick<DraftRecord, 'begunBy'>, caller: Caller): boolean {
  return mayName(draft, caller, useColleagues());
}

import { leakedPassword } from '@millrace/contract';
import { ProblemError, problem } from '../../problems/problem-error.ts';
import { isLeaked } from './leaked-passwords.ts';

/** Refuses a new password that is among those leaked most often, by its field. */
export async function refuseLeaked(password: string): Promise<void> {
  if (!(await isLeaked(password))) return;
  throw new ProblemError(problem('bad-request', leakedPassword, [{ field: 'password', message: leakedPassword }]));
}

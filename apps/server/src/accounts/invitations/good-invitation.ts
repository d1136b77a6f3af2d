import { hasRightsOf } from '@millrace/contract';
import { findInvitation, type InvitationBy, type Queries } from '@millrace/database';
import { type ProblemError, refused } from '../../problems/problem-error.ts';

/** Returns the invitation of a link; refuses with `link-expired`, in words of its own for each reason, where it is not good. */
export async function goodInvitation(queries: Queries, tokenHash: string, now: Date): Promise<InvitationBy> {
  const found = await findInvitation(queries, { tokenHash });
  if (found === null)
    throw gone('This link is of no invitation. Please open the newest mail, and copy the whole link from it.');
  if (found.outcome === 'accepted') throw gone('This invitation was used already. Please sign in.');
  if (found.outcome === 'taken-back')
    throw gone('This invitation was taken back, or another one took its place. Please ask who invited you.');
  if (found.expiresAt <= now) throw gone('This invitation has expired. Please ask who invited you to send it again.');
  // Whoever lost the right to invite has invited nobody.
  if (!hasRightsOf(found.inviter.roles, 'admin'))
    throw gone('Who invited you may not do so any more. Please ask another admin for an invitation.');
  return found;
}

const gone = (words: string): ProblemError => refused('link-expired', words);

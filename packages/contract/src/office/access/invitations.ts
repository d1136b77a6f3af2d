import type { StaffRole } from '../../accounts/accounts.ts';
import type { Call } from '../../calls/calls.ts';
import type { StaffSession } from '../staff-session.ts';

/** The link in the mail is good for so long. */
export const INVITATION_DAYS = 7;
/** So many may be open at once. */
export const INVITATIONS_MAX = 50;
/** One invitation is mailed so often at most. */
export const INVITATION_MAILS_MAX = 5;
export const STAFF_NAME_MAX = 80;

/** An invitation to the office that was not followed yet. Moments are ISO 8601. */
export interface Invitation {
  id: string;
  email: string;
  name: string;
  roles: StaffRole[];
  /** The address of the admin who invited. */
  invitedBy: string;
  /** When it was mailed last. */
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
  /** How often it can still be mailed. */
  mailsLeft: number;
}

/** An invitation as the person sees it who has followed its link. */
export interface FollowedInvitation {
  email: string;
  name: string;
  roles: StaffRole[];
  expiresAt: string;
}

type None = Record<never, never>;
type Of = { id: string };
type NewInvitation = { email: string; name: string; roles: StaffRole[] };
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });

/** The calls of invitations: admins make them, and the invited follow the link. Each that changes something is in the audit log. */
export const invitationCalls = {
  invitations: { method: 'GET', path: '/office/invitations' } as Call<None, None, Invitation[]>,
  /** In place of an open one of the same address. */
  invite: post<None, NewInvitation, Invitation>('/office/invitations'),
  /** With another link, good for as long as the first; the one of before ends. */
  resendInvitation: post<Of, undefined, Invitation>('/office/invitations/:id/resend'),
  takeBackInvitation: { method: 'DELETE', path: '/office/invitations/:id' } as Call<Of, None, true>,
  /** `link-expired` says whether it was used, taken back, has expired or never was. */
  followInvitation: post<None, { link: string }, FollowedInvitation>('/office/invitation'),
  /** Sets the password and signs in; the second factor is set up next. `token` is the bot check's for `reset_password`. */
  acceptInvitation: post<None, { link: string; password: string; token: string }, StaffSession>(
    '/office/invitation/accept',
  ),
} as const;

import { z } from 'zod';
import { emailField, newPassword } from '../../accounts/account-bodies.ts';
import { staffRoles } from '../../accounts/accounts.ts';
import { botCheckToken } from '../../forms/form-fields.ts';
import type { AccessEndpoint } from '../access-endpoint.ts';
import { staffSession } from '../staff-session-endpoints.ts';
import { type invitationCalls, STAFF_NAME_MAX } from './invitations.ts';

const roles = z.array(z.enum(staffRoles)).min(1).max(staffRoles.length);
const invitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  mailsLeft: z.int(),
});
const followed = invitation.pick({ email: true, name: true, roles: true, expiresAt: true });
const LINK_MAX = 200;
const link = z.string().min(1).max(LINK_MAX);
/** One line: it stands in a mail. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(STAFF_NAME_MAX)
  .regex(/^[^\p{Cc}]*$/u, 'must be one line');

const ofAdmin = { tag: 'Office: people', rights: 'admin' } as const;
const onOne = { ...ofAdmin, params: z.strictObject({ id: z.uuid() }) } as const;
const ofGuest = { tag: 'Office: sign-in', rights: 'everybody', perMinute: 30 } as const;
const reading = ['not-signed-in', 'not-allowed', 'factor-needed', 'too-many'] as const;
const body = ['too-large', 'wrong-type'] as const;

/** Every call of `invitationCalls`, with its schemas and rights. */
export const invitationEndpoints = {
  invitations: {
    ...ofAdmin,
    summary: 'Invitations to the office that were not followed yet, by address',
    answer: z.array(invitation),
    refusals: reading,
  },
  invite: {
    ...ofAdmin,
    summary: 'Invites somebody to the office by mail, with a name and roles',
    needs: 'fresh-factor',
    body: z.strictObject({ email: emailField, name, roles }),
    answer: invitation,
    refusals: [...reading, ...body, 'too-many-open'],
  },
  resendInvitation: {
    ...onOne,
    summary: 'Mails an invitation again, with another link',
    needs: 'fresh-factor',
    answer: invitation,
    refusals: [...reading, 'not-found', 'too-many-open'],
  },
  takeBackInvitation: {
    ...onOne,
    summary: 'Takes an invitation back: its link is not good any more',
    answer: z.literal(true),
    refusals: [...reading, 'not-found'],
  },
  followInvitation: {
    ...ofGuest,
    summary: 'The invitation that a mailed link is of',
    body: z.strictObject({ link }),
    answer: followed,
    refusals: ['link-expired', 'not-allowed', 'not-ready', 'too-many', ...body],
  },
  acceptInvitation: {
    ...ofGuest,
    summary: 'Accepts an invitation with a new password; the session is a cookie, and a second factor comes next',
    body: z.strictObject({ link, password: newPassword, token: botCheckToken }),
    answer: staffSession,
    refusals: ['link-expired', 'not-allowed', 'bot-check-failed', 'not-ready', 'too-many', ...body],
  },
} satisfies { [Name in keyof typeof invitationCalls]: AccessEndpoint };

import { CONFIRMS, type SignInWays, type StaffSession } from '@millrace/contract/office';
import { findIdentity, findUser, recordAudit } from '@millrace/database';
import { type ProblemError, refused } from '../../problems/problem-error.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { goodInvitation } from '../invitations/good-invitation.ts';
import { linkTokenHash } from '../links/link-token.ts';
import type { JourneyCookie, KeptCookie, OfficeServices } from '../office/office-services.ts';
import { OFFICE_COOKIE_SECONDS, type OfficeCaller } from '../office/office-sessions.ts';
import { presentStaffSession } from '../office/present-staff-session.ts';
import { requireSafeAddress } from '../office/require-safe-address.ts';
import { joinByProvider } from './join-by-provider.ts';
import { JOURNEY_MINUTES, journeyBox, type KeptJourney } from './journey-box.ts';
import { openProvider, type ProvedPerson, type Provider, ProviderAway, type ProviderOptions } from './provider.ts';

type Visitor = Pick<OfficeCaller, 'address' | 'userAgent'>;
type Cookies = KeptCookie & { journey: JourneyCookie };
interface Answer {
  body: { answer: string };
}

/** Clocks differ by so much, in milliseconds. */
const CLOCKS_MS = 60_000;

interface SingleSignOnOptions {
  /** null: none is set up. */
  oidc: ProviderOptions | null;
  redirectUri: string;
}

/** The calls of signing in through the provider: go there, come back, and show the second factor again there. */
export function singleSignOnCommands(services: OfficeServices, { oidc, redirectUri }: SingleSignOnOptions) {
  const { database, guard, factors, clock, publicUrl, office, log } = services;
  const { queries } = database;
  const known = oidc === null ? null : openProvider(oidc, redirectUri);
  const box = journeyBox(factors.box, clock);
  const provider = (): Provider => {
    if (known === null) throw refused('not-found', 'No single sign-on is set up here. Please sign in with a password.');
    return known;
  };
  const failed = (error: unknown): ProblemError => {
    const isAway = error instanceof ProviderAway;
    log.warn({ err: error }, isAway ? 'the provider of single sign-on failed' : 'the provider refused a sign-in');
    return refused('provider-failed', isAway ? AWAY : NO);
  };
  const begin = async (
    cookies: Cookies,
    given: Pick<KeptJourney, 'invitation' | 'sessionId'>,
  ): Promise<{ address: string }> => {
    const confirms = given.sessionId !== null;
    const begun = await provider()
      .begin(confirms ? CONFIRMS : '', confirms)
      .catch((error: unknown) => Promise.reject(error instanceof ProviderAway ? failed(error) : error));
    const closed = box.close({ ...begun.journey, ...given, begunAt: clock().getTime() });
    cookies.journey.keep(closed, JOURNEY_MINUTES * 60);
    return { address: begun.address };
  };
  const finish = async (answer: string, cookies: Cookies): Promise<{ person: ProvedPerson; journey: KeptJourney }> => {
    const journey = box.open(cookies.journey.value);
    cookies.journey.drop();
    if (journey === null) throw refused('provider-failed', LATE);
    const person = await provider()
      .finish(answer, journey)
      .catch((error: unknown) => Promise.reject(failed(error)));
    return { person, journey };
  };
  return {
    signInWays: async (): Promise<SignInWays> => ({ provider: known?.name ?? null }),

    beginSingleSignOn: async (
      { body }: { body: { link?: string | undefined } },
      visitor: Visitor,
      cookies: Cookies,
    ) => {
      requireSafeAddress(publicUrl);
      await guard.byAddress(accountLimits.loginAddress, visitor);
      const invitation = body.link === undefined ? null : linkTokenHash(body.link);
      if (invitation !== null) await goodInvitation(queries, invitation, clock());
      return begin(cookies, { invitation, sessionId: null });
    },

    finishSingleSignOn: async ({ body }: Answer, visitor: Visitor, cookies: Cookies): Promise<StaffSession> => {
      await guard.byAddress(accountLimits.loginAddress, visitor);
      const { person, journey } = await finish(body.answer, cookies);
      if (journey.sessionId !== null) throw refused('provider-failed', LATE);
      const joined =
        journey.invitation === null
          ? await findIdentity(queries, person)
          : await joinByProvider(database, { ...person, tokenHash: journey.invitation, now: clock() }, visitor);
      const user = joined === null ? null : await findUser(queries, joined.userId);
      if (joined === null || user === null || user.roles.length === 0) {
        await recordAudit(queries, {
          action: 'office-login-failed',
          actor: null,
          subject: user?.id ?? null,
          address: visitor.address,
          facts: { by: 'provider' },
        });
        throw refused('login-failed', STRANGER);
      }
      const factorAt = new Date(Math.min(person.at.getTime(), clock().getTime()));
      const begun = await office.beginBy({ userId: user.id, identityId: joined.id, factorAt }, visitor);
      const act = { action: 'office-login', actor: user.id, subject: user.id, address: visitor.address } as const;
      await recordAudit(queries, { ...act, facts: { by: 'provider' } });
      cookies.keep(begun, OFFICE_COOKIE_SECONDS);
      return presentStaffSession(services, begun, visitor);
    },

    beginConfirmation: async (_input: unknown, caller: OfficeCaller, cookies: Cookies) => {
      if (caller.identityId === null) throw refused('not-found', 'You have signed in with a password.');
      return begin(cookies, { invitation: null, sessionId: caller.sessionId });
    },

    finishConfirmation: async ({ body }: Answer, caller: OfficeCaller, cookies: Cookies): Promise<StaffSession> => {
      const { person, journey } = await finish(body.answer, cookies);
      const found = await findIdentity(queries, person);
      const isSame = found !== null && found.id === caller.identityId && journey.sessionId === caller.sessionId;
      // A provider that lets people through without asking has shown nothing.
      const isNew = person.at.getTime() >= journey.begunAt - CLOCKS_MS;
      const audit = (action: 'factor-shown' | 'factor-failed') =>
        recordAudit(queries, {
          action,
          actor: caller.userId,
          subject: caller.userId,
          address: caller.address,
          facts: { kind: 'provider' },
        });
      if (!isSame || !isNew) {
        await audit('factor-failed');
        throw refused('factor-wrong', isSame ? NOT_ASKED : OTHER);
      }
      await audit('factor-shown');
      const kept = await office.noteFactor(caller);
      return presentStaffSession(services, kept, caller);
    },
  };
}

const AWAY =
  'The provider of single sign-on cannot be reached just now. Please try again in a moment. If you sign in with a password, that works meanwhile.';
const NO = 'The provider of single sign-on refused, or its answer is not good for this browser. Please begin again.';
const LATE = 'This sign-in began too long ago, or in another browser. Please begin again.';
const STRANGER =
  'Your account at the provider is linked to nobody of this office. Please ask an admin for an invitation, and follow its link.';
const OTHER = 'At the provider somebody else is signed in. Please sign in there as yourself.';
const NOT_ASKED =
  'The provider let you through without asking you to sign in again. Please sign out there, then try once more.';

import { formWords } from '@millrace/contract';
import type { ShownFactor, StaffSession } from '@millrace/contract/office';
import { type AuditAction, findUserByEmail, identityOf, recordAudit, secondFactorsOf } from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import { accountLimits } from '../guard/account-limits.ts';
import type { KeptCookie, OfficeServices } from './office-services.ts';
import { OFFICE_COOKIE_SECONDS, type OfficeCaller } from './office-sessions.ts';
import { presentStaffSession } from './present-staff-session.ts';
import { requireSafeAddress } from './require-safe-address.ts';

type Visitor = Pick<OfficeCaller, 'address' | 'userAgent'>;
interface SignIn {
  body: { email: string; password: string; token: string };
}

/** The calls of a session of the office: begin it with a password, show the second factor, look, end it. */
export const staffSessionCommands = (services: OfficeServices) => ({
  staffSession: (_input: unknown, caller: OfficeCaller): Promise<StaffSession> =>
    presentStaffSession(services, caller.cookie, caller),

  staffSignIn: (input: SignIn, visitor: Visitor, cookie: KeptCookie): Promise<StaffSession> =>
    signIn(services, input, visitor, cookie),

  staffSignOut: async (_input: unknown, caller: OfficeCaller, cookie: KeptCookie): Promise<true> => {
    const { userId, address } = caller;
    await services.office.end(caller);
    await recordAudit(services.database.queries, { action: 'logout', actor: userId, subject: userId, address });
    cookie.drop();
    return true;
  },

  showFactor: async (
    { body }: { body: ShownFactor },
    caller: OfficeCaller,
    cookie: KeptCookie,
  ): Promise<StaffSession> => {
    await services.factors.show({ userId: caller.userId, factor: body, sessionId: caller.sessionId }, caller);
    return completed(services, caller, cookie);
  },

  askPasskey: async (_input: unknown, caller: OfficeCaller): Promise<Record<string, unknown>> => {
    const { passkeys } = await secondFactorsOf(services.database.queries, caller.userId);
    if (passkeys.length === 0) throw refused('not-found', 'You have set up no passkey.');
    const question = await services.factors.passkeys.ask(passkeys);
    await services.office.ask(caller, question.challenge);
    return { ...question };
  },
});

/** Notes that the second factor was shown just now, and answers with the session as it is then. */
export async function completed(
  services: OfficeServices,
  caller: OfficeCaller,
  cookie: KeptCookie,
): Promise<StaffSession> {
  const kept = await services.office.noteFactor(caller);
  if (kept !== caller.cookie) cookie.keep(kept, OFFICE_COOKIE_SECONDS);
  return presentStaffSession(services, kept, caller);
}

/** An unknown address, a wrong password and an address that is not confirmed are refused alike, in the same time. */
async function signIn(
  services: OfficeServices,
  { body: { email, password, token } }: SignIn,
  visitor: Visitor,
  cookie: KeptCookie,
): Promise<StaffSession> {
  const { database, passwords, guard, checkBot, evenly, office, publicUrl } = services;
  requireSafeAddress(publicUrl);
  await guard.byAddress(accountLimits.loginAddress, visitor);
  await checkBot('login', token, visitor.address);
  return evenly(async () => {
    await guard.byAccount(accountLimits.login, email, visitor);
    const found = await findUserByEmail(database.queries, email);
    const isRight = await passwords.verify({ hash: found?.password ?? null, password });
    const isOwner = isRight && found?.emailVerified === true;
    const audit = (action: AuditAction, actor: string | null) =>
      recordAudit(database.queries, { action, actor, subject: found?.id ?? null, address: visitor.address });
    if (isOwner && found.roles.length === 0) throw refused('not-allowed', 'Your account has no role in the office.');
    if (isOwner && (await identityOf(database.queries, found.id)) !== null)
      throw refused('not-allowed', 'Your account signs in through the provider. Please use single sign-on.');
    const begun = isOwner && found.password !== null ? await office.begin(found.id, found.password, visitor) : null;
    if (begun === null || found === null) {
      await guard.addToCrowd(accountLimits.login, email, visitor);
      await audit('office-login-failed', null);
      throw refused('login-failed', formWords.loginFailed);
    }
    await guard.forget(accountLimits.login, email, visitor);
    await audit('office-login', found.id);
    cookie.keep(begun, OFFICE_COOKIE_SECONDS);
    return presentStaffSession(services, begun, visitor);
  });
}

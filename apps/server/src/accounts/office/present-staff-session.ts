import { FRESH_FACTOR_MINUTES, type StaffSession } from '@millrace/contract/office';
import { secondFactorsOf } from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import { takesPasskeys } from '../factors/passkeys.ts';
import type { OfficeServices } from './office-services.ts';
import type { OfficeCaller } from './office-sessions.ts';

const MINUTE_MS = 60_000;

/** The session of a cookie as its user sees it. */
export async function presentStaffSession(
  { office, database, publicUrl }: OfficeServices,
  cookie: string,
  { address, userAgent }: Pick<OfficeCaller, 'address' | 'userAgent'>,
): Promise<StaffSession> {
  // The request itself was the use of the session, or was none.
  const caller = await office.callerOf(cookie, { address, userAgent, isWaiting: true });
  if (caller === null) throw refused('not-signed-in', 'Please sign in first.');
  const { authenticators, passkeys, recoveryCodesLeft } = await secondFactorsOf(database.queries, caller.userId);
  const { factorAt, isFresh, step } = caller;
  const freshUntil = new Date((factorAt?.getTime() ?? 0) + FRESH_FACTOR_MINUTES * MINUTE_MS);
  return {
    email: caller.email,
    roles: [...caller.roles],
    step,
    freshUntil: isFresh && factorAt !== null ? freshUntil.toISOString() : null,
    expiresAt: caller.expiresAt.toISOString(),
    token: caller.formToken,
    factors: {
      authenticator: authenticators.length > 0,
      passkey: passkeys.length > 0,
      recoveryCodes: recoveryCodesLeft,
      provider: caller.identityId !== null,
    },
    takesPasskeys: takesPasskeys(publicUrl),
  };
}

import type { ShownFactor } from '@millrace/contract/office';
import {
  type AuditAction,
  type Database,
  notePasskeyUse,
  recordAudit,
  secondFactorsOf,
  takeChallenge,
  takeRecoveryCode,
  takeStep,
} from '@millrace/database';
import { ProblemError, refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountGuard } from '../guard/account-guard.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { openPasskeys, type Passkeys } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { type SecretBox, secretBox } from './secret-box.ts';
import { stepsOf } from './totp.ts';

interface Shows {
  userId: string;
  factor: ShownFactor;
  /** The user whose open question a passkey has signed; absent: none was asked. */
  sessionId?: string;
}
type From = Pick<AccountCaller, 'address'>;

/** The second factors of staff. */
export interface SecondFactors {
  /** Whether staff need one here. */
  isAsked: boolean;
  box: SecretBox;
  passkeys: Passkeys;
  /** Counts the try, and uses a code up; throws `factor-wrong`, or `too-many` after five wrong ones. */
  show(given: Shows, from: From): Promise<void>;
  /** Whether a code sent with the password of a bearer session is right: of an authenticator, or for recovery. */
  isShownBy(userId: string, code: string | undefined, from: From): Promise<boolean>;
}

interface SecondFactorOptions {
  database: Pick<Database, 'queries'>;
  /** The site's. */
  secret: string;
  publicUrl: string;
  guard: AccountGuard;
  clock: () => Date;
  asksFactor: boolean;
}

export function openSecondFactors(options: SecondFactorOptions): SecondFactors {
  const { database, guard, clock, asksFactor } = options;
  const { queries } = database;
  const box = secretBox(options.secret);
  const passkeys = openPasskeys(options.publicUrl);

  const isCode = async (userId: string, code: string): Promise<boolean> => {
    const { authenticators } = await secondFactorsOf(queries, userId);
    for (const { id, secret: closed } of authenticators) {
      const secret = box.open(closed, userId);
      for (const step of secret === null ? [] : await stepsOf(secret, code, clock()))
        if (await takeStep(queries, id, step)) return true;
    }
    return false;
  };
  const isRecoveryCode = (userId: string, code: string): Promise<boolean> =>
    takeRecoveryCode(queries, userId, recoveryCodeHash(code));
  const isPasskey = async (userId: string, given: Record<string, unknown>, sessionId: string): Promise<boolean> => {
    const challenge = await queries.transaction((tx) => takeChallenge(tx, sessionId, clock()));
    const { passkeys: own } = await secondFactorsOf(queries, userId);
    const passkey = own.find(({ credentialId }) => credentialId === given.id);
    if (challenge === null || passkey === undefined) return false;
    const counter = await passkeys.judge(given, challenge, passkey);
    if (counter !== null) await notePasskeyUse(queries, passkey.id, { counter, at: clock() });
    return counter !== null;
  };
  const isRight = async ({ userId, factor, sessionId }: Shows): Promise<boolean> => {
    if ('code' in factor) return isCode(userId, factor.code);
    if ('recoveryCode' in factor) return isRecoveryCode(userId, factor.recoveryCode);
    return sessionId !== undefined && isPasskey(userId, factor.passkey, sessionId);
  };
  const counted = async (shows: Shows, { address }: From): Promise<boolean> => {
    const { userId, factor } = shows;
    await guard.byUser(accountLimits.factor, userId);
    const right = await isRight(shows);
    if (right) await guard.forgetUser(accountLimits.factor, userId);
    const action: AuditAction = right ? 'factor-shown' : 'factor-failed';
    const facts = { kind: Object.keys(factor).join() };
    await recordAudit(queries, { action, actor: userId, subject: userId, address, facts });
    return right;
  };
  return {
    isAsked: asksFactor,
    box,
    passkeys,
    show: async (shows, from) => {
      if (!(await counted(shows, from))) throw refused('factor-wrong', wrongWords(shows.factor));
    },
    isShownBy: async (userId, code, from) => {
      if (!asksFactor) return true;
      if (code === undefined || code === '') return false;
      const factor = code.includes('-') ? { recoveryCode: code } : { code };
      try {
        return await counted({ userId, factor }, from);
      } catch (error) {
        // Whoever has to wait signs in as everybody does, without rights of staff.
        if (error instanceof ProblemError && error.problem.code === 'too-many') return false;
        throw error;
      }
    },
  };
}

function wrongWords(factor: ShownFactor): string {
  if ('code' in factor)
    return 'That code is not valid. Codes change every 30 seconds and are good once; check the clock of your phone.';
  return 'recoveryCode' in factor
    ? 'That is none of your recovery codes, or it was used already.'
    : 'That passkey is not one of yours. Please try again, or use another way.';
}

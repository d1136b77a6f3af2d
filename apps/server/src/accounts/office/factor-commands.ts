import { randomBytes, randomUUID } from 'node:crypto';
import type { FactorAdded, StaffFactors } from '@millrace/contract/office';
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  findBegunAuthenticator,
  type Queries,
  recordAudit,
  removeFactor,
  secondFactorsOf,
  setRecoveryCodes,
  takeChallenge,
  takeStep,
} from '@millrace/database';
import { actBy } from '../../console/act-by.ts';
import { refused } from '../../problems/problem-error.ts';
import { takesPasskeys } from '../factors/passkeys.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../factors/recovery-codes.ts';
import { authenticatorAddress, stepsOf } from '../factors/totp.ts';
import { tellOfFactor } from '../notices/tell-user.ts';
import type { KeptCookie, OfficeServices } from './office-services.ts';
import type { OfficeCaller } from './office-sessions.ts';
import { completed } from './staff-session-commands.ts';

/** 160 bits, as the standard recommends, in letters. */
const SECRET_BYTES = 20;
const MOST = 10;

/** The calls by which staff set up, see and remove their second factors. */
export const factorCommands = (services: OfficeServices) => {
  const { database, factors, office, clock, publicUrl } = services;
  const { queries } = database;
  return {
    staffFactors: async (_input: unknown, { userId }: OfficeCaller): Promise<StaffFactors> => {
      const { authenticators, passkeys, recoveryCodesLeft } = await secondFactorsOf(queries, userId);
      return {
        factors: [
          ...authenticators.map(({ id, createdAt, lastStep }) => ({
            id,
            kind: 'authenticator' as const,
            name: 'Authenticator',
            createdAt: createdAt.toISOString(),
            usedAt: new Date(lastStep * STEP_MS).toISOString(),
          })),
          ...passkeys.map(({ id, name, createdAt, usedAt }) => ({
            id,
            kind: 'passkey' as const,
            name,
            createdAt: createdAt.toISOString(),
            usedAt: usedAt?.toISOString() ?? null,
          })),
        ],
        recoveryCodesLeft,
      };
    },

    beginAuthenticator: async (_input: unknown, caller: OfficeCaller) => {
      await refuseMore(queries, caller);
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const { userId, email } = caller;
      const begun = { id: randomUUID(), userId, secret: factors.box.close(secret, userId), createdAt: clock() };
      await queries.transaction((tx) => beginAuthenticator(tx, begun));
      return authenticatorAddress(secret, new URL(publicUrl).hostname, email);
    },

    confirmAuthenticator: async (
      { body }: { body: { code: string } },
      caller: OfficeCaller,
      cookie: KeptCookie,
    ): Promise<FactorAdded> => {
      const begun = await findBegunAuthenticator(queries, caller.userId);
      if (begun === null) throw refused('not-found', 'Please begin again: no authenticator is being set up.');
      const secret = factors.box.open(begun.secret, caller.userId);
      const [step] = secret === null ? [] : await stepsOf(secret, body.code, clock());
      if (step === undefined || !(await takeStep(queries, begun.id, step)))
        throw refused('factor-wrong', 'This is not the code that the authenticator shows now.');
      const codes = await queries.transaction(async (tx) => {
        const first = await firstCodes(tx, caller);
        await confirmAuthenticator(tx, begun.id, clock());
        await auditAdded(tx, caller, 'authenticator');
        return first;
      });
      return { session: await completed(services, caller, cookie), codes };
    },

    beginPasskey: async (_input: unknown, caller: OfficeCaller): Promise<Record<string, unknown>> => {
      if (!takesPasskeys(publicUrl))
        throw refused('not-allowed', 'Passkeys need https and the name of a host, or localhost.');
      await refuseMore(queries, caller);
      const { passkeys } = await secondFactorsOf(queries, caller.userId);
      const question = await factors.passkeys.askNew({ id: caller.userId, email: caller.email }, passkeys);
      await office.ask(caller, question.challenge);
      return { ...question };
    },

    confirmPasskey: async (
      { body }: { body: { name: string; passkey: Record<string, unknown> } },
      caller: OfficeCaller,
      cookie: KeptCookie,
    ): Promise<FactorAdded> => {
      const challenge = await queries.transaction((tx) => takeChallenge(tx, caller.sessionId, clock()));
      const made = challenge === null ? null : await factors.passkeys.judgeNew(body.passkey, challenge);
      if (made === null)
        throw refused('factor-wrong', 'The device did not make a passkey for this site. Please begin again.');
      const codes = await queries.transaction(async (tx) => {
        const first = await firstCodes(tx, caller);
        const row = { ...made, id: randomUUID(), userId: caller.userId, name: body.name, createdAt: clock() };
        if (!(await addPasskey(tx, row))) throw refused('factor-wrong', 'This passkey is set up already.');
        await auditAdded(tx, caller, 'passkey');
        return first;
      });
      return { session: await completed(services, caller, cookie), codes };
    },

    makeRecoveryCodes: async (_input: unknown, caller: OfficeCaller): Promise<{ codes: string[] }> => {
      const { userId, address } = caller;
      const codes = newRecoveryCodes();
      await queries.transaction(async (tx) => {
        await setRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
        await recordAudit(tx, { action: 'recovery-codes-made', actor: userId, subject: userId, address });
        await tellOwner(tx, caller, { change: 'codes-made' });
      });
      return { codes };
    },

    removeFactor: async ({ params: { id } }: { params: { id: string } }, caller: OfficeCaller): Promise<true> => {
      const { userId, address } = caller;
      await queries.transaction(async (tx) => {
        const factor = await removeFactor(tx, userId, id);
        if (factor === null) throw refused('not-found', 'This second factor is gone already.');
        const { authenticators, passkeys } = await secondFactorsOf(tx, userId);
        if (authenticators.length + passkeys.length === 0)
          throw refused('last-of-its-kind', 'This is your last second factor. Please set up another one first.');
        await recordAudit(tx, {
          action: 'factor-removed',
          actor: userId,
          subject: userId,
          address,
          facts: { kind: factor },
        });
        await tellOwner(tx, caller, { change: 'removed', factor });
      });
      return true;
    },
  };
};

const STEP_MS = 30_000;

async function refuseMore(queries: Queries, { userId }: OfficeCaller): Promise<void> {
  const { authenticators, passkeys } = await secondFactorsOf(queries, userId);
  if (authenticators.length + passkeys.length >= MOST)
    throw refused('not-allowed', `You have ${MOST} second factors. Please remove one first.`);
}

/** With the first factor come ten recovery codes; null: there are some already. */
async function firstCodes(tx: Queries, { userId }: OfficeCaller): Promise<string[] | null> {
  const { authenticators, passkeys } = await secondFactorsOf(tx, userId);
  if (authenticators.length + passkeys.length > 0) return null;
  const codes = newRecoveryCodes();
  await setRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  return codes;
}

async function auditAdded(tx: Queries, caller: OfficeCaller, factor: 'authenticator' | 'passkey'): Promise<void> {
  const { userId, address } = caller;
  await recordAudit(tx, { action: 'factor-added', actor: userId, subject: userId, address, facts: { kind: factor } });
  await tellOwner(tx, caller, { change: 'added', factor });
}

/** Whoever holds the password or a session and sets a factor up in the owner's place is seen by the owner. */
const tellOwner = (tx: Queries, caller: OfficeCaller, given: Parameters<typeof tellOfFactor>[2]): Promise<void> =>
  tellOfFactor(tx, { id: caller.userId, email: caller.email }, given, actBy(caller));

import { hkdfSync, randomInt } from 'node:crypto';
import type { BotCheckAction, ProofOfWork } from '@millrace/contract';
import { proofOfWork, workDone } from '@millrace/contract/endpoints';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckProvider } from './provider.ts';

interface AltchaOptions {
  /** The site's secret; keys of our own are derived from it. */
  secret: string;
  /** Rounds to derive one key, by the present setting. */
  rounds(): number;
  clock?: () => Date;
}

/** The number of keys that a browser tries until it finds the right one: random within these. */
export const TRIES = { least: 80, most: 100 };
/** Actions for which the server hashes a password: the work costs the sender more than the hash costs the server. */
const HASHING: ReadonlySet<BotCheckAction> = new Set(['login', 'register', 'reset_password']);
const HASHING_TIMES = 2;
/** Work of a quarter of what is asked now is taken: it was begun before an attack. */
const BEHIND_TIMES = 4;
export const CHALLENGE_VALID_MS = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
const KEY_BYTES = 32;

/**
 * Proof of work without an outside service: a challenge is signed with a key of its action alone, so that one for
 * another action or of another site is invalid. Finished work scores 1: it proves what the sender paid, not who they
 * are.
 */
export function altcha({ secret, rounds, clock = () => new Date() }: AltchaOptions): BotCheckProvider {
  const keysOf = (action: BotCheckAction) => ({
    hmacSignatureSecret: keyOf(secret, 'challenge', action),
    hmacKeySignatureSecret: keyOf(secret, 'work', action),
  });
  const roundsFor = (action: BotCheckAction, times: number): number =>
    rounds() * times * (HASHING.has(action) ? HASHING_TIMES : 1);
  const challengeFor = async (action: BotCheckAction, times: number): Promise<ProofOfWork> =>
    proofOfWork.parse(
      await createChallenge({
        algorithm: ALGORITHM,
        cost: roundsFor(action, times),
        counter: randomInt(TRIES.least, TRIES.most + 1),
        deriveKey,
        expiresAt: new Date(clock().getTime() + CHALLENGE_VALID_MS),
        ...keysOf(action),
      }),
    );
  return {
    task: async (action, times = 1) => ({ provider: 'altcha', challenge: await challengeFor(action, times) }),
    prove: async (action, token, times = 1) => {
      const done = workDone.safeParse(readToken(token)).data;
      if (done === undefined) return null;
      const { challenge, solution } = done;
      const until = new Date(challenge.parameters.expiresAt * 1000);
      if (until <= clock()) return null;
      if (challenge.parameters.cost * BEHIND_TIMES < roundsFor(action, times)) return null;
      const { verified } = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...keysOf(action),
      });
      return verified ? { score: 1, once: { id: `altcha ${challenge.signature}`, until } } : null;
    },
  };
}

/** A separate key for each action and purpose, under a label that nothing else uses. */
const keyOf = (secret: string, purpose: 'challenge' | 'work', action: BotCheckAction): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `bot check: ${purpose}: ${action}`, KEY_BYTES)).toString('hex');

/** JSON as base64; undefined for anything else. */
function readToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

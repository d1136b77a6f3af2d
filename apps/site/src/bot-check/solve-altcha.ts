import type { ProofOfWork } from '@millrace/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts';

type DeriveKey = typeof deriveNatively;
const deriveInScript: DeriveKey = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2Sha256(password, salt, cost, keyLength),
});

/** The worker that does the work of a challenge, away from the page. Answers the token, or '' when there is none. */
self.onmessage = async ({ data: challenge }: MessageEvent<ProofOfWork>) => {
  self.postMessage(await tokenFor(challenge).catch(() => ''));
};

async function tokenFor(challenge: ProofOfWork): Promise<string> {
  const deriveKey = self.isSecureContext ? deriveNatively : deriveInScript;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? '' : btoa(JSON.stringify({ challenge, solution }));
}

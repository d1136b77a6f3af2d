import type { ProofOfWork } from '@millrace/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveInScript } from './derive-in-script.ts';

/** The worker that does the work of a challenge, away from the page. It posts the token, or '' when there is none. */
self.onmessage = async ({ data: challenge }: MessageEvent<ProofOfWork>) => {
  self.postMessage(await tokenFor(challenge).catch(() => ''));
};

async function tokenFor(challenge: ProofOfWork): Promise<string> {
  const deriveKey = self.isSecureContext ? deriveNatively : deriveInScript;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? '' : btoa(JSON.stringify({ challenge, solution }));
}

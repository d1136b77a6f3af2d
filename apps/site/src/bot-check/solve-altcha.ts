import type { ProofOfWork } from '@millrace/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The worker that does the work of a challenge, away from the page. Answers the token, or '' when it gave up. */
self.onmessage = async ({ data: challenge }: MessageEvent<ProofOfWork>) => {
  const solution = await solveChallenge({ challenge, deriveKey });
  self.postMessage(solution === null ? '' : btoa(JSON.stringify({ challenge, solution })));
};

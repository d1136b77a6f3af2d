import { type ApiTransport, type BotCheckAction, type BotCheckTask, commands, request } from '@millrace/contract';
import { doWork } from './do-work.ts';
import { recaptchaToken } from './recaptcha.ts';
import type { PreparedToken } from './token-source.ts';

/** For all of it: a phone that takes ten times as long, on a poor connection. */
const TIMEOUT_MS = 20_000;

/** Asks what a token takes for this action, and does it. */
export async function obtainToken(transport: ApiTransport, action: BotCheckAction): Promise<PreparedToken> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const task = await request(transport, commands.botCheck, { params: { action }, signal });
  return prepare(action, task, signal);
}

async function prepare(action: BotCheckAction, task: BotCheckTask, signal: AbortSignal): Promise<PreparedToken> {
  switch (task.provider) {
    case 'off':
      return { token: async () => '', until: Number.POSITIVE_INFINITY };
    case 'altcha': {
      const token = await doWork(task.challenge, signal);
      return { token: async () => token, until: task.challenge.parameters.expiresAt * 1000 };
    }
    case 'recaptcha-v3':
      return recaptchaToken(task.siteKey, action);
  }
}

import { z } from 'zod';
import { isLocalAddress } from '../config/is-local-address.ts';
import type { BotCheckProvider } from './provider.ts';

/** Tokens and secrets are never in it. */
export interface RecaptchaLog {
  warn(facts: object, message: string): void;
}

interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** The site's own address: a token of another site is none. A local one is not held against its token. */
  publicUrl: string;
  log: RecaptchaLog;
  /** The address that verifies tokens. */
  verifyUrl?: string;
  timeoutMs?: number;
  clock?: () => Date;
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5000;
/** A token is refused by the service itself after two minutes; remembered for longer than its clock and ours can differ. */
const REMEMBERED_MS = 10 * 60_000;

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().min(0).max(1).optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Error codes of a fault in our own configuration, not in the token. */
const OURS: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** reCAPTCHA v3: an outside service scores what a visitor did on the page; each token is verified with it, once. */
export function recaptcha(options: RecaptchaOptions): BotCheckProvider {
  const { siteKey, publicUrl, log, clock = () => new Date() } = options;
  const hostname = isLocalAddress(publicUrl) ? null : new URL(publicUrl).hostname;
  return {
    task: async () => ({ provider: 'recaptcha-v3', siteKey }),
    prove: async (action, token) => {
      if (token === '') return null;
      const said = await verify(token, options);
      if (said === null) return null;
      const { success, score, 'error-codes': errors = [] } = said;
      if (errors.some((code) => OURS.has(code))) log.warn({ errors }, 'the bot check refuses what it is set up with');
      if (!success || said.action !== action || score === undefined) return null;
      if (hostname !== null && said.hostname !== hostname) return null;
      return { score, once: { id: `recaptcha ${token}`, until: new Date(clock().getTime() + REMEMBERED_MS) } };
    },
  };
}

/** Asks the service about a token. Returns null when it cannot be reached, and logs that without the token. */
async function verify(
  token: string,
  { secret, log, verifyUrl = VERIFY_URL, timeoutMs = TIMEOUT_MS }: RecaptchaOptions,
): Promise<z.infer<typeof verdict> | null> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`The service answered ${response.status}.`);
    return verdict.parse(await response.json());
  } catch (error) {
    log.warn({ err: error }, 'the bot check could not be verified with its service');
    return null;
  }
}

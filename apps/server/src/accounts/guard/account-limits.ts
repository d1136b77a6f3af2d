import type { AttemptLimit } from '@millrace/database';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The limits of each kind of try, over all nodes. `…Account` counts the named e-mail address, whether or not it is
 * known.
 */
export const accountLimits = {
  /** A right password clears the count, and so does a new one. */
  loginAccount: { name: 'login account', max: 10, windowMs: 15 * MINUTE_MS },
  loginAddress: { name: 'login address', max: 100, windowMs: 15 * MINUTE_MS },
  /** Mails of any kind to one person. */
  mailAccount: { name: 'mail account', max: 5, windowMs: HOUR_MS },
  mailAddress: { name: 'mail address', max: 60, windowMs: HOUR_MS },
  linkAddress: { name: 'link address', max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;

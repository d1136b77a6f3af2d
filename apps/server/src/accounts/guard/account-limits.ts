import type { AttemptLimit, SpacedLimit } from '@millrace/database';

const MINUTE = 60;
const MINUTE_MS = MINUTE * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A limit by account and network together: what one network tries at an account, no other waits for. `waits` are seconds
 * after each try.
 */
export interface PairLimit extends SpacedLimit {
  /** For an account that many networks try at once: the waits of networks its owner was not seen in. The first is free. */
  crowd: AttemptLimit & { waits: readonly number[] };
}

const free = (tries: number): number[] => Array.from({ length: tries - 1 }, () => 0);
const growing = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE);

/** The limits of each kind of try, over all nodes. The account is the named e-mail address, whether or not it is known. */
export const accountLimits = {
  /** A right password clears the count of its network. The crowd counts wrong tries alone. */
  login: {
    name: 'login pair',
    waits: [...free(10), ...growing],
    forgottenAfterMs: HOUR_MS,
    crowd: { name: 'login crowd', max: 30, windowMs: HOUR_MS, waits: growing },
  },
  loginAddress: { name: 'login address', max: 100, windowMs: 15 * MINUTE_MS },
  /** Codes of a second factor, by user: the sixth try waits. A right one clears the count. */
  factor: { name: 'second factor', waits: [...free(5), ...growing], forgottenAfterMs: HOUR_MS },
  /** Mails that confirm an address. */
  confirmMail: {
    name: 'confirm mail pair',
    waits: [...free(5), 15 * MINUTE, 60 * MINUTE],
    forgottenAfterMs: 2 * HOUR_MS,
    crowd: { name: 'confirm mail crowd', max: 20, windowMs: HOUR_MS, waits: [60 * MINUTE] },
  },
  /** Mails with a link to a new password. */
  resetMail: {
    name: 'reset mail pair',
    waits: [...free(5), 15 * MINUTE, 60 * MINUTE],
    forgottenAfterMs: 2 * HOUR_MS,
    crowd: { name: 'reset mail crowd', max: 20, windowMs: HOUR_MS, waits: [60 * MINUTE] },
  },
  mailAddress: { name: 'mail address', max: 60, windowMs: HOUR_MS },
  linkAddress: { name: 'link address', max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit | PairLimit | SpacedLimit>;

/** For so long a network is known to an account after its owner signed in there, confirmed or chose a new password. */
export const NETWORK_KNOWN_DAYS = 90;

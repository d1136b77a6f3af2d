import { setTimeout as pause } from 'node:timers/promises';
import {
  type ClaimedMail,
  claimMail,
  endMail,
  type Log,
  postponeMail,
  type Queries,
  renewLease,
} from '@millrace/database';
import type { Delivery } from '../delivery.ts';
import { templates } from '../letters/templates.ts';
import { type DeliveryFault, faultOf } from './delivery-fault.ts';
import { nextStep } from './retry-policy.ts';

/** So many mails at once: one server that stalls does not hold up the rest. */
export const HANDS = 4;
/** A worker that died is missed after this long. */
export const LEASE_MS = 120_000;
const RENEW_EVERY_MS = 30_000;
/**
 * A sent mail must be marked as sent, or it goes out again: while the database does not answer, the worker keeps
 * trying.
 */
const INSIST_AFTER_MS = [100, 1000, 5000, 15_000, 30_000];

export interface MailWork {
  queries: Queries;
  delivery: Delivery;
  /** Of Message-IDs. */
  domain: string;
  log: Log;
  /** The database's clock, but in tests. */
  clock?: (() => Date) | undefined;
  random?: (() => number) | undefined;
  /** After a hand has put down its last mail, or failed to take one up. */
  onPutDown?: ((error: unknown) => void) | undefined;
}

export interface MailHands {
  /** Something may be due. */
  call(): void;
  /** Nothing is in hand any more. */
  idle(): Promise<void>;
  /** Takes no new mail, and finishes the present ones: normally within `graceMs`, then at once. */
  stop(graceMs: number): Promise<void>;
}

/** Takes due mails up and delivers them, up to `HANDS` at once: a hand that finds one calls the next. */
export function mailHands(work: MailWork): MailHands {
  const hands = new Set<Promise<void>>();
  const stopping = new AbortController();
  const giveUp = new AbortController();
  const call = (): void => {
    if (stopping.signal.aborted || hands.size >= HANDS) return;
    const hand: Promise<void> = takeUp().then(
      () => putDown(hand, undefined),
      (error: unknown) => putDown(hand, error),
    );
    hands.add(hand);
  };
  const putDown = (hand: Promise<void>, error: unknown): void => {
    hands.delete(hand);
    work.onPutDown?.(error);
  };
  const takeUp = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const mail = await claimMail(work.queries, { leaseMs: LEASE_MS, domain: work.domain, now: work.clock?.() });
      if (mail === undefined) return;
      call();
      await handle(work, mail, giveUp.signal);
    }
  };
  const idle = async (): Promise<void> => {
    while (hands.size > 0) await Promise.all(hands);
  };
  const stop = async (graceMs: number): Promise<void> => {
    stopping.abort();
    const late = setTimeout(() => giveUp.abort(), graceMs);
    await idle();
    clearTimeout(late);
    work.delivery.close();
  };
  return { call, idle, stop };
}

async function handle(work: MailWork, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  const { queries, log, clock } = work;
  const renewing = setInterval(() => {
    renewLease(queries, mail, { leaseMs: LEASE_MS, now: clock?.() }).catch((error: unknown) =>
      log.warn({ err: error, mail: mail.id }, 'the lease of a mail could not be renewed'),
    );
  }, RENEW_EVERY_MS);
  try {
    const tried = await work.delivery.deliver(mail, signal).then(
      (outcome) => ({ outcome }),
      (error: unknown) => ({ fault: faultOf(error) }),
    );
    await insist(async () => {
      if ('outcome' in tried) await endMail(queries, mail, { outcome: tried.outcome, now: clock?.() });
      else await settleFault(work, mail, tried.fault, signal.aborted);
    });
    if ('outcome' in tried) log.info({ mail: mail.id, kind: mail.kind, tries: mail.tries }, `mail ${tried.outcome}`);
  } finally {
    clearInterval(renewing);
  }
}

async function settleFault(
  work: MailWork,
  mail: ClaimedMail,
  fault: DeliveryFault,
  isStopping: boolean,
): Promise<void> {
  const { queries, log, clock, random = Math.random } = work;
  const now = clock?.();
  const sender = { mail: mail.id, kind: mail.kind, tries: mail.tries, code: fault.code };
  if (isStopping) return postponeMail(queries, mail, { afterMs: 0, fault: fault.words, now });
  const { usefulHours } = templates[mail.kind];
  const next = nextStep({ ...mail, usefulHours, isFinal: fault.isFinal, now: now ?? new Date(), random: random() });
  if (next.step === 'again') {
    await postponeMail(queries, mail, { afterMs: next.afterMs, fault: fault.words, now });
    log.warn({ ...sender, againInMs: next.afterMs }, 'a mail did not arrive; trying again');
  } else {
    await endMail(queries, mail, { outcome: 'dead', fault: fault.words, now });
    log.error(sender, 'a mail is given up; see `npm run mails`');
  }
}

async function insist(settle: () => Promise<void>): Promise<void> {
  for (const afterMs of INSIST_AFTER_MS) {
    try {
      return await settle();
    } catch {
      await pause(afterMs);
    }
  }
  return settle();
}

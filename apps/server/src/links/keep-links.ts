import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '@millrace/catalogue';
import { claimOutsideLink, type Database, keepOutsideLinks, recordOutsideLink } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { AskOutside } from './ask-outside.ts';
import { outsideAddresses } from './outside-addresses.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** An address that answers is asked once a week; one that does not, once a day. */
const AGAIN_MS = 7 * DAY_MS;
const SILENT_AGAIN_MS = DAY_MS;
/** No step of a question takes so long, with all its redirects. */
const CLAIMED_MS = 10 * MINUTE_MS;
const EACH_ROUND = 10;
/** Between two questions. */
const PAUSE_MS = 2000;

interface LinkServices {
  database: Pick<Database, 'queries'>;
  /** Of the content in force; null: there is none yet. */
  snapshot(): Pick<Snapshot, 'content' | 'revision'> | null;
  publicUrl: string;
  ask: AskOutside;
  clock(): Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  pauseMs?: number;
}

export interface LinkRounds {
  /** Brings the addresses up to the content in force, and asks those that are due: ten at most, one after another. */
  round(): Promise<void>;
  /** Stops the question in hand, which is asked again later. */
  stop(): Promise<void>;
}

/** Asks, a few each minute, whether the addresses outside that the content leads to still answer. */
export function keepLinks(services: LinkServices): LinkRounds {
  const { round, stop } = linkRounds(services);
  let running: Promise<void> | null = null;
  const once = (): Promise<void> => {
    running ??= round()
      .catch((error: unknown) => services.log.warn({ err: error }, 'links to outside could not be looked at'))
      .finally(() => {
        running = null;
      });
    return running;
  };
  const timer = setInterval(once, MINUTE_MS).unref();
  return {
    round: once,
    stop: async () => {
      clearInterval(timer);
      stop();
      await running;
    },
  };
}

function linkRounds({ database, snapshot, publicUrl, ask, clock, pauseMs = PAUSE_MS }: LinkServices) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let kept: number | null = null;
  return { round, stop: () => stopping.abort() };

  async function round(): Promise<void> {
    const inForce = snapshot();
    if (inForce === null) return;
    if (inForce.revision !== kept) {
      await keepOutsideLinks(database, [...outsideAddresses(inForce.content, publicUrl).keys()], clock());
      kept = inForce.revision;
    }
    for (let asked = 0; asked < EACH_ROUND && !signal.aborted; asked++) {
      const address = await claimOutsideLink(database, { now: clock(), until: later(CLAIMED_MS) });
      if (address === null) return;
      const fault = await ask(address, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (fault === undefined) return;
      const dueAt = later(fault === null ? AGAIN_MS : SILENT_AGAIN_MS);
      await recordOutsideLink(database, { address, fault, now: clock(), dueAt });
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  function later(ms: number): Date {
    return new Date(clock().getTime() + ms);
  }
}

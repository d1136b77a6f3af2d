import { type Database, nextMailIn } from '@millrace/database';
import { type MailWork, mailHands } from './mail-hands.ts';

/** However quiet it is, the outbox is looked at this often: an announcement can be lost, and another worker can die. */
const LOOK_EVERY_MS = 60_000;
/** A mail that is due may be in the hands of another process. */
const LOOK_SOONEST_MS = 250;
const LOOK_AFTER_FAULT_MS = 5000;
/** On SIGTERM the whole process has ten seconds. */
const GRACE_MS = 6000;

export interface MailWorkerOptions extends Omit<MailWork, 'queries' | 'onPutDown'> {
  database: Database;
}

/**
 * Works the outbox off while the process runs: at once when a mail is queued, when one falls due, and now and then. Returns a function
 * that stops it.
 */
export async function startMailWorker({ database, ...work }: MailWorkerOptions): Promise<() => Promise<void>> {
  const { queries } = database;
  const { log } = work;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const hands = mailHands({
    ...work,
    queries,
    onPutDown: (error) => {
      if (error !== undefined) log.error({ err: error }, 'the outbox could not be worked off; trying again');
      void lookAgain(error !== undefined);
    },
  });
  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(hands.call, ms);
  };
  const lookAgain = async (isFaulty: boolean): Promise<void> => {
    if (isFaulty) return lookIn(LOOK_AFTER_FAULT_MS);
    const next = await nextMailIn(queries).catch(() => LOOK_AFTER_FAULT_MS);
    lookIn(Math.max(LOOK_SOONEST_MS, Math.min(next ?? LOOK_EVERY_MS, LOOK_EVERY_MS)));
  };
  const unlisten = await database.listenForMail(hands.call);
  hands.call();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await unlisten();
    await hands.stop(GRACE_MS);
  };
}

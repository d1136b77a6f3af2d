import { again } from '../live/again.ts';
import { publishDue } from './publish-due.ts';

/** How late a scheduled draft is published at most, if nothing else is in hand. */
const LOOK_MS = 5000;

/** Publishes scheduled drafts as their times come, one after another. Returns a function that stops it and waits for the one in hand. */
export function keepSchedule(services: Parameters<typeof publishDue>[0]): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  const look = again(
    () => {
      running = lookOnce();
      return running;
    },
    (error) => services.log.error({ err: error }, 'the schedule could not be read; trying again'),
  );
  async function lookOnce(): Promise<void> {
    while (!isStopped && (await publishDue(services)));
  }
  const timer = setInterval(look, LOOK_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running.catch(() => undefined);
  };
}

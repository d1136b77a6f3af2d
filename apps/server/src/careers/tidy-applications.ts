import { forgetApplications, type TidyServices } from './forget-applications.ts';
import { sweepResumes } from './sweep-resumes.ts';

const MINUTE_MS = 60_000;
/** Not while the server starts. */
export const FIRST_MS = 2 * MINUTE_MS;
export const EVERY_MS = 6 * 60 * MINUTE_MS;

/** Deletes now and then the applications whose time is over, and files without an application. Returns a function that stops it and waits for the current run. */
export function tidyApplications(services: TidyServices): () => Promise<void> {
  let running: Promise<void> | null = null;
  const tidy = async (): Promise<void> => {
    try {
      await forgetApplications(services);
      await sweepResumes(services);
    } catch (error) {
      services.log.warn({ err: error }, 'applications were not tidied');
    }
    running = null;
  };
  const tidyOnce = () => {
    running ??= tidy();
  };
  const first = setTimeout(tidyOnce, FIRST_MS).unref();
  const timer = setInterval(tidyOnce, EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

import pino from 'pino';
import { readConfig } from './config/read-config.ts';
import type { Site } from './delivery/site.ts';
import { builtOfficeDir } from './office/office-files.ts';
import { foldLines } from './problems/fold-lines.ts';
import { loggableError } from './problems/loggable-error.ts';
import { failureWords, shownAddress } from './self-check/start-words.ts';
import { type Running, start } from './start.ts';

export interface ServeOptions {
  env: Readonly<Record<string, string | undefined>>;
  development: boolean;
}

/** Work that still runs this long after the signal to stop is cut off. */
const STOP_WITHIN_MS = 10_000;

/**
 * The server as a process of its own: configured by the environment, stopped by a signal; a fault at the start ends it
 * with 1.
 */
export async function serve({ env, development }: ServeOptions): Promise<void> {
  try {
    const config = readConfig(env);
    const folding = foldLines();
    process.once('exit', folding.flush);
    const log = pino({
      level: config.production ? 'info' : 'warn',
      serializers: { err: loggableError },
      hooks: folding.hooks,
    });
    const site = await siteFor(development);
    const running = await start({ config, site, officeDir: builtOfficeDir(), log, say });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(running));
    say(`Millrace is at ${shownAddress(running.address, config.host)}`);
  } catch (error) {
    say(failureWords(error));
    process.exit(1);
  }
}

async function siteFor(development: boolean): Promise<Site> {
  if (development) return (await import('./delivery/site-in-development.ts')).siteInDevelopment();
  return (await import('./delivery/site-bundle.ts')).loadBuiltSite();
}

async function stop(running: Running): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  say('Stopping …');
  await running.stop();
  process.exit(0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import pino from 'pino';
import { ConfigError, readConfig } from './config/read-config.ts';
import type { Site } from './delivery/site.ts';
import { builtOfficeDir } from './office/office-files.ts';
import { foldLines } from './problems/fold-lines.ts';
import { loggableError } from './problems/loggable-error.ts';
import { StartRefused } from './self-check/self-check.ts';
import { startFault } from './self-check/start-fault.ts';
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
    say(`Millrace is at ${shown(running.address, config.host)}`);
  } catch (error) {
    say(failure(error));
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

/** Every address of this machine is reached under the local one. */
function shown(address: string, host: string): string {
  return ['0.0.0.0', '::'].includes(host) ? `http://127.0.0.1:${new URL(address).port}` : address;
}

/** Returns a sentence for a fault that a person can mend, and the stack of any other. */
function failure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  const words = startFault(error);
  if (words !== null) return words;
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}. Set PORT to a free port.`;
  return error.stack ?? error.message;
}

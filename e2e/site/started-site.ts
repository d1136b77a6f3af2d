import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface StartedSite {
  address: string;
  stop(): Promise<void>;
}

/** A first start takes 21 s of processor time; a machine that does much else has taken two minutes for it. */
const WITHIN_MS = 480_000;
const ASK_EVERY_MS = 200;
/** For whoever asks why a call failed. */
const LOGS = resolve(import.meta.dirname, '../../test-results/sites');

/**
 * The product on a port of its own, with an empty data folder; resolves when it can serve. It is reached under `host`, and takes more of
 * the environment from `env`.
 */
export async function startedSite(
  port: number,
  { host = '127.0.0.1', env = {} }: { host?: string; env?: Record<string, string> } = {},
): Promise<StartedSite> {
  const address = `http://${host}:${port}`;
  mkdirSync(LOGS, { recursive: true });
  const server = spawn(process.execPath, [resolve(import.meta.dirname, 'serve.ts')], {
    stdio: ['ignore', openSync(resolve(LOGS, `site-${port}.log`), 'a'), 'inherit'],
    env: { ...process.env, PUBLIC_URL: address, ...env, PORT: String(port) },
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + WITHIN_MS;
  while (!(await isReady(address))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`No site at ${address}.`);
    }
    await pause(ASK_EVERY_MS);
  }
  return { address, stop };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sameClock } from './clock-file.ts';

const ASK_EVERY_MS = 100;
/** On a machine that does other things besides. */
const WITHIN_MS = 60_000;

/** The environment by which a site knows its provider of single sign-on, which need not run. */
export const providerEnvironment = (port: number) => ({
  OIDC_ISSUER: `http://localhost:${port}`,
  OIDC_CLIENT_ID: 'the-office',
  OIDC_CLIENT_SECRET: 'a secret of the office, for tests',
});

/** Starts that provider, with the clock of the site; resolves when it answers. */
export async function startProvider(port: number, site: string): Promise<{ stop(): Promise<void> }> {
  const env = {
    ...process.env,
    ...providerEnvironment(port),
    ...sameClock(Number(new URL(site).port)),
    PROVIDER_PORT: String(port),
    PROVIDER_REDIRECT: `${site}/office/single-sign-on`,
  };
  const server = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./provider.ts'))], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env,
  });
  const until = Date.now() + WITHIN_MS;
  const isThere = () =>
    fetch(`http://localhost:${port}/.well-known/openid-configuration`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`No provider on port ${port}.`);
    await pause(ASK_EVERY_MS);
  }
  return {
    stop: async () => {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

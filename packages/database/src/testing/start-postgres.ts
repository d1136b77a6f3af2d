import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEBIAN_PROGRAMS = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
/** For as many test files at once as a large machine has processors. */
const CONNECTIONS = 500;

export interface PrivatePostgres {
  /** For `DATABASE_URL`. */
  url: string;
  stop(): Promise<void>;
}

/** The directory of PostgreSQL's programs, newest first; undefined where they are not installed. */
export function postgresPrograms(): string | undefined {
  const versions = fs.existsSync(DEBIAN_PROGRAMS) ? fs.readdirSync(DEBIAN_PROGRAMS) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_PROGRAMS, version, 'bin'));
  const places = [...debian, ...(process.env.PATH ?? '').split(path.delimiter)];
  return places.find((place) => fs.existsSync(path.join(place, 'initdb')));
}

/** Starts a PostgreSQL server in a temporary directory, reached through a socket there. */
export async function startPostgres(programs: string): Promise<PrivatePostgres> {
  const user = unprivilegedUser();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-postgres-'));
  if (user !== undefined) fs.chownSync(directory, user.uid, user.gid);
  const files = path.join(directory, 'files');
  const owner = user ?? {};
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', files, '-U', 'millrace', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...owner,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      '-D',
      files,
      '-k',
      directory,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      `max_connections=${CONNECTIONS}`,
    ],
    { ...owner, cwd: directory, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  const stopAtExit = () => server.kill('SIGQUIT');
  process.once('exit', stopAtExit);
  await untilReady(server, path.join(files, 'postmaster.pid'));
  return {
    url: `postgres://millrace@localhost/postgres?host=${encodeURIComponent(directory)}`,
    stop: async () => {
      process.off('exit', stopAtExit);
      await ended(server, 'SIGINT');
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The socket is there before the server answers; its status is the last line of this file. */
async function untilReady(server: ChildProcess, status: string): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 50) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while it started, with code ${server.exitCode}.`);
    if (fs.existsSync(status) && /^ready\b/m.test(fs.readFileSync(status, 'utf8'))) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL did not start.');
}

const ended = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    if (!server.kill(signal)) resolve();
  });

/** PostgreSQL refuses to run as root; undefined when we are not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of ['postgres', 'nobody'].flatMap(passwordLines)) {
    const [, , uid, gid] = line.split(':').map(Number);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

const passwordLines = (user: string): string[] =>
  fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${user}:`));

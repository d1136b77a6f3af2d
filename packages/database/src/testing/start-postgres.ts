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
  /** With `SIGQUIT` it leaves everything as after a crash. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Stops every process of it where it is, as a machine does that is asleep. */
  freeze(): void;
  thaw(): void;
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

interface PostgresOptions {
  /** The server's files, made when absent and left there at the end; by default they are temporary. */
  files?: string;
  /** Flushes what it commits; otherwise it saves the time. */
  isDurable?: boolean;
  settings?: Readonly<Record<string, string | number>>;
  env?: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL server that is reached through a socket in a temporary directory. */
export async function startPostgres(
  programs: string,
  { files: given, isDurable = false, settings = {}, env = {} }: PostgresOptions = {},
): Promise<PrivatePostgres> {
  const user = unprivilegedUser();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-postgres-'));
  const files = given ?? path.join(directory, 'files');
  const how = { ...user, cwd: directory };
  own(directory);
  if (fs.existsSync(files)) own(files);
  else {
    if (given !== undefined) own(path.dirname(files));
    const about = ['-U', 'millrace', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(path.join(programs, 'initdb'), ['-D', files, ...about], {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  const all = {
    listen_addresses: '',
    fsync: isDurable ? 'on' : 'off',
    max_connections: CONNECTIONS,
    ...settings,
  };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', files, '-k', directory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...how, stdio: ['ignore', 'ignore', 'ignore'], env: { ...process.env, ...env } },
  );
  const stopAtExit = () => server.kill('SIGQUIT');
  process.once('exit', stopAtExit);
  const stop: PrivatePostgres['stop'] = async (signal = 'SIGINT') => {
    process.off('exit', stopAtExit);
    await ended(server, signal);
    fs.rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilReady(server, path.join(files, 'postmaster.pid'));
  } catch (error) {
    await stop('SIGQUIT');
    throw error;
  }
  return {
    url: `postgres://millrace@localhost/postgres?host=${encodeURIComponent(directory)}`,
    stop,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
  };

  function own(place: string): void {
    if (user === undefined) return;
    fs.chownSync(place, user.uid, user.gid);
    if (place === files)
      for (const name of fs.readdirSync(place, { recursive: true, encoding: 'utf8' }))
        fs.chownSync(path.join(place, name), user.uid, user.gid);
  }
}

/** The socket is there before the server answers; its status is the last line of this file. */
async function untilReady(server: ChildProcess, status: string): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 50) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while it started, with code ${server.exitCode}.`);
    const lines = fs.existsSync(status) ? fs.readFileSync(status, 'utf8').split('\n') : [];
    // The first line is the number of the process: a server that crashed leaves its file.
    if (lines[0] === String(server.pid) && lines.some((line) => line.startsWith('ready'))) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL did not start.');
}

function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  process.kill(pid, signal);
  for (const child of children) signalOne(Number(child), signal);
}

/** A child may have ended since it was listed, with the connection that it served. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const ended = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
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

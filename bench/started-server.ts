import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepDemoData, READY, takeDemoData } from '@millrace/e2e/demo-data';

const ROOT = resolve(import.meta.dirname, '..');
const CONTENT = join(ROOT, 'apps/server/src/programs/content.ts');
const POLL_MS = 20;
/** On a machine that does much else a very first start takes minutes. */
const GIVE_UP_MS = 600_000;

export interface StartedServer {
  address: string;
  pid: number;
  /** From the start of the command to the first ready answer, in seconds. */
  seconds: number;
  /** The most the process has held of the machine's memory since it became the server, in MB: when garbage is collected is luck. */
  mostMemoryMb(): number;
  stop(): Promise<void>;
}

/** A data folder of its own, removed by `remove`. */
export function emptyDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A folder with the demo content, left by a site that has stopped. */
let left: string | undefined;

/** Keeps a data folder until this process ends, so that later sites of the run start on copies of it. */
export function leaveForOthers(dataDir: string): void {
  left = dataDir;
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

/** A data folder for a site with the demo content: a copy of one that is left, which saves the very first start, or else an empty one. */
export function demoDataDir(): { dataDir: string; remove(): void } {
  const made = emptyDataDir();
  if (left !== undefined) cpSync(left, made.dataDir, { recursive: true });
  else takeDemoData(made.dataDir);
  return made;
}

/** Starts a site on such a folder, and keeps its data for others of the run where none is kept. */
async function startDemoServer(dataDir: string, port: number, env: Readonly<Record<string, string>>) {
  let printed = '';
  const onOutput = (text: string) => {
    printed += text;
  };
  const server = await startServer(dataDir, port, { env, onOutput });
  while (!READY.test(printed)) await wait(POLL_MS);
  await keepDemoData(dataDir, server.pid, printed);
  return server;
}

/** Starts the product by its own start command and waits until it can serve. */
export async function startServer(
  dataDir: string,
  port: number,
  {
    core,
    env = {},
    node = [],
    onOutput,
  }: {
    core?: number;
    env?: Readonly<Record<string, string>>;
    node?: readonly string[];
    /** Told what the server writes: its log, and its words to the terminal. */
    onOutput?: (text: string) => void;
  } = {},
): Promise<StartedServer> {
  const address = `http://127.0.0.1:${port}`;
  // Else what another process answers would be measured.
  if (await isReady(address))
    throw new Error(`Another site answers at ${address} already: stop it, or give another port.`);
  const began = performance.now();
  const command = startCommand(node);
  const [program = '', ...parameters] = core === undefined ? command : ['taskset', '-c', String(core), ...command];
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: ['ignore', onOutput === undefined ? 'ignore' : 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...env },
  });
  if (onOutput !== undefined) child.stdout?.setEncoding('utf8').on('data', onOutput);
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`);
    if (performance.now() - began > GIVE_UP_MS) {
      // One that is left would hold the port of the next.
      await stop(child);
      throw new Error('The server was not ready in ten minutes.');
    }
    await wait(POLL_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    address,
    pid: child.pid ?? 0,
    seconds,
    mostMemoryMb: () => mostMemoryOf(child.pid),
    stop: () => stop(child),
  };
}

/** A site with the demo content that runs already, for several benches. */
export interface DemoSite {
  address: string;
  dataDir: string;
  /** Absent where the site does other work too. */
  mostMemoryMb?(): number;
}

/** The settings of a site for all benches: many visitors come from here, each with an address of its own and no work to prove. */
export const FOR_ALL_BENCHES = { BOT_CHECK: 'off', TRUST_PROXY: 'loopback' };

/** Does work with the site that is given, or else with one started for it on a port, with the demo content. */
export async function withDemoSite<Found>(
  given: DemoSite | undefined,
  port: number,
  work: (site: DemoSite) => Promise<Found>,
): Promise<Found> {
  if (given !== undefined) return work(given);
  const { dataDir, remove } = demoDataDir();
  try {
    const server = await startDemoServer(dataDir, port, FOR_ALL_BENCHES);
    try {
      return await work({ ...server, dataDir });
    } finally {
      await server.stop();
    }
  } finally {
    remove();
  }
}

/** Does work with the site at an address, or else with one started for it on a port: of a whole site's file, or with the demo content. */
export async function withSite<Found>(
  given: string | undefined,
  port: number,
  work: (address: string) => Promise<Found>,
  siteFile?: string,
): Promise<Found> {
  if (given !== undefined) return work(given);
  const { dataDir, remove } = siteFile === undefined ? demoDataDir() : emptyDataDir();
  try {
    if (siteFile !== undefined)
      execFileSync(process.execPath, [CONTENT, 'import', resolve(siteFile)], {
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    const start = siteFile === undefined ? startDemoServer : startServer;
    const server = await start(dataDir, port, {});
    try {
      return await work(server.address);
    } finally {
      await server.stop();
    }
  } finally {
    remove();
  }
}

/** The command of `npm start`, without npm in between, so that signals and memory are the server's own. */
function startCommand(node: readonly string[]): string[] {
  const said = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const [program, ...parameters] = /"start": "([^"]+)"/.exec(said)?.[1]?.split(' ') ?? [];
  if (program !== 'node') throw new Error('package.json has no start script that runs node.');
  return [process.execPath, ...node, ...parameters];
}

function mostMemoryOf(pid: number | undefined): number {
  const held = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(held) / 1000;
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolveStop) => {
    child.once('exit', () => resolveStop());
    child.kill('SIGTERM');
  });
}

import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** The output of a command given at a terminal. */
export interface Said {
  lines: string[];
  /** Of the process that asked; 0: done. */
  exitCode: number;
}

/** A command that needs the database, done by whichever process has it open. */
export type ConsoleCommand = (args: readonly string[]) => Promise<Said>;

/** The embedded database has room for one process: commands reach it through this socket in the data folder. */
export const consolePath = (dataDir: string): string => join(dataDir, 'console.sock');

/** Only the user the server runs as may speak to it. */
const OWNER_ONLY = 0o177;
/** A family with its configurator fits in it. */
const ASKED_MAX_BYTES = 4 * 1_048_576;
/** A client that connects and sends nothing must not keep the server from stopping. */
const FINISH_WITHIN_MS = 1000;

type Commands = Readonly<Record<string, ConsoleCommand>>;

export interface ConsoleOptions {
  dataDir: string;
  /** Not where others may open the database themselves. */
  isNeeded: boolean;
  commands: Commands;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Takes commands from a terminal of this machine, by name, while the server runs. Only for whoever has the data folder to himself: a
 * socket that is there was left by a process that died. Where there can be no socket, the server runs without. Returns a function that
 * stops it.
 */
export async function openConsole({ dataDir, isNeeded, commands, log }: ConsoleOptions): Promise<() => Promise<void>> {
  if (!isNeeded) return async () => {};
  try {
    return await listenOn(consolePath(dataDir), commands);
  } catch (error) {
    log.warn({ err: error }, 'no commands from a terminal while the server runs: there can be no socket in DATA_DIR');
    return async () => {};
  }
}

async function listenOn(path: string, commands: Commands): Promise<() => Promise<void>> {
  await rm(path, { force: true });
  const server = createServer(async (request, response) => {
    const said = await answer(commands, request.url?.slice(1) ?? '', request);
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(said));
  });
  const usual = process.umask(OWNER_ONLY);
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  process.umask(usual);
  await listening;
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS).unref();
    });
}

/** Whoever asked may be gone already; then nobody gets the answer. */
async function answer(commands: Commands, name: string, request: AsyncIterable<Buffer>): Promise<Said> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    const text = await textOf(request);
    if (command === undefined) return { lines: [`The server knows no command ${name}.`], exitCode: 1 };
    const args: unknown = JSON.parse(text);
    return await command(Array.isArray(args) ? args.map(String) : []);
  } catch (error) {
    return { lines: [error instanceof Error ? error.message : String(error)], exitCode: 1 };
  }
}

async function textOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Read to the end, however large: whoever sends it listens for the answer only then.
  for await (const part of request) {
    bytes += part.length;
    if (bytes <= ASKED_MAX_BYTES) parts.push(part);
  }
  if (bytes > ASKED_MAX_BYTES)
    throw new Error(
      `The command and its file are larger than ${ASKED_MAX_BYTES >> 20} MB, which the server does not take.`,
    );
  return Buffer.concat(parts).toString();
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { compileOnce } from '@millrace/database/testing';

export interface ServerProcess {
  address: string;
  /** With SIGKILL: it finishes nothing. */
  kill(): Promise<void>;
}

interface Starting {
  /** The script that is the server, and its environment besides this process's. */
  script: string;
  env: Readonly<Record<string, string>>;
  /** Called with every error it logs, and with an unexpected end. */
  onFault(words: string): void;
}

const READY = /^Millrace is at (\S+)$/;
const PINO_ERROR = 50;

/** Starts the server as a process of its own; resolves once it can serve. */
export async function startServerProcess({ script, env, onFault }: Starting): Promise<ServerProcess> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, [...compileOnce, script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...(TMPDIR === '' ? {} : { TMPDIR }), ...env, PORT: '0' },
  });
  const ended = once(child, 'exit');
  let killed = false;
  void ended.then(([code]) => {
    if (!killed) onFault(`the server ended by itself, with code ${code}`);
  });
  child.stderr.on('data', (words: Buffer) => onFault(`the server wrote: ${words.toString().trim()}`));
  const address = await ready(child, onFault);
  return {
    address,
    kill: async () => {
      killed = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function ready(child: ChildProcess, onFault: (words: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended before it was ready.')));
    if (child.stdout === null) return;
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = READY.exec(line) ?? [];
      if (address !== undefined) resolve(address);
      const logged = line.startsWith('{')
        ? (JSON.parse(line) as { level: number; msg: string })
        : { level: 0, msg: '' };
      if (logged.level >= PINO_ERROR) onFault(`the server logged: ${line}`);
    });
  });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Peer } from './nginx.ts';

export interface BareNode extends Peer {
  pid: number;
}

interface Bare {
  port: number;
  /** Names and values in turn. */
  headers: string[];
}

/** A bare Node server on one core that knows one answer: the most that a server in JavaScript can send of it. */
export async function startBareNode(options: Bare & { core: number; br: Buffer }): Promise<BareNode> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-bare-'));
  const answer: Bare = { port: options.port, headers: options.headers };
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(answer));
  writeFileSync(join(folder, 'page.br'), options.br);
  const parameters = ['-c', String(options.core), process.execPath, import.meta.filename, folder];
  const child = spawn('taskset', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}.`)));
  });
  return {
    address: `http://127.0.0.1:${options.port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2);
  const { port, headers } = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8')) as Bare;
  const page = readFileSync(join(folder, 'page.br'));
  createServer((_request, response) => response.writeHead(200, headers).end(page)).listen(port, '127.0.0.1', () =>
    process.stdout.write('ready\n'),
  );
}

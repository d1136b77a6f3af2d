import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Peer } from './nginx.ts';

const VERSION = { next: '16.4.6', react: '19.2.0' };
const TRIES = 300;
const INSTALL_MS = 300_000;

/** A Next.js site with one static page: our page's text, in its own markup. Installed here, as nothing of the product needs it. */
export async function startNext(options: { port: number; core: number; words: readonly string[] }): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-next-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeSite(folder, options.words);
    const quiet = { cwd: folder, stdio: 'ignore', timeout: INSTALL_MS } as const;
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], quiet);
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], quiet);
  } catch (error) {
    remove();
    throw error;
  }
  const port = String(options.port);
  const command = [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', port, '-H', '127.0.0.1'];
  const child = spawn('taskset', ['-c', String(options.core), ...command], { cwd: folder, stdio: 'ignore' });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    remove();
  };
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    if ((await fetch(address).catch(() => null))?.ok) return { address, stop };
    await wait(50);
  }
  child.kill('SIGKILL');
  remove();
  throw new Error('The Next.js page does not answer.');
}

function writeSite(folder: string, words: readonly string[]): void {
  const dependencies = { next: VERSION.next, react: VERSION.react, 'react-dom': VERSION.react };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  mkdirSync(join(folder, 'app'));
  writeFileSync(
    join(folder, 'app/layout.js'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  writeFileSync(
    join(folder, 'app/page.js'),
    `import Link from 'next/link';
const words = ${JSON.stringify(words)};
export const dynamic = 'force-static';
export default function Page() {
  return <main><nav><Link href="/">Home</Link></nav>{words.map((text, index) => <p key={index}>{text}</p>)}</main>;
}`,
  );
}

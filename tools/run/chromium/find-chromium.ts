import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { showProgress } from '../show-progress.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser for tests: CHROMIUM_PATH, or the installed one; undefined without one. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const places = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  const named = NAMES.flatMap((name) => places.map((place) => path.join(place, name)));
  return [env.CHROMIUM_PATH, ...named].find((place) => place !== undefined && fs.existsSync(place));
}

/** Finds Chromium, or installs Debian's where that is allowed. Throws saying what to do otherwise. */
export async function obtainChromium(root: string): Promise<string> {
  const found = findChromium(process.env);
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (mayInstall) await showProgress('Installing chromium', installChromium(root));
  const installed = findChromium(process.env);
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: `apt-get install chromium`), or set CHROMIUM_PATH to it.',
  );
}

async function installChromium(root: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { cwd: root, env });
  await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { cwd: root, env });
}

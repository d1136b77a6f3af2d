import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { showProgress } from '../show-progress.ts';

/** The engine of Chromium without windows of its own: a browser test takes a third less processor time (decision 093). */
const SHELL = 'chromium-headless-shell';
/** The browser that visitors have. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser for tests: CHROMIUM_PATH, or an installed one, the headless shell first; undefined without one. */
export const findChromium = (env: NodeJS.ProcessEnv): string | undefined => findFirst(env, [SHELL, ...WHOLE]);

/** The browser for measurements: CHROMIUM_PATH, or an installed one, the one that visitors have first; undefined without one. */
export const findVisitorsChromium = (env: NodeJS.ProcessEnv): string | undefined => findFirst(env, [...WHOLE, SHELL]);

function findFirst(env: NodeJS.ProcessEnv, names: readonly string[]): string | undefined {
  const places = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  const named = names.flatMap((name) => places.map((place) => path.join(place, name)));
  return [env.CHROMIUM_PATH, ...named].find((place) => place !== undefined && fs.existsSync(place));
}

/** Finds Chromium, or installs Debian's where that is allowed. Throws saying what to do otherwise. */
export async function obtainChromium(root: string): Promise<string> {
  const found = findChromium(process.env);
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (mayInstall) await installOnce(root);
  const installed = findChromium(process.env);
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: `apt-get install chromium`), or set CHROMIUM_PATH to it.',
  );
}

let installing: Promise<void> | undefined;

/** Suites that run side by side ask for it at once, and apt-get refuses to run twice. */
function installOnce(root: string): Promise<void> {
  installing ??= showProgress('Installing chromium', installChromium(root));
  return installing;
}

/** Debian has the shell as a package of its own; other systems have only the whole browser. */
async function installChromium(root: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { cwd: root, env });
  for (const name of [SHELL, 'chromium']) {
    const { code } = await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
      cwd: root,
      env,
    });
    if (code === 0) return;
  }
}

import { fileURLToPath } from 'node:url';
import { makeFaces } from '@millrace/look/make-faces';
import { build } from 'vite';
import { weighFirstScreen } from './build/weigh-first-screen.ts';

/** Gzip, KB of 1,000 bytes: the script of the office's first screen. A build above it fails. */
const SCRIPT_BUDGET_KB = 300;

await makeFaces();
await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'warn' });
const weight = await weighFirstScreen(new URL('dist/', import.meta.url));
console.log(`first screen of the office, gzip: script ${weight.toFixed(1)} KB`);
if (weight > SCRIPT_BUDGET_KB) {
  console.error(`The script of the office's first screen may weigh ${SCRIPT_BUDGET_KB} KB.`);
  process.exitCode = 1;
}

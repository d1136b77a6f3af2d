/**
 * The server as `npm start` runs it, configured by the environment, but with pages of one word: no build of the site is
 * needed.
 */
import { flushCompileCache } from 'node:module';
import { startQuickly } from '../start-quickly.ts';

startQuickly();
const { default: pino } = await import('pino');
const { readConfig } = await import('../../config/read-config.ts');
const { start } = await import('../../start.ts');
const { address } = await start({
  config: readConfig(process.env),
  site: { render: async () => ({ kind: 'page', status: 200, html: 'page' }), clientDir: null, keep: true },
  log: pino({ level: 'warn' }),
  say: () => undefined,
});
// Otherwise kept when a process ends by itself, which one that is killed never does: each would compile everything anew.
flushCompileCache();
process.stdout.write(`Millrace is at ${address}\n`);

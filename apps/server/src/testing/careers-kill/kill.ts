/** The kill test at any size; docs/operations.md describes its use and its results. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresPrograms, startPostgres } from '@millrace/database/testing';
import { killRun } from './kill-run.ts';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '500' },
    kills: { type: 'string', default: '25' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
/** A killed process is missed for two minutes, and a thousand mails with their copies take a while. */
const MAILS_WITHIN_MS = 12 * 60_000;

const programs = postgresPrograms();
if (values.database === 'postgres' && programs === undefined) throw new Error('PostgreSQL is not installed here.');
const server = values.database === 'postgres' ? await startPostgres(programs ?? '') : null;
try {
  const { faults, ...figures } = await killRun({
    applications: Number(values.applications),
    kills: Number(values.kills),
    seed: Number(values.seed),
    databaseUrl: server?.url,
    script: resolve(import.meta.dirname, '../../../../../tools/run/start.ts'),
    mailsWithinMs: MAILS_WITHIN_MS,
  });
  console.log(`Applications on the database: ${values.database}`);
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${Math.round(figure)}`);
  for (const fault of faults) console.log(`FAULT: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server?.stop();
}

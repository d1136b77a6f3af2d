/** The kill test of drafts at any size; docs/operations.md describes its use and its results. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresPrograms, startPostgres } from '@millrace/database/testing';
import { killRun } from './kill-run.ts';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '200' },
    publishes: { type: 'string', default: '20' },
    uploads: { type: 'string', default: '40' },
    kills: { type: 'string', default: '20' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const programs = postgresPrograms();
if (values.database === 'postgres' && programs === undefined) throw new Error('PostgreSQL is not installed here.');
const server = values.database === 'postgres' ? await startPostgres(programs ?? '') : null;
try {
  const began = performance.now();
  const { faults, ...figures } = await killRun({
    edits: Number(values.edits),
    publishes: Number(values.publishes),
    uploads: Number(values.uploads),
    kills: Number(values.kills),
    seed: Number(values.seed),
    databaseUrl: server?.url,
    script: resolve(import.meta.dirname, '../careers-kill/serve-plain.ts'),
  });
  console.log(`Drafts on the database: ${values.database}, seed ${values.seed}`);
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${figure}`);
  console.log(`${'seconds'.padEnd(14)} ${Math.round((performance.now() - began) / 1000)}`);
  for (const fault of faults) console.log(`FAULT: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server?.stop();
}

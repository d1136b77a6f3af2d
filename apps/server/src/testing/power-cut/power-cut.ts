/** Power cuts at any number of moments; docs/operations.md describes its use and its results. PostgreSQL needs a C compiler too. */
import { parseArgs } from 'node:util';
import { powerCutRun } from './power-cut-run.ts';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '60' },
    points: { type: 'string', default: '200' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const { faults, ...figures } = await powerCutRun({
  applications: Number(values.applications),
  points: Number(values.points),
  seed: Number(values.seed),
  database: values.database === 'postgres' ? 'postgres' : 'embedded',
});
console.log(`Power cuts on the database: ${values.database}`);
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${Math.round(figure)}`);
for (const fault of faults) console.log(`FAULT: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

import { type BenchRow, benchRow, heldRow } from '../row.ts';
import { demoDataDir, startServer } from '../started-server.ts';
import { attacks, beginAttack } from './attacks.ts';
import { type Honest, visitFor } from './honest-visitor.ts';
import { signedInToken } from './signed-in.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3189);
/** 95 of 100 of another visitor's requests are answered within so many ms. */
const BUDGET_MS = { kept: 100, made: 300 };
const SECONDS = { short: 1, long: 4 };
/** Before the visitor comes, so that the attack is at its limit. */
const BEFORE_MS = 1000;

/** Lets one address ask for all it can get, and measures what another one feels of it. */
export async function benchFairness({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const { dataDir, remove } = demoDataDir();
  const server = await startServer(dataDir, PORT, { env: { BOT_CHECK: 'off', TRUST_PROXY: 'loopback' } });
  const ms = 1000 * (short ? SECONDS.short : SECONDS.long);
  try {
    const token = await signedInToken(server.address, dataDir);
    const rows = rowsOf('nobody else', await visitFor(server.address, ms));
    for (const attack of short ? attacks.filter(({ connections }) => connections === 50) : attacks) {
      const attacked = beginAttack(server.address, attack, token);
      await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
      const honest = await visitFor(server.address, ms);
      await attacked.stop();
      process.stderr.write(`bench: ${attack.what} was answered ${JSON.stringify([...attacked.statuses])}\n`);
      rows.push(...rowsOf(`${attack.what}, ${attack.connections} connections`, honest));
    }
    return rows;
  } finally {
    await server.stop();
    remove();
  }
}

const rowsOf = (beside: string, { kept, made, lostForms, forms, refused }: Honest): BenchRow[] => [
  benchRow(`beside ${beside}: a kept page, 95 of 100`, ninetyFifth(kept), 'ms', BUDGET_MS.kept),
  benchRow(`beside ${beside}: a search, a new page, a form, 95 of 100`, ninetyFifth(made), 'ms', BUDGET_MS.made),
  heldRow(`beside ${beside}: refused, and forms of ${forms} not stored`, refused + lostForms, '', 0),
];

function ninetyFifth(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

if (import.meta.main) console.table(await benchFairness({ short: process.argv.includes('--short') }));

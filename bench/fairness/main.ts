import { type BenchRow, benchRow, heldRow } from '../row.ts';
import { type DemoSite, withDemoSite } from '../started-server.ts';
import { attacks } from './attacks.ts';
import { beginAttack } from './begin-attack.ts';
import { clientOf } from './client.ts';
import { type Honest, visitFor } from './honest-visitor.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3189);
/** 95 of 100 of another visitor's requests are answered within so many ms. */
const BUDGET_MS = { kept: 100, made: 300 };
const SECONDS = { short: 1, long: 4 };
/** Before the visitor comes, so that the attack is at its limit. */
const BEFORE_MS = 1000;
/** Each by another network, one after the other. */
const SIGN_INS = 11;

/**
 * Lets one address ask for all it can get, and measures what another one feels of it. On a machine that does other work too, the ratio to
 * the same visitor alone, a moment before, says more than milliseconds. `only`: the attacks whose name has these words.
 */
export async function benchFairness(
  { short, only = '', site }: { short: boolean; only?: string; site?: DemoSite | undefined } = { short: false },
): Promise<BenchRow[]> {
  const ms = 1000 * (short ? SECONDS.short : SECONDS.long);
  return withDemoSite(site, PORT, async ({ address, dataDir, mostMemoryMb }) => {
    const user = await signedIn(address, dataDir);
    const rows = rowsOf('nobody else', await visitFor(address, ms));
    const chosen = attacks.filter(({ what, connections }) => (short ? connections === 50 : what.includes(only)));
    for (const attack of chosen) {
      const alone = short ? null : await visitFor(address, ms / 2);
      const attacked = beginAttack({ address: address, nth: attacks.indexOf(attack), token: user.token });
      await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
      const honest = await visitFor(address, ms);
      const refused = attack.isOfPasswords === true ? await refusedSignIns(address, user) : null;
      const answered = await attacked.stop();
      process.stderr.write(`bench: ${attack.what} was answered ${JSON.stringify(answered)}\n`);
      rows.push(...rowsOf(`${attack.what}, ${attack.connections} connections`, honest));
      if (refused !== null)
        rows.push(benchRow(`beside ${attack.what}: refused of ${SIGN_INS} sign-ins`, refused, '', 0));
      if (alone !== null) rows.push(...ratiosOf(attack.what, honest, alone));
      if (mostMemoryMb !== undefined)
        rows.push(benchRow(`after ${attack.what}: most memory ever held`, mostMemoryMb(), 'MB', null));
    }
    return rows;
  });
}

async function refusedSignIns(address: string, user: SignedIn): Promise<number> {
  const client = clientOf(address, 1);
  let refused = 0;
  for (let nth = 1; nth <= SIGN_INS; nth += 1) {
    const { status } = await user.again(client, `203.0.113.${nth}`);
    if (status !== 200) refused += 1;
  }
  client.close();
  return refused;
}

const rowsOf = (beside: string, { kept, made, lostForms, forms, refused }: Honest): BenchRow[] => [
  benchRow(`beside ${beside}: a kept page, 95 of 100`, ninetyFifth(kept), 'ms', BUDGET_MS.kept),
  benchRow(`beside ${beside}: a search, a new page, a form, 95 of 100`, ninetyFifth(made), 'ms', BUDGET_MS.made),
  heldRow(`beside ${beside}: refused, and forms of ${forms} not stored`, refused + lostForms, '', 0),
];

const ratiosOf = (what: string, honest: Honest, alone: Honest): BenchRow[] =>
  (['kept', 'made'] as const).map((kind) =>
    benchRow(
      `${what}: ${kind}, times as long as alone`,
      ninetyFifth(honest[kind]) / ninetyFifth(alone[kind]),
      '',
      null,
    ),
  );

function ninetyFifth(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

if (import.meta.main) {
  const [only = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  console.table(await benchFairness({ short: process.argv.includes('--short'), only }));
}

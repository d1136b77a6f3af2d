import { setTimeout as wait } from 'node:timers/promises';
import { postgresPrograms, startPostgres } from '@millrace/database/testing';
import { type Asked, type Client, clientOf } from '../fairness/client.ts';
import { signedIn } from '../fairness/signed-in.ts';
import { type BenchRow, benchRow, heldRow } from '../row.ts';
import { emptyDataDir, startServer } from '../started-server.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3190);
const CONNECTIONS = 40;
/** A server that does not answer is noticed in five seconds; the rest is for a busy machine. */
const NOTICED_WITHIN_S = 7;
const STOPPED_MS = 20_000;
const PAUSE_MS = 33;
/** One at once and one a minute of each fault; three or four different ones. */
const LOG_LINES = 20;

/** Asks a site whose PostgreSQL server is frozen, and then stopped for 20 seconds: what comes back, when, and what the log says of it. */
async function benchDatabaseAway(): Promise<BenchRow[]> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed here.');
  const postgres = await startPostgres(programs);
  const { dataDir, remove } = emptyDataDir();
  const env = { DATABASE_URL: postgres.url, BOT_CHECK: 'off', TRUST_PROXY: 'loopback' };
  let lines = 0;
  const onOutput = (text: string): void => {
    lines += text.split('\n').length - 1;
  };
  const server = await startServer(dataDir, PORT, { env, onOutput });
  try {
    const { token } = await signedIn(server.address, dataDir, env);
    const client = clientOf(server.address, CONNECTIONS);
    await askAll(client, token);
    postgres.freeze();
    const frozen = await askAll(client, token);
    postgres.thaw();
    await wait(1000);
    await postgres.stop();
    lines = 0;
    const stopped: Answer[] = [];
    const until = performance.now() + STOPPED_MS;
    const asking: Promise<void>[] = [];
    while (performance.now() < until) {
      asking.push(askAll(client, token).then((answers) => void stopped.push(...answers)));
      await wait(PAUSE_MS);
    }
    await Promise.all(asking);
    client.close();
    const count = (answers: readonly Answer[], found: (answer: Answer) => boolean) => answers.filter(found).length;
    const isRight = ({ reads, status }: Answer): boolean => status === (reads ? 200 : 503);
    return [
      benchRow('frozen: the longest answer', Math.max(...frozen.map(({ ms }) => ms)) / 1000, 's', NOTICED_WITHIN_S),
      heldRow(
        'frozen: answers that are neither read nor refused with 503',
        count(frozen, (one) => !isRight(one)),
        '',
        0,
      ),
      heldRow(
        `stopped: of ${stopped.length} neither read nor 503`,
        count(stopped, (one) => !isRight(one)),
        '',
        0,
      ),
      heldRow('stopped for 20 s: lines of the log', lines, '', LOG_LINES),
    ];
  } finally {
    await server.stop();
    await postgres.stop().catch(() => undefined);
    remove();
  }
}

interface Answer {
  /** It is answered from memory, whatever the database does. */
  reads: boolean;
  status: number;
  ms: number;
}

let asked = 0;
async function askAll(client: Client, token: string): Promise<Answer[]> {
  asked += 1;
  const from = `198.51.${Math.floor(asked / 250) % 250}.${asked % 250}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const asks: readonly [reads: boolean, Asked][] = [
    [true, { path: '/home', from }],
    [true, { path: '/api/Home/items', from, headers: { authorization: `Bearer ${token}` } }],
    [false, { path: '/api/Users/get-user', from, headers }],
    [false, { path: '/api/Users/login', from, headers, method: 'POST', body: JSON.stringify(account) }],
    [false, { path: '/api/Blog/register-alderon-days/', from, headers, method: 'POST', body: JSON.stringify(guest) }],
  ];
  return Promise.all(
    asks.map(async ([reads, request]) => {
      const { status, ms } = await client.ask(request);
      return { reads, status, ms };
    }),
  );
}

const account = { email: 'ada@example.com', password: 'Wrong!horse7', token: 'off' };
const guest = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  totalAttending: 1,
  notes: '',
  token: 'off',
};

if (import.meta.main) console.table(await benchDatabaseAway());

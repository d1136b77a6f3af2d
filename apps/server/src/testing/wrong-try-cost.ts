import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { withOneDerivation } from '../accounts/passwords/one-derivation.ts';
import { openPasswords } from '../accounts/passwords/passwords.ts';
import { altcha } from '../bot-check/altcha.ts';

/**
 * The processor time of one wrong try at a password, for its sender and for the server:
 * `node apps/server/src/testing/wrong-try-cost.ts`. Ends with 1 when it costs the server more.
 */
const TIMES = 11;
/** The setting `botCheck.workRounds` as it is shipped. */
const ROUNDS = 4000;

const passwords = openPasswords();
const provider = altcha({ secret: 'a secret that is long enough to be one', rounds: () => ROUNDS });
const hash = await passwords.hash('Right!horse7');
const spent = { sender: [] as number[], server: [] as number[] };
for (let time = 0; time < TIMES; time += 1) {
  const asked = await cost(() => provider.task('login'));
  if (asked.result.provider !== 'altcha') throw new Error('No work is asked.');
  const { challenge } = asked.result;
  const solved = await cost(() => solveChallenge({ challenge, deriveKey }));
  const token = btoa(JSON.stringify({ challenge, solution: solved.result }));
  const tried = await cost(async () => {
    if ((await provider.prove('login', token)) === null) throw new Error('The work is not taken.');
    // As for an account that somebody signed up with again.
    return withOneDerivation(async () => [
      await passwords.verify({ hash, password: 'Wrong!horse7' }),
      await passwords.verify({ hash: null, password: 'Wrong!horse7' }),
    ]);
  });
  spent.sender.push(solved.ms);
  spent.server.push(asked.ms + tried.ms);
}
const [sender, server] = [median(spent.sender), median(spent.server)];
console.log(`processor time of a wrong try, ms, median of ${TIMES}: sender ${sender}, server ${server}`);
process.exitCode = server < sender ? 0 : 1;

/** User and system time of all threads of this process, in milliseconds. */
async function cost<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN);
}

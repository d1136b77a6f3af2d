import { type BotCheckAction, botCheckActions, type ProofOfWork } from '@millrace/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { altcha, CHALLENGE_VALID_MS, TRIES } from './altcha.ts';

const rounds = () => 10;
const secret = 'a secret that is long enough to be one';
const provider = altcha({ secret, rounds });

async function challenge(from = provider): Promise<ProofOfWork> {
  const task = await from.task('login');
  if (task.provider !== 'altcha') throw new Error(`Not work but ${task.provider}.`);
  return task.challenge;
}
const solved = async (work: ProofOfWork) => ({
  challenge: work,
  solution: await solveChallenge({ challenge: work, deriveKey }),
});
const token = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64');
const worked = async (work: ProofOfWork): Promise<string> => token(await solved(work));

test('work done for the action is proof, with the score of a person', async () => {
  expect(await provider.prove('login', await worked(await challenge()))).toMatchObject({ score: 1 });
});
test('each challenge is another, and names itself', async () => {
  const [one, other] = [await worked(await challenge()), await worked(await challenge())];
  const ids = [await provider.prove('login', one), await provider.prove('login', other)].map(
    (proof) => proof?.once?.id,
  );
  expect(new Set(ids).size).toBe(2);
  expect((await provider.prove('login', one))?.once?.id).toBe(ids[0]);
});
test.each(botCheckActions.filter((action) => action !== 'login'))('work for login is none for %s', async (action) => {
  expect(await provider.prove(action, await worked(await challenge()))).toBeNull();
});
test('the work asked for has a floor and an end', async () => {
  for (let time = 0; time < 20; time += 1) {
    const { solution } = await solved(await challenge());
    expect(solution?.counter).toBeGreaterThanOrEqual(TRIES.least);
    expect(solution?.counter).toBeLessThanOrEqual(TRIES.most);
  }
});
test('the rounds asked for are those in force', async () => {
  let inForce = 10;
  const changing = altcha({ secret, rounds: () => inForce });
  const before = await challenge(changing);
  inForce = 30;
  expect([before.parameters.cost, (await challenge(changing)).parameters.cost]).toEqual([20, 60]);
  expect(await changing.prove('login', await worked(before))).not.toBeNull();
});
test('work for what costs the server a hash is twice that for other forms, and grows with the times asked', async () => {
  const costOf = async (action: BotCheckAction, times?: number) => {
    const task = await provider.task(action, times);
    return task.provider === 'altcha' ? task.challenge.parameters.cost : 0;
  };
  expect(await Promise.all([costOf('login'), costOf('register'), costOf('reset_password')])).toEqual([20, 20, 20]);
  expect(await Promise.all([costOf('apply'), costOf('request_password_reset')])).toEqual([10, 10]);
  expect(await costOf('login', 8)).toBe(160);
});
test.each([
  ['a quarter of what is asked now is taken: it was begun before the attack', 4, true],
  ['less than that is none: nobody stores cheap work', 8, false],
])('work of %s', async (_rule, times, isGood) => {
  expect((await provider.prove('login', await worked(await challenge()), times)) !== null).toBe(isGood);
});
test('work of a site with another secret is none; with the same it is, in any process', async () => {
  const work = await worked(await challenge(altcha({ secret: 'another secret, just as long as that', rounds })));
  expect(await provider.prove('login', work)).toBeNull();
  expect(await altcha({ secret, rounds: () => 20 }).prove('login', await worked(await challenge()))).not.toBeNull();
});
test.each([
  ['just before it expires is good', -1000, true],
  ['when it expires is none', 0, false],
])('work sent %s', async (_rule, after, isGood) => {
  const start = new Date();
  const later = altcha({ secret, rounds, clock: () => new Date(start.getTime() + CHALLENGE_VALID_MS + after) });
  const work = await worked(await challenge(altcha({ secret, rounds, clock: () => start })));
  expect((await later.prove('login', work)) !== null).toBe(isGood);
});
test.each<[string, (done: Awaited<ReturnType<typeof solved>>) => unknown]>([
  ['a cheaper challenge', ({ challenge, ...rest }) => ({ ...rest, challenge: change(challenge, { cost: 1 }) })],
  ['a longer life', ({ challenge, ...rest }) => ({ ...rest, challenge: change(challenge, { expiresAt: 4e9 }) })],
  ['another salt', ({ challenge, ...rest }) => ({ ...rest, challenge: change(challenge, { salt: '00'.repeat(16) }) })],
  [
    'a key that only begins right',
    ({ challenge }) => ({
      challenge,
      solution: { counter: 4, derivedKey: challenge.parameters.keyPrefix + '00'.repeat(16) },
    }),
  ],
  [
    'another spelling of the signature',
    ({ challenge, ...rest }) => ({
      ...rest,
      challenge: { ...challenge, signature: challenge.signature.toUpperCase() },
    }),
  ],
  ['a field besides', (done) => ({ ...done, isHuman: true })],
  ['no solution', ({ challenge }) => ({ challenge })],
  ['no challenge', ({ solution }) => ({ solution })],
  ['a list', (done) => [done]],
  ['nothing', () => null],
])('work with %s is none', async (_fault, fake) => {
  expect(await provider.prove('login', token(fake(await solved(await challenge()))))).toBeNull();
});
test.each(['', 'true', 'not base64 at all …', '{"challenge":', 'A'.repeat(4000)])('%.30s is none', async (text) => {
  expect(await provider.prove('login', text)).toBeNull();
});

const change = (work: ProofOfWork, parameters: Partial<ProofOfWork['parameters']>): ProofOfWork => ({
  ...work,
  parameters: { ...work.parameters, ...parameters },
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RecaptchaLog, recaptcha } from './recaptcha.ts';
import { failed, type Reply, siteverifyStandIn } from './testing/siteverify-stand-in.ts';

const HOST = 'www.example.com';
const good = { success: true, score: 0.9, action: 'login', hostname: HOST, challenge_ts: '2026-11-21T08:00:00Z' };
const without = (field: keyof typeof good): Reply =>
  Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
const replies: Record<string, Reply> = {
  good,
  program: { ...good, score: 0 },
  register: { ...good, action: 'register' },
  elsewhere: { ...good, hostname: 'www.example.net' },
  below: { ...good, hostname: `evil.${HOST}` },
  'no-hostname': without('hostname'),
  'no-action': without('action'),
  'no-score': without('score'),
  'no-number': { ...good, score: '0.9' },
  'too-good': { ...good, score: 2 },
  'no-success': without('success'),
  wrong: failed('invalid-input-response'),
  'wrong-secret': failed('invalid-input-secret'),
  broken: { status: 503, text: 'Sorry' },
  'no-json': { status: 200, text: '<html>' },
  stall: 'stall',
};

let service: Awaited<ReturnType<typeof siteverifyStandIn>>;
const warn = vi.fn<RecaptchaLog['warn']>();
const options = () => ({
  siteKey: 'site-key',
  secret: 'the-secret',
  publicUrl: `https://${HOST}`,
  log: { warn },
  verifyUrl: service.url,
  timeoutMs: 30_000,
});
beforeEach(async () => {
  warn.mockClear();
  service = await siteverifyStandIn(replies);
});
afterEach(() => service.close());

test('a page is told the site key, never the secret', async () => {
  expect(await recaptcha(options()).task('login')).toEqual({ provider: 'recaptcha-v3', siteKey: 'site-key' });
});
test('a token that the service finds good is proof, with its score', async () => {
  expect(await recaptcha(options()).prove('login', 'good')).toMatchObject({
    score: 0.9,
    once: { id: 'recaptcha good' },
  });
  expect(service.asked).toEqual([{ method: 'POST', secret: 'the-secret', response: 'good', besides: [] }]);
});
test('a low score is proof of little: who asks decides', async () => {
  expect(await recaptcha(options()).prove('login', 'program')).toMatchObject({ score: 0 });
});
test('a token that the service has seen is none', async () => {
  const provider = recaptcha(options());
  await provider.prove('login', 'good');
  expect(await provider.prove('login', 'good')).toBeNull();
});
test.each([
  ['of another action', 'register'],
  ['of another site', 'elsewhere'],
  ['of a host below ours', 'below'],
  ['of no site', 'no-hostname'],
  ['of no action', 'no-action'],
  ['without a score', 'no-score'],
  ['whose score is no number', 'no-number'],
  ['whose score is beyond the best', 'too-good'],
  ['of which nothing is said', 'no-success'],
  ['that is wrong', 'wrong'],
  ['nobody has given', 'unheard-of'],
])('a token %s is none', async (_fault, token) => {
  expect(await recaptcha(options()).prove('login', token)).toBeNull();
});
test('no token is none, and nobody is asked', async () => {
  expect(await recaptcha(options()).prove('login', '')).toBeNull();
  expect(service.asked).toEqual([]);
});
test('at a local address any host is taken', async () => {
  const local = recaptcha({ ...options(), publicUrl: 'http://127.0.0.1:3000' });
  expect(await local.prove('login', 'elsewhere')).not.toBeNull();
});
test.each(['broken', 'no-json', 'stall', 'wrong-secret'])(
  'a service that is %s lets nobody in, and is logged',
  async (token) => {
    const timeoutMs = token === 'stall' ? 200 : options().timeoutMs;
    expect(await recaptcha({ ...options(), timeoutMs }).prove('login', token)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls, errorsToo)).not.toMatch(/the-secret|stall/);
  },
);
test('a service that cannot be reached lets nobody in, and is logged', async () => {
  const nowhere = recaptcha({ ...options(), verifyUrl: 'http://127.0.0.1:1/' });
  expect(await nowhere.prove('login', 'good')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

const errorsToo = (_: string, value: unknown): unknown =>
  value instanceof Error ? `${value.stack} ${value.cause}` : value;

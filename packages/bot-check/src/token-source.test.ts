import { describe, expect, test, vi } from 'vitest';
import { BotCheckUnobtainable, MARGIN_MS, type PreparedToken, tokenSource } from './token-source.ts';

const START = 1_000_000;

/** A source of numbered tokens that are good for a minute. */
function numbered() {
  let now = START;
  let given = 0;
  const obtain = vi.fn(async (): Promise<PreparedToken> => {
    given += 1;
    const token = `token ${given}`;
    return { token: async () => token, until: now + 60_000 };
  });
  const wait = (ms: number): void => {
    now += ms;
  };
  return { obtain, source: tokenSource(obtain, () => now), wait };
}

test('a form has half a minute to arrive while its token is good', () => {
  expect(MARGIN_MS).toBe(30_000);
});

describe('a token', () => {
  test('is obtained when it is first asked for', async () => {
    const { obtain, source } = numbered();
    expect(obtain).not.toHaveBeenCalled();
    expect(await source.token()).toBe('token 1');
  });
  test('that was prepared is handed out, however often it was prepared', async () => {
    const { obtain, source } = numbered();
    source.prepare();
    source.prepare();
    expect(await source.token()).toBe('token 1');
    expect(obtain).toHaveBeenCalledOnce();
  });
  test('is handed out once', async () => {
    const { source } = numbered();
    source.prepare();
    expect([await source.token(), await source.token()]).toEqual(['token 1', 'token 2']);
  });
  test('is handed out once to two who ask at the same time', async () => {
    const { source } = numbered();
    source.prepare();
    const tokens = await Promise.all([source.token(), source.token()]);
    expect(new Set(tokens).size).toBe(2);
  });
  test.each([
    ['still has time to arrive is taken', 60_000 - MARGIN_MS - 1, 'token 1'],
    ['may run out on its way is passed over', 60_000 - MARGIN_MS, 'token 2'],
  ])('that %s', async (_rule, after, expected) => {
    const { source, wait } = numbered();
    source.prepare();
    await Promise.resolve();
    wait(after);
    expect(await source.token()).toBe(expected);
  });
});

describe('what fails', () => {
  test('while it is prepared is tried again when it is needed', async () => {
    const { obtain, source } = numbered();
    obtain.mockRejectedValueOnce(new Error('offline'));
    source.prepare();
    expect(await source.token()).toBe('token 1');
  });
  test('when it is needed is one error with its cause, and the next submit tries again', async () => {
    const { obtain, source } = numbered();
    const cause = new Error('script blocked');
    obtain.mockRejectedValueOnce(cause);
    const fault = await source.token().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BotCheckUnobtainable);
    expect(fault).toMatchObject({ cause });
    expect(await source.token()).toBe('token 1');
  });
  test('only when the token itself is made is the same error', async () => {
    const source = tokenSource(async () => ({
      token: () => Promise.reject(new Error('no')),
      until: Number.POSITIVE_INFINITY,
    }));
    await expect(source.token()).rejects.toBeInstanceOf(BotCheckUnobtainable);
  });
});

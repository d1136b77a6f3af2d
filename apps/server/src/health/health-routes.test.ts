import fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { healthRoutes } from './health-routes.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  return () => vi.useRealTimers();
});

/** A server with these routes alone, that is ready and takes writes until it is said otherwise. */
async function opened() {
  const state = { isReady: true, takesWrites: vi.fn(async () => true), notes: ['storage: full'] };
  const app = fastify({ return503OnClosing: false });
  onTestFinished(() => app.close());
  await app.register(healthRoutes, {
    isReady: () => state.isReady,
    takesWrites: () => state.takesWrites(),
    notes: () => state.notes,
  });
  const ask = async (path: string) => {
    const { statusCode, body, headers } = await app.inject(path);
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, ...body.trimEnd().split('\n')];
  };
  return { app, state, ask };
}

test.each([
  ['/healthz', true, true, [200, 'ok']],
  ['/healthz', false, false, [200, 'ok']],
  ['/readyz', true, true, [200, 'ready', 'writes: true', 'storage: full']],
  ['/readyz', true, false, [200, 'ready', 'writes: false', 'storage: full']],
  ['/readyz', false, true, [503, 'not ready', 'writes: false', 'storage: full']],
  ['/readyz/writes', true, true, [200, 'ready', 'writes: true', 'storage: full']],
  ['/readyz/writes', true, false, [503, 'ready', 'writes: false', 'storage: full']],
  ['/readyz/writes', false, true, [503, 'not ready', 'writes: false', 'storage: full']],
])('%s of a server that is ready: %s, and takes writes: %s', async (path, isReady, takesWrites, answer) => {
  const { state, ask } = await opened();
  state.isReady = isReady;
  state.takesWrites.mockResolvedValue(takesWrites);
  expect(await ask(path)).toEqual(answer);
});

test('the database is asked once a second, whoever asks', async () => {
  const { state, ask } = await opened();
  const asked = async (path: string): Promise<number> => {
    await ask(path);
    return state.takesWrites.mock.calls.length;
  };
  expect([await asked('/readyz'), await asked('/readyz/writes')]).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await asked('/readyz')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([await asked('/readyz'), await asked('/readyz')]).toEqual([2, 2]);
});

test('a database that cannot be asked takes no writes', async () => {
  const { state, ask } = await opened();
  state.takesWrites.mockRejectedValue(new Error('away'));
  expect(await ask('/readyz/writes')).toEqual([503, 'ready', 'writes: false', 'storage: full']);
});

test('from the order to stop a server is not ready any more, while it still answers', async () => {
  const { app } = await opened();
  let seen: unknown;
  // In a scope after that of the routes, whose turn comes after theirs.
  await app.register(async (after) => {
    after.addHook('preClose', async () => {
      const answer = await fetch(`${address}/readyz`, { headers: { connection: 'close' } });
      seen = [answer.status, (await answer.text()).split('\n')[0]];
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(seen).toEqual([503, 'not ready']);
});

import type { StaffSession } from '@millrace/contract/office';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionQuery, takeSession } from './session.ts';

const session: StaffSession = {
  email: 'joan@example.com',
  roles: ['publisher'],
  step: 'complete',
  freshUntil: null,
  expiresAt: '2026-11-28T06:00:00.000Z',
  token: 'token',
  factors: { authenticator: false, passkey: false, recoveryCodes: 0, provider: true },
  takesPasskeys: true,
};

afterEach(() => void vi.unstubAllGlobals());

test('a session that was just given stays, whatever a read says that began before and comes later', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = queries.fetchQuery(sessionQuery).catch(() => null);
  takeSession(queries, session);
  const refusal = { type: 'urn:problem:not-signed-in', title: '', status: 401, code: 'not-signed-in', message: '' };
  late.resolve(Response.json(refusal, { status: 401 }));
  await read;
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(session);
});

import type { Snapshot } from '@millrace/catalogue';
import { ApiError, callPath, calls, commands, request } from '@millrace/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { inProcessTransport } from './in-process-transport.ts';

let server: ReadingApp;
let snapshot: Snapshot;
beforeAll(async () => {
  server = await readingApp();
  const current = server.holder.current();
  if (current === null) throw new Error('There is no content.');
  snapshot = current;
});
afterAll(() => server.close());

const overTheNetwork = async (path: string, params: object, query: object) =>
  (await server.app.inject(`/api${callPath(path, params, query)}`)).json();
const transport = () => inProcessTransport(snapshot);

describe('a call in the process', () => {
  test('with a flag, a number and a list is answered as over the network', async () => {
    const family = { params: { slug: String(server.content.families[0]?.slug) } };
    const flags = { include: 'products,faqs.steps', intrinsicallySafe: true, isLive: true };
    expect(await request(transport(), calls.familyBySlug, { ...family, query: flags })).toEqual(
      await overTheNetwork(calls.familyBySlug.path, family.params, flags),
    );
    const second = { search: 'float', page: 2, pageSize: 3 };
    expect(await request(transport(), calls.search, { query: second })).toEqual(
      await overTheNetwork(calls.search.path, {}, second),
    );
    const id = Number(server.content.jobs[0]?.id);
    expect(await request(transport(), calls.jobById, { params: { id } })).toEqual(
      await overTheNetwork(calls.jobById.path, { id }, {}),
    );
  });
  test.each(['a/b?c', '..', 'ü %41', ''])(
    'takes %j as one parameter, whatever an address would make of it',
    async (slug) => {
      const asked = request(transport(), calls.categoryBySlug, { params: { slug } });
      await expect(asked).rejects.toMatchObject({ status: 404, problem: { code: 'not-found' } });
    },
  );
  test.each<[string, () => Promise<unknown>, number]>([
    ['what is faulty', () => request(transport(), calls.search, { query: { page: 0 } }), 400],
    ['what is for staff', () => request(transport(), calls.categories, { query: { isLive: false } }), 403],
    ['a command', () => request(transport(), commands.logout, {}), 404],
  ])('refuses %s', async (_what, ask, status) => {
    const fault = await ask().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({ status });
  });
});

import { currentRevision } from '@millrace/database';
import { scaleContent } from '@millrace/demo-content/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { contentChanger } from './change-content.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await openTestApp();
  address = await server.app.listen({ port: 0 });
}, 120_000);
afterAll(() => server.close());

test('requests that come while content is compiled are answered before the compile ends', async () => {
  const order: string[] = [];
  const content = scaleContent({ families: 100, products: 10_000, configurators: 0 });
  const compiled = server.holder
    .compile(content, { revision: 2 })
    .then(({ ok }) => order.push(ok ? 'compiled' : 'refused'));
  for (const page of ['/healthz', '/api/Home/items', '/home']) {
    expect((await fetch(`${address}${page}`)).status).toBe(200);
    order.push(page);
  }
  await compiled;
  expect(order).toEqual(['/healthz', '/api/Home/items', '/home', 'compiled']);
});
test('a change that is being checked when the server stops is refused in words, and nothing of it is stored', async () => {
  const before = server.holder.current()?.revision;
  const change = contentChanger(server);
  const changed = change(
    ({ carousels: [first] }) => {
      if (first === undefined) throw new Error('The demo content has no banner.');
      return [{ kind: 'carousels', id: first.id, row: { ...first, title: 'Too late' } }];
    },
    { source: 'staff' },
  );
  const refused = expect(changed).rejects.toThrow('The server is stopping. Nothing was changed.');
  await server.holder.stop();
  await refused;
  expect(await currentRevision(server.database)).toBe(before);
});

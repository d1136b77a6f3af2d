import type { Content } from '@millrace/contract/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, silentLog, type TestApp } from '../testing/open-test-app.ts';
import { draftCalls } from '../testing/staff/draft-calls.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { type PublicationPreparer, publicationPreparer } from './prepare-publication.ts';

let server: TestApp;
const prepared: Content[] = [];
const announced: string[] = [];
let preparer: PublicationPreparer;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await openTestApp({ staffOf: staffBy({ ada: ['publisher'] }), published: withoutFamilies });
  const { database, holder } = server;
  const another = { current: holder.current, prepare: (_: unknown, content: Content) => void prepared.push(content) };
  preparer = publicationPreparer({ database, holder: another, log: silentLog });
  stop = await database.listen(
    () => undefined,
    (announcement) => {
      announced.push(announcement);
      preparer.hear(announcement);
    },
  );
});
afterAll(async () => {
  await stop();
  await server.close();
});

const { ask } = draftCalls(() => server);

test('a node prepares the content that another is about to publish, and not what it publishes itself', async () => {
  const { id: draft } = await ask('officeBeginDraft', { body: { name: 'Spring' } });
  const { version } = await ask('officeRow', { params: { kind: 'posts', id: 1 }, query: { draft } });
  const body = { version, fields: { name: 'In spring' } };
  await ask('officeChangeRow', { params: { draft, kind: 'posts', id: 1 }, body });
  const { database, holder } = server;
  await preparer.announce(database.queries, draft);
  await expect.poll(() => announced.length).toBe(1);
  const other = publicationPreparer({ database, holder, log: silentLog });
  await other.announce(database.queries, draft);
  await expect.poll(() => prepared.length).toBe(1);
  expect(announced).toHaveLength(2);
  expect(prepared[0]?.posts.find(({ id }) => id === 1)?.name).toBe('In spring');
  expect(prepared[0]?.products).toBe(holder.current()?.content.products);
  await ask('officePublish', { params: { draft }, body: {} });
  await expect.poll(() => announced.length).toBe(3);
  expect(announced[2]).toContain(draft);
});

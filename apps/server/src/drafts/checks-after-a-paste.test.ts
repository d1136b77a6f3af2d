import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { draftCalls } from '../testing/staff/draft-calls.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

let server: TestApp;
/** The rest of a paste may take this long to come: in these tests as long as they say, however slow the machine is. */
let holdMs = 0;
beforeAll(async () => {
  const staffOf = staffBy({ ada: ['editor'] });
  server = await openTestApp({ staffOf, published: withoutFamilies, pasteHoldMs: () => holdMs });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const { ask } = draftCalls(() => server);

/** Writes the address of a post, as one of the writes of a paste. */
async function paste(draft: string, id: number, slug: string, isMore: boolean): Promise<void> {
  const { version } = await ask('officeRow', { params: { kind: 'posts', id }, query: { draft } });
  const changes = [{ kind: 'posts', id, version, fields: { slug } }];
  const { results } = await ask('officeChangeRows', { params: { draft }, body: { changes, isMore } });
  expect(results).toMatchObject([{ outcome: 'saved' }]);
}
const checkOf = async (draft: string): Promise<{ isChecking: boolean; errors: number }> => {
  const { isChecking, kinds } = await ask('officeCounts', { query: { draft } });
  const posts = kinds.find(({ kind }: { kind: string }) => kind === 'posts');
  return { isChecking, errors: posts.errors };
};

test('a draft is checked after the last write of a paste', async () => {
  holdMs = 600_000;
  const { id: draft } = await ask('officeBeginDraft', { body: { name: 'Pasted' } });
  await expect.poll(() => checkOf(draft)).toEqual({ isChecking: false, errors: 0 });
  await paste(draft, 1, 'Not A Slug', true);
  for (const waitMs of [0, 300, 300]) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    expect(await checkOf(draft)).toEqual({ isChecking: true, errors: 0 });
  }
  await paste(draft, 2, 'Nor This', false);
  await expect.poll(() => checkOf(draft)).toEqual({ isChecking: false, errors: 2 });
});

test('a draft whose paste broke off is checked all the same', async () => {
  holdMs = 300;
  const { id: draft } = await ask('officeBeginDraft', { body: { name: 'Broken off' } });
  await paste(draft, 1, 'Not A Slug', true);
  const found = () => ask('officeFindings', { params: { draft } });
  await expect.poll(async () => (await found()).isChecking).toBe(false);
  const { findings } = await found();
  const faults = findings.filter(({ severity }: { severity: string }) => severity === 'error');
  expect(faults).toMatchObject([{ kind: 'posts', id: 1, path: ['slug'] }]);
});

import type { OfficeCalls } from '@millrace/contract/office';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { type OfficeCallGiven, sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const staffOf = staffBy({ ada: ['editor'], pia: ['publisher'] });
const AT = '2036-03-01T06:00';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf, published: withoutFamilies });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const send = (name: keyof OfficeCalls, given?: OfficeCallGiven) =>
  sendOfficeCall(server, name, { as: 'pia', ...given });
const ask = async (name: keyof OfficeCalls, given?: OfficeCallGiven) => {
  const answer = await send(name, given);
  expect(answer.json()).not.toHaveProperty('code');
  return answer.json();
};
const change = async (draft: string, id: number, name: string, as: string) => {
  const { version } = await ask('officeRow', { params: { kind: 'posts', id }, query: { draft } });
  await ask('officeChangeRow', { params: { draft, kind: 'posts', id }, body: { version, fields: { name } }, as });
};
/** A draft with one change, and its version as its publisher has looked at it. */
async function lookedAt(): Promise<{ draft: string; version: number }> {
  const draft = (await ask('officeBeginDraft', { body: { name: 'Spring' } })).id;
  await change(draft, 1, 'Looked at', 'pia');
  await expect.poll(async () => (await ask('officeFindings', { params: { draft } })).isChecking).toBe(false);
  return { draft, version: (await ask('officeDraft', { params: { draft } })).version };
}

test('a draft is published as it was looked at', async () => {
  const { draft, version } = await lookedAt();
  expect(await ask('officePublish', { params: { draft }, body: { version } })).toHaveProperty('revision');
});

test.each([
  ['officePublish', {}],
  ['officeSchedule', { at: AT }],
] as const)('%s refuses a draft in which another has changed something since', async (name, body) => {
  const { draft, version } = await lookedAt();
  await change(draft, 2, 'Slipped in', 'ada');
  const refused = await send(name, { params: { draft }, body: { ...body, version } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'revision-moved' }]);
  expect(await ask('officeDraft', { params: { draft } })).toMatchObject({ state: 'open', changes: 2 });
});

test('a script that names no version takes the draft as it is', async () => {
  const { draft } = await lookedAt();
  await change(draft, 2, 'Meanwhile', 'ada');
  expect(await ask('officePublish', { params: { draft }, body: {} })).toHaveProperty('revision');
});

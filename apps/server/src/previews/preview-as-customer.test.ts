import { callPath, calls } from '@millrace/contract';
import { previewPath } from '@millrace/contract/office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { cookieOf, staffBy } from '../testing/staff-by.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf: staffBy({ ada: ['editor'] }) });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: cookieOf('ada') });

test('private-label families and their marks are those of the customer, and a stranger sees none of them', async () => {
  const { customers, customerFamilies, families } = server.content;
  for (const { id, slug, groupId } of customers) {
    const own = customerFamilies.find(({ customerId, isLive }) => customerId === id && isLive);
    if (own === undefined) continue;
    const family = families.find((row) => row.id === own.familyId);
    const address = `/api${callPath(calls.customerFamily.path, { customer: slug, family: family?.slug ?? '' })}`;
    const answer = await get(previewPath(null, address, id));
    expect(answer.json()).toMatchObject({ name: own.name });
    const { logo } = answer.json().customer ?? answer.json();
    expect(logo).toMatch(/^by-right\//);
    expect((await get(previewPath(null, address))).statusCode).toBe(401);
    const stranger = customers.find((other) => other.groupId !== groupId);
    expect((await get(previewPath(null, address, stranger?.id ?? 0))).statusCode).toBe(403);
  }
});

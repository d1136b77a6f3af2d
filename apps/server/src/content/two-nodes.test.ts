import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, silentLog, type TestApp } from '../testing/open-test-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { followRevisions } from './follow-revisions.ts';

const sessionOf = sessionsOf({ editor: { kind: 'staff', roles: ['publisher'], customerId: null } });
const headers = { authorization: 'Bearer editor' };

describe('two nodes on one database', () => {
  let nodes: TestApp[] = [];
  const unfollow: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const first = await openTestApp({ sessionOf, published: withoutFamilies });
    const { again } = first.database;
    nodes = [
      first,
      await openTestApp({ sessionOf, published: withoutFamilies }, async () => ({ ...(await again()), again })),
    ];
    for (const { database, holder } of nodes) unfollow.push(await followRevisions(database, holder, silentLog));
  });
  afterAll(async () => {
    for (const stop of unfollow) await stop();
    for (const node of nodes.toReversed()) await node.close();
  });

  const both = () => {
    const [one, other] = nodes;
    if (one === undefined || other === undefined) throw new Error('The nodes are not open.');
    return { one, other };
  };
  const put = (node: TestApp, id: number, title: string) => {
    const row = node.content.carousels.find((carousel) => carousel.id === id);
    return node.app.inject({ method: 'PUT', url: `/api/Carousel/${id}`, headers, payload: { ...row, title } });
  };
  const titles = async (node: TestApp): Promise<string[]> => {
    const answer = await node.app.inject({ url: '/api/Carousel?isLive=false', headers });
    return answer.json().map(({ title }: { title: string }) => title);
  };

  test('a banner changed on one shows on the other, in the API and on its pages', async () => {
    const { one, other } = both();
    const before = await other.app.inject('/home');
    const rows = other.holder.current()?.content;
    const rendered = other.site.render.mock.calls.length;
    expect((await put(one, 1, 'From the first node')).json()).toBe(true);
    expect(await titles(one)).toContain('From the first node');
    await expect.poll(() => titles(other), { interval: 20 }).toContain('From the first node');
    const after = await other.app.inject('/home');
    expect(after.statusCode).toBe(before.statusCode);
    expect(other.site.render.mock.calls.length).toBeGreaterThan(rendered);
    expect(other.holder.current()?.revision).toBe(one.holder.current()?.revision);
    // Rows that did not change were not read again.
    expect(other.holder.current()?.content.products[0]).toBe(rows?.products[0]);
    expect(other.holder.current()?.content).toEqual(one.holder.current()?.content);
  });

  test('changes made on both at once are all kept', async () => {
    const { one, other } = both();
    const ids = one.content.carousels.map(({ id }) => id);
    const answers = await Promise.all(ids.map((id, index) => put(index % 2 === 0 ? one : other, id, `At once ${id}`)));
    expect(answers.map((answer) => answer.json())).toEqual(ids.map(() => true));
    for (const node of [one, other])
      await expect.poll(async () => (await titles(node)).toSorted()).toEqual(ids.map((id) => `At once ${id}`));
  });
});

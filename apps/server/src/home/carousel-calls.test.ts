import { PROBLEM_TYPE } from '@millrace/contract';
import type { Carousel } from '@millrace/contract/content';
import { publishContent, readContent } from '@millrace/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const sessionOf = sessionsOf({
  customer: { kind: 'customer', customerId: 1 },
  hr: { kind: 'staff', roles: ['hr'], customerId: null },
  editor: { kind: 'staff', roles: ['editor'], customerId: null },
  publisher: { kind: 'staff', roles: ['publisher'], customerId: null },
  admin: { kind: 'staff', roles: ['admin'], customerId: null },
});
const headers = (token: string | null) => (token === null ? {} : { authorization: `Bearer ${token}` });

describe('banners', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ sessionOf, published: withoutFamilies });
  });
  afterAll(() => server.close());
  beforeEach(() => server.restore());

  const put = (id: number | string, payload: unknown, token: string | null = 'publisher') =>
    server.app.inject({
      method: 'PUT',
      url: `/api/Carousel/${id}`,
      headers: { ...headers(token), 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  const remove = (id: number | string, token: string | null = 'publisher') =>
    server.app.inject({ method: 'DELETE', url: `/api/Carousel/${id}`, headers: headers(token) });
  const list = async (token: string | null = null, query = ''): Promise<Carousel[]> =>
    (await server.app.inject({ url: `/api/Carousel${query}`, headers: headers(token) })).json();
  const first = (): Carousel => {
    const [banner] = server.content.carousels;
    if (banner === undefined) throw new Error('The demo content has no banner.');
    return banner;
  };
  const audit = async () =>
    (await server.database.queries.query.auditEntry.findMany()).filter(({ action }) => action.startsWith('carousel'));

  describe('who may not change them', () => {
    test.each([
      [null, 401, 'not-signed-in'],
      ['unknown', 401, 'not-signed-in'],
      ['customer', 403, 'not-allowed'],
      ['hr', 403, 'not-allowed'],
      ['editor', 403, 'not-allowed'],
    ])('%s is told so, and nothing changes', async (token, status, code) => {
      const before = await list();
      for (const answer of [await put(first().id, { ...first(), title: 'Other' }, token), await remove(1, token)]) {
        expect(answer.statusCode).toBe(status);
        expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
        expect(answer.json()).toMatchObject({ code });
      }
      expect(await list()).toEqual(before);
      expect(await audit()).toEqual([]);
    });
  });

  test.each(['publisher', 'admin'])(
    'a change by %s shows at once and stays when the content is read again',
    async (token) => {
      const answer = await put(first().id, { ...first(), title: `By ${token}` }, token);
      expect([answer.statusCode, answer.json()]).toEqual([200, true]);
      expect((await list())[0]?.title).toBe(`By ${token}`);
      const home = await server.app.inject('/api/Home/items');
      expect(home.json().carousels[0].title).toBe(`By ${token}`);
      const { content } = await readContent(server.database);
      expect(content.carousels).toEqual(server.holder.current()?.content.carousels);
    },
  );

  test('what is read can be put back whole', async () => {
    for (const banner of await list('editor', '?isLive=false'))
      expect((await put(banner.id, banner)).json()).toBe(true);
  });

  test('one that is taken away is gone; the home page copes with none', async () => {
    for (const { id } of server.content.carousels) expect((await remove(id)).json()).toBe(true);
    expect(await list()).toEqual([]);
    expect((await server.app.inject('/api/Home/items')).json().carousels).toEqual([]);
    expect((await server.app.inject(`/api/Carousel/id/${first().id}`)).statusCode).toBe(404);
  });

  test('one that is not live is seen by staff alone', async () => {
    await put(first().id, { ...first(), isLive: false });
    expect((await list()).map(({ id }) => id)).not.toContain(first().id);
    expect((await list('editor', '?isLive=false')).map(({ id }) => id)).toContain(first().id);
    expect((await server.app.inject('/api/Carousel?isLive=false')).statusCode).toBe(403);
  });

  test('one that is not there is not found', async () => {
    for (const answer of [await put(999, { ...first(), id: 999 }), await remove(999)])
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'There is no banner 999.']);
  });

  test.each([
    ['a link that leads nowhere', { link: '/family/nothing' }, 'link', /leads nowhere/],
    ['a link that runs something', { link: 'javascript:alert(1)' }, 'link', /no path of this site/],
    ['an outside link that runs something', { link: 'javascript:alert(1)', isExternal: true }, 'link', /no address/],
  ])('%s is refused in words; the site stays as it is', async (_, given, field, words) => {
    const [before, revision] = [await list(), server.holder.current()?.revision];
    const answer = await put(first().id, { ...first(), ...given });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'content-refused',
      message: expect.stringMatching(words),
      errors: [{ field: `carousels.${first().id}.${field}` }],
    });
    expect(await list()).toEqual(before);
    expect(server.holder.current()?.revision).toBe(revision);
  });

  test.each<[string, (banner: Carousel) => unknown, string]>([
    ['without a title', ({ title: _, ...rest }) => rest, 'title'],
    ['with an empty title', (banner) => ({ ...banner, title: ' ' }), 'title'],
    ['with a position below zero', (banner) => ({ ...banner, position: -1 }), 'position'],
    ['with a picture outside', (banner) => ({ ...banner, content: { uri: '../x' } }), 'content.uri'],
    ['with another id', (banner) => ({ ...banner, id: banner.id + 1 }), 'id'],
    ['that is a list', (banner) => [banner], ''],
  ])('a banner %s is a bad request', async (_, given, field) => {
    const answer = await put(first().id, given(first()));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ field }));
  });
  test.each(['0', 'x', '1.5', '-1'])('%s is no id of a banner', async (id) => {
    expect([(await put(id, first())).statusCode, (await remove(id)).statusCode]).toEqual([400, 400]);
  });

  test('who changed what is in the audit log, with the revision it made', async () => {
    await put(first().id, { ...first(), title: 'Audited' });
    const revision = server.holder.current()?.revision;
    expect(await audit()).toContainEqual(
      expect.objectContaining({
        action: 'carousel-changed',
        actor: 'publisher',
        subject: String(first().id),
        facts: { revision },
      }),
    );
  });

  test('changes made at once all happen', async () => {
    const answers = await Promise.all(
      server.content.carousels.map((banner) => put(banner.id, { ...banner, caption: `At once ${banner.id}` })),
    );
    expect(answers.map((answer) => answer.json())).toEqual(server.content.carousels.map(() => true));
    expect((await list()).every(({ id, caption }) => caption === `At once ${id}`)).toBe(true);
  });

  test('a change is made of what another node has published meanwhile', async () => {
    const { content } = await readContent(server.database);
    const others = { ...content, posts: content.posts.map((post) => ({ ...post, name: 'By another node' })) };
    await publishContent(server.database, others, { source: 'other' });
    expect((await put(first().id, { ...first(), title: 'After that' })).json()).toBe(true);
    expect(server.holder.current()?.content.posts[0]?.name).toBe('By another node');
    expect((await list())[0]?.title).toBe('After that');
  });
});

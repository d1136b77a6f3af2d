import { expect, it } from 'vitest';
import { questionsFor } from './questions.ts';

const lists: Readonly<Record<string, unknown>> = {
  '/api/ProductFamily': [{ id: 3, slug: 'tern', products: [{ partNumber: 'A/1', configModelNo: 'TD-1' }] }],
  '/api/Employment': [{ id: 7 }],
};
const site = (sitemap: string) => async (path: string) =>
  path === '/sitemap.xml' ? sitemap : JSON.stringify(lists[path] ?? []);

it("asks for the pages of the sitemap, and for all that the site's lists name", async () => {
  const questions = await questionsFor(site('<loc>https://a.example/family/tern?a=1&amp;b=2</loc>'));
  const asked = questions.map(({ method, path }) => `${method} ${path}`);
  expect(asked).toEqual(
    expect.arrayContaining([
      'GET /family/tern?a=1&b=2',
      'GET /api/ProductFamily/slug/tern',
      'GET /api/ProductFamily/part/A%2F1',
      'GET /search/TD-1',
      'GET /careers?job=7',
      'POST /api/Applicant/apply',
    ]),
  );
});

it('asks nothing of a site that lists no pages, as it has only begun to start', () =>
  expect(questionsFor(site('<urlset/>'))).rejects.toThrow('no pages'));

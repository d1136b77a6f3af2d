import { expect, test } from 'vitest';
import { routes } from './routes.tsx';
import { structuredPages } from './structured-pages.ts';
import { pageAt } from './testing/page-at.ts';

const post = {
  id: 1,
  slug: 'blood-drive',
  name: 'Blood drive',
  postDate: '2026-05-04',
  htmlContent: '<p>Come.</p>',
  event: null,
};

test('every page that says something of itself is one of the site map', () => {
  const modules = routes.map(({ page }) => page);
  for (const page of structuredPages) expect(modules).toContain(page);
});

test.each([
  ['/home', ['Organization']],
  ['/category', []],
  ['/category/control-panels', ['BreadcrumbList']],
  ['/category/nothing', []],
  ['/blog/blood-drive', ['BreadcrumbList', 'Article']],
  ['/blog/nothing', []],
  ['/search/tern', []],
])('%s tells search engines of %j', async (url, types) => {
  const { structured } = await pageAt(url, { '/Blog/blogs': [post] });
  expect(structured.map((thing) => thing['@type'])).toEqual(types);
});

import { expect, test } from 'vitest';
import { pageAt } from './testing/page-at.ts';

const post = {
  id: 1,
  slug: 'blood-drive',
  name: 'Blood drive',
  postDate: '2026-05-04',
  htmlContent: '<p>Come.</p>',
  event: null,
};

test.each([
  ['/home', ['Organization']],
  ['/category', []],
  ['/category/control-panels', ['BreadcrumbList']],
  ['/category/nothing', []],
  ['/blog/blood-drive', ['BreadcrumbList', 'Article']],
  ['/blog/nothing', []],
  ['/search/tern', []],
  ['/sign-in', []],
])('%s tells search engines of %j', async (url, types) => {
  const { structured } = await pageAt(url, { '/Blog/blogs': [post] });
  expect(structured.map((thing) => thing['@type'])).toEqual(types);
});

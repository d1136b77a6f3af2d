import { expect, test } from 'vitest';
import { post, siteDocument } from '../testing/rows.ts';
import { findingsOf } from '../testing/snapshot-of.ts';

const unsafe = '<p>News</p><script>alert(1)</script>';

test('a post or a text of the site with script in it refuses the publish', () => {
  expect(findingsOf({ posts: [post({ id: 4, htmlContent: unsafe })] })).toMatchObject([
    { code: 'rich-text', severity: 'error', kind: 'posts', id: 4, path: ['htmlContent'] },
  ]);
  expect(
    findingsOf({ siteDocuments: [siteDocument({ id: 2, category: 'About', htmlContent: unsafe })] }),
  ).toMatchObject([{ code: 'rich-text', severity: 'error', kind: 'siteDocuments', id: 2 }]);
});
test('plain text and a file without text pass', () => {
  expect(findingsOf({ posts: [post({ id: 1 })], siteDocuments: [siteDocument({ id: 1 })] })).toEqual([]);
});

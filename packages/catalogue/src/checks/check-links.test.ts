import { describe, expect, test } from 'vitest';
import { carousel, category, family, faq, job, post, product, siteDocument, viewItem } from '../testing/rows.ts';
import { codesOf, findingsOf, type Rows } from '../testing/snapshot-of.ts';

const site: Rows = {
  categories: [category({ id: 1, slug: 'floats' }), category({ id: 2, slug: 'old', isLive: false })],
  families: [family({ id: 1, slug: 'tern' }), family({ id: 2, slug: 'gone', isLive: false })],
  viewItems: [viewItem({ id: 1, slug: 'tern' })],
  products: [product({ id: 1, partNumber: 'P-1' })],
  posts: [post({ id: 1, slug: 'news' })],
  jobs: [job({ id: 5 }), job({ id: 6, isLive: false })],
};
/** In an answer, which may also lead outside; a banner says whether it does. */
const linked = (link: string): Rows => ({ ...site, faqs: [faq({ id: 1, link })] });

const leading = [
  '/',
  '/home',
  '/about',
  '/contact/location',
  '/support/videos',
  '/orders',
  '/search/float',
  '/category',
  '/category/floats',
  '/family/tern',
  '/family/tern?tab=Support#faq',
  '/family?part=p-1',
  '/blog',
  '/blog/news',
  '/careers',
  '/careers?job=5',
  '/employment/5',
  '/media/site/a.pdf',
  '#top',
  'https://example.com/x',
  'mailto:a@example.com',
  'tel:1',
];
const broken = [
  '/category/nothing',
  '/family/nothing',
  '/family',
  '/family?part=P-9',
  '/blog/nothing',
  '/blog/blood-drive',
  '/careers?job=9',
  '/careers/9',
  '/employment/9',
  '/nothing',
  'about',
  'family/tern',
  '/family/%E0%A4%A',
];
const running = ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc'];
const notLive = ['/category/old', '/family/gone', '/careers?job=6', '/employment/6'];

describe('a link within the site', () => {
  test.each(leading)('%s leads somewhere', (link) => {
    expect(codesOf(linked(link))).toEqual([]);
  });
  test.each([...broken, ...running])('%s leads nowhere', (link) => {
    expect(codesOf(linked(link))).toEqual(['broken-link']);
  });
  test.each(notLive)('%s leads to something hidden', (link) => {
    expect(codesOf(linked(link))).toEqual(['target-not-live']);
  });

  const href = `<p>See <a title="x" href='/family/nothing'>this</a></p>`;
  const places: [string, Rows][] = [
    ['carousels', { carousels: [carousel({ id: 1, link: '/nothing' })] }],
    ['faqs', { faqs: [faq({ id: 1, link: '/nothing' })] }],
    ['faqs', { faqs: [faq({ id: 1, answer: href })] }],
    ['posts', { posts: [post({ id: 1, htmlContent: href })] }],
    ['siteDocuments', { siteDocuments: [siteDocument({ id: 1, htmlContent: href })] }],
    ['categories', { categories: [category({ id: 1, description: href })] }],
    ['families', { families: [family({ id: 1, isLive: false, description: href })] }],
  ];
  test.each(places)('is looked for in %s', (kind, rows) => {
    expect(findingsOf(rows)).toMatchObject([{ code: 'broken-link', severity: 'error', kind, id: 1 }]);
  });

  test.each([
    ['https://example.com/x', []],
    ['http://example.com', []],
    ['nothing', ['broken-link']],
    ['/home', ['broken-link']],
    ['https://', ['broken-link']],
    ['javascript:alert(1)', ['broken-link']],
  ])('of an outside banner, %s, is an address outside', (link, codes) => {
    expect(codesOf({ carousels: [carousel({ id: 1, link, isExternal: true })] })).toEqual(codes);
  });
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'evil.example',
    'https://evil.example',
    'mailto:a@b.example',
    'javascript:alert(1)',
    'ftp://files.example/x',
    '#top',
    '/home\t/x',
  ])('a banner that says it leads within the site leads nowhere with %j', (link) => {
    expect(codesOf({ carousels: [carousel({ id: 1, link, isExternal: false })] })).toEqual(['broken-link']);
  });
  test.each([
    'https://user@evil.example/',
    'https://www.example.com:secret@evil.example/',
    'https://evil.example\\@www.example.com',
    '//evil.example',
    'ftp://files.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://a b.example',
  ])('a banner that says it leads outside leads nowhere with %j', (link) => {
    expect(codesOf({ carousels: [carousel({ id: 1, link, isExternal: true })] })).toEqual(['broken-link']);
  });
  test('an entity in an address is read as what it stands for', () => {
    expect(
      codesOf({ ...site, posts: [post({ id: 1, htmlContent: '<a href="/family?x=1&amp;part=P-1">a</a>' })] }),
    ).toEqual([]);
  });
});

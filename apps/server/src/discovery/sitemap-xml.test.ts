import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap-xml.ts';

const origin = 'https://site.example';
const publishedAt = new Date('2026-11-21T05:16:01Z');
const addresses = ['/home', '/family/tern?a=1&b=2', '/about'].map((path) => origin + path);

test('few addresses are one file, safe as XML, each with the time of the publication', () => {
  expect([...sitemapXml(addresses, { origin, publishedAt })]).toEqual([
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://site.example/home</loc><lastmod>2026-11-21T05:16:01.000Z</lastmod></url>
<url><loc>https://site.example/family/tern?a=1&amp;b=2</loc><lastmod>2026-11-21T05:16:01.000Z</lastmod></url>
<url><loc>https://site.example/about</loc><lastmod>2026-11-21T05:16:01.000Z</lastmod></url>
</urlset>
`,
    ],
  ]);
});

test.each([
  [50_000, ['sitemap.xml']],
  [50_001, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']],
])('%i addresses are as many files as the protocol asks for', (count, names) => {
  const many = Array.from({ length: count }, (_, nth) => `${origin}/${nth}`);
  expect([...sitemapXml(many, { origin, publishedAt: null }).keys()]).toEqual(names);
});

test('more than one file may hold are an index and its parts', () => {
  const files = sitemapXml(addresses, { origin, publishedAt: null, most: 2 });
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://site.example/sitemap-2.xml</loc></sitemap>');
  expect([...files.values()].join('')).not.toContain('lastmod');
  expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(2);
  expect(files.get('sitemap-2.xml')).toContain('https://site.example/about');
});

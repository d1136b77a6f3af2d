import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap-xml.ts';

const origin = 'https://site.example';
const addresses = ['/home', '/family/tern?a=1&b=2', '/about'].map((path) => origin + path);

test('few addresses are one file, safe as XML', () => {
  expect([...sitemapXml(addresses, origin)]).toEqual([
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://site.example/home</loc></url>
<url><loc>https://site.example/family/tern?a=1&amp;b=2</loc></url>
<url><loc>https://site.example/about</loc></url>
</urlset>
`,
    ],
  ]);
});

test('more than one file may hold are an index and its parts', () => {
  const files = sitemapXml(addresses, origin, 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://site.example/sitemap-2.xml</loc></sitemap>');
  expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(2);
  expect(files.get('sitemap-2.xml')).toContain('https://site.example/about');
});

import { TOKEN_KEY } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { insidePreview, pageOfPreview } from './preview-document.ts';

const base = '/office/preview/key';

test.each([
  ['a page', '/family/tern?tab=Models#m', '/office/preview/key/family/tern?tab=Models#m'],
  ['a file of media', '/media/a.png', '/office/preview/key/media/a.png'],
  ['what is in the preview already', '/office/preview/key/home', '/office/preview/key/home'],
  ['the preview of another key', '/office/preview/key2/home', '/office/preview/key2/home'],
  ['a module of the site', '/assets/start-1.js', '/office/preview-files/start-1.js'],
  ['another file of the build', '/assets/sans.woff2', '/assets/sans.woff2'],
  ['another site', '//example.com/a', '//example.com/a'],
  ['another site, in full', 'https://example.com/', 'https://example.com/'],
  ['a place in the page', '#models', '#models'],
])('the address of %s', (_, address, expected) => {
  expect(insidePreview(address, base)).toBe(expected);
});

describe('a page of a preview', () => {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="manifest" href="/site.webmanifest">' +
    '<meta property="og:title" content="Pumps"><meta data-head="og:image" property="og:image" content="https://a.example/media/og/a.png">' +
    '<meta property="og:image:width" content="1200"><meta name="twitter:image" content="https://a.example/media/og/a.png">' +
    '<template id="page-modules"><script type="module" src="/assets/entry.js"></script></template></head>' +
    '<body><div id="root"><a class="x" href="/category/pumps">Pumps</a> href="/not/a/link"' +
    '<form action="/search"></form></div><script type="application/json">{"html":"<a href=\\"/faq\\">"}</script></body></html>';
  const made = pageOfPreview(html, { base, bar: '<aside>$& bar</aside>', isSignedIn: false });
  test('leads on within the preview, with the script of previews ahead of all others', () => {
    expect(made).toContain('<a class="x" href="/office/preview/key/category/pumps">');
    expect(made).toContain('<form action="/office/preview/key/search">');
    expect(made).toContain('src="/office/preview-files/entry.js"');
    expect(made.indexOf('preview.js" data-base="/office/preview/key"')).toBeLessThan(made.indexOf('entry.js'));
    expect(made).toContain('<aside>$& bar</aside></body>');
  });
  test('has a token for the script of the site where it is seen as somebody who is signed in', () => {
    expect(made).not.toContain(TOKEN_KEY);
    expect(pageOfPreview(html, { base, bar: '', isSignedIn: true })).toContain(
      `data-base="${base}" data-token="${TOKEN_KEY}">`,
    );
  });
  test('names no picture for those who share it: that is of the site in force', () => {
    expect(made).not.toMatch(/og:image|twitter:image|media\/og/);
    expect(made).toContain('og:title');
  });
  test('cannot be installed, and its texts and data stay as they are', () => {
    expect(made).not.toContain('manifest');
    expect(made).toContain('href="/not/a/link"');
    expect(made).toContain('{"html":"<a href=\\"/faq\\">"}');
  });
});

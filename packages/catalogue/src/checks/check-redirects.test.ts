import { REDIRECTS_MAX } from '@millrace/contract/content';
import { writePath } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { category, family, post, redirect } from '../testing/rows.ts';
import { findingsOf } from '../testing/snapshot-of.ts';

const pages = {
  categories: [category({ id: 1, slug: 'floats' }), category({ id: 2, slug: 'off', isLive: false })],
  families: [family({ id: 1, slug: 'tern', isVizzy: true }), family({ id: 2, slug: 'gone', isLive: false })],
  posts: [post({ id: 1, slug: 'news' })],
};
/** The faults of redirects, each written `from → to`, beside a few pages. */
const found = (...written: string[]): string[] => {
  const redirects = written.map((line, nth) => {
    const [from = '', to = ''] = line.split(' → ');
    return redirect({ id: nth + 1, from, to });
  });
  return findingsOf({ ...pages, redirects })
    .filter(({ kind }) => kind === 'redirects')
    .map(({ severity, code, id, path }) => `${severity} ${code} ${id} ${writePath(path)}`);
};

describe('redirects are refused', () => {
  test.each<[string, string[], string[]]>([
    [
      'none: a page, a file, an address outside',
      ['/a → /family/tern', '/b → /media/x.pdf', '/c → https://example.com/x'],
      [],
    ],
    [
      'none: patterns with and without the rest',
      ['/shop/* → /family/*', '/old/* → /about', '/b/* → https://example.com/*'],
      [],
    ],
    ['none: one after the other', ['/a → /b', '/b → /family/tern'], []],
    ['none: an old address of a family, and of a tab', ['/family/old → /family/tern', '/orders/old → /orders'], []],
    ['none: an address of what is not live', ['/family/gone → /family/tern'], []],
    ['none: below a page that has no pages below it', ['/about/team/* → /about'], []],
    [
      'none: one path with several parameters, and without',
      ['/p?id=1 → /about', '/p?id=2 → /blog', '/p → /contact'],
      [],
    ],
    [
      'two of one address with parameters',
      ['/p?id=1&b=2 → /about', '/P?B=2&ID=1 → /blog'],
      ['error duplicate-redirect 2 from'],
    ],
    ['a page with parameters', ['/about?id=3 → /contact'], ['error redirect-hides-page 1 from']],
    [
      'round by way of parameters',
      ['/p?id=1 → /q', '/q → /p?id=1'],
      ['error redirect-loop 1 to', 'error redirect-loop 2 to'],
    ],
    ['two of one address', ['/Old → /about', '/old/ → /about'], ['error duplicate-redirect 2 from']],
    ['a family’s page', ['/Family/tern → /about'], ['error redirect-hides-page 1 from']],
    ['a category’s page', ['/category/floats → /about'], ['error redirect-hides-page 1 from']],
    ['a post’s page', ['/blog/news → /about'], ['error redirect-hides-page 1 from']],
    ['a fixed page', ['/about → /contact'], ['error redirect-hides-page 1 from']],
    ['a tab', ['/orders/documents → /contact'], ['error redirect-hides-page 1 from']],
    ['a page for whatever is typed', ['/search/x → /contact'], ['error redirect-hides-page 1 from']],
    ['a pattern over pages', ['/family/* → /about'], ['error redirect-hides-page 1 from']],
    [
      'an address of the server',
      ['/api/old → /about', '/media/* → /about'],
      ['error redirect-hides-page 1 from', 'error redirect-hides-page 2 from'],
    ],
    ['a dead end', ['/a → /family/none'], ['error broken-link 1 to']],
    ['a dead end behind another', ['/a → /b', '/b → /nowhere'], ['error broken-link 1 to', 'error broken-link 2 to']],
    ['a dead end of all that is below', ['/a/* → /nowhere/*'], ['error broken-link 1 to']],
    ['the rest of an address without any', ['/a → /family/*'], ['error broken-link 1 to']],
    ['the rest in the middle of a word', ['/a/* → /family/x*'], ['error broken-link 1 to']],
    [
      'what is no address',
      ['/a → javascript:alert(1)', '/b → //evil.example', '/c → ftp://x.example', '/d → about'],
      [1, 2, 3, 4].map((id) => `error broken-link ${id} to`),
    ],
    ['any host at all', ['/a/* → https://*', '/b/* → //*'], ['error broken-link 1 to', 'error broken-link 2 to']],
    ['a name and password', ['/a → https://www.example.com@evil.example/'], ['error broken-link 1 to']],
    ['itself', ['/a → /A/'], ['error redirect-loop 1 to']],
    ['round and round', ['/a → /b', '/b → /a'], ['error redirect-loop 1 to', 'error redirect-loop 2 to']],
    ['deeper and deeper', ['/a/* → /a/b/*'], ['error redirect-loop 1 to']],
    [
      'round by way of a pattern',
      ['/a/* → /b/*', '/b/x → /a/x'],
      ['error redirect-loop 2 to', 'error broken-link 1 to'],
    ],
    [
      'never for what is not live: that is warned of',
      ['/a → /family/gone', '/b → /category/off'],
      ['warning target-not-live 1 to', 'warning target-not-live 2 to'],
    ],
  ])('%s', (_, written, expected) => expect(found(...written).sort()).toEqual([...expected].sort()));

  test('beyond so many, at the first that is too many', () => {
    const redirects = Array.from({ length: REDIRECTS_MAX + 1 }, (_, nth) => redirect({ id: nth + 1 }));
    expect(findingsOf({ redirects })).toMatchObject([{ code: 'too-many-redirects', id: REDIRECTS_MAX + 1 }]);
    expect(findingsOf({ redirects: redirects.slice(1) })).toEqual([]);
  });
});

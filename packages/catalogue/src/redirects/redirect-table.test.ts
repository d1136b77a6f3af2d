import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirect } from '../testing/rows.ts';
import { findRedirect, redirectTable } from './redirect-table.ts';

const table = redirectTable([
  redirect({ id: 1, from: '/products/old.html', to: '/family/tern' }),
  redirect({ id: 2, from: '/products/*', to: '/category/*' }),
  redirect({ id: 3, from: '/products/floats/*', to: 'https://floats.example/list?by=name#all', status: 302 }),
  redirect({ id: 4, from: '/Caf%C3%A9', to: '/about?show=a#b' }),
  redirect({ id: 5, from: '/first', to: '/products/old.html' }),
  redirect({ id: 6, from: '/round', to: '/about-round' }),
  redirect({ id: 7, from: '/about-round', to: '/round' }),
  redirect({ id: 8, from: '/for-a-while', to: '/first', status: 302 }),
  redirect({ id: 9, from: '/Product.asp?ID=12', to: '/family/tern?part=7' }),
  redirect({ id: 10, from: '/product.asp?id=12&lang=de', to: '/about' }),
  redirect({ id: 11, from: '/product.asp', to: '/category' }),
  redirect({ id: 12, from: '/?p=3', to: '/blog' }),
  redirect({ id: 13, from: '/twelve', to: '/product.asp?id=12' }),
]);
const led = (url: string): string | null => {
  const found = findRedirect(table, url);
  return found === null ? null : `${found.row.id} ${found.status} ${found.location}`;
};

describe('an old address', () => {
  test.each<[string, string, string | null]>([
    ['itself', '/products/old.html', '1 301 /family/tern'],
    ['in another case, with a slash', '/Products/OLD.html/', '1 301 /family/tern'],
    ['below a pattern: the rest goes with it, as it was written', '/products/a/B%20c', '2 301 /category/a/B%20c'],
    [
      'below a longer pattern, which leads to one place',
      '/products/floats/x',
      '3 302 https://floats.example/list?by=name#all',
    ],
    ['of the longer pattern itself is below the shorter', '/products/floats', '2 301 /category/floats'],
    ['of a pattern itself is none', '/products', null],
    ['that is escaped', '/caf%c3%a9', '4 301 /about?show=a#b'],
    ['that is written out', '/café', '4 301 /about?show=a#b'],
    ['of an old address goes the whole way', '/first', '5 301 /family/tern'],
    ['is for a while where any step is', '/for-a-while', '8 302 /family/tern'],
    ['that leads round and round leads nowhere', '/round', null],
    ['that begins alike is none', '/productsx/a', null],
    ['the home page', '/', null],
    ['with its query', '/products/old.html?part=7&x=', '1 301 /family/tern?part=7&x='],
    ['with a query beside the new one, which goes first', '/café?show=z&y=1', '4 301 /about?show=a&y=1#b'],
    ['known by its parameters, which do not go on', '/product.asp?id=12', '9 301 /family/tern?part=7'],
    [
      'known by its parameters, among others, in any order and case',
      '/PRODUCT.asp/?a=1&Id=12&b=2',
      '9 301 /family/tern?part=7&a=1&b=2',
    ],
    ['known by more of its parameters goes first', '/product.asp?lang=DE&id=12', '10 301 /about'],
    ['with parameters that no row has is the path alone', '/product.asp?id=13', '11 301 /category?id=13'],
    [
      'of which a parameter stands twice is known by the first',
      '/product.asp?id=13&id=12',
      '11 301 /category?id=13&id=12',
    ],
    ['of the home page with a parameter', '/?p=3', '12 301 /blog'],
    ['of the home page with another parameter', '/?p=4', null],
    ['that leads on to parameters that are an old address', '/twelve?x=1', '13 301 /family/tern?part=7&x=1'],
    ['with an escape that means nothing', '/%ff', null],
  ])('%s', (_, url, expected) => expect(led(url)).toBe(expected));

  test('among ten thousand is found as among one', () => {
    const many = redirectTable(
      Array.from({ length: 10_000 }, (_, nth) =>
        redirect({ id: nth + 1, from: `/old/${nth}/*`, to: `/family/${nth}` }),
      ),
    );
    expect(findRedirect(many, '/old/9999/x')?.row.id).toBe(10_000);
    expect(findRedirect(many, '/new/9999/x')).toBeNull();
  });

  test('among ten thousand of one path, which their parameters tell apart, is found as among one', () => {
    const many = redirectTable(
      Array.from({ length: 10_000 }, (_, nth) =>
        redirect({ id: nth + 1, from: `/p.asp?id=${nth}`, to: `/family/${nth}` }),
      ),
    );
    expect(many.asked.get('/p.asp')?.names).toEqual([['id']]);
    expect(findRedirect(many, '/p.asp?id=9999')?.location).toBe('/family/9999');
    expect(findRedirect(many, '/p.asp?id=10000')).toBeNull();
  });

  test.each<[string, string | null]>([
    ['/x//evil.example', '/evil.example'],
    ['/x/\\evil.example', '/%5Cevil.example'],
    ['/x/%5Cevil.example', '/%5Cevil.example'],
    ['/x/é\r\nset-cookie: a', '/%C3%A9%0D%0Aset-cookie:%20a'],
    ['/x/a%2F%2Fb', '/a%2F%2Fb'],
  ])('below a pattern onto the whole site leads to no other host: %j', (url, location) => {
    const whole = redirectTable([redirect({ id: 1, from: '/x/*', to: '/*' })]);
    expect(findRedirect(whole, url)?.location ?? null).toBe(location);
  });

  test('of whatever kind never leads on for ever, nor to an old address', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `/${words.join('/')}`);
    const query = fc.constantFrom('', '', '?a=1', '?b=1', '?a=1&b=1');
    const row = fc.record({
      from: path,
      isPattern: fc.boolean(),
      to: path,
      isRest: fc.boolean(),
      asked: query,
      sent: query,
    });
    const address = fc.tuple(path, query).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), address, (rows, url) => {
        const own = redirectTable(
          rows.map(({ from, isPattern, to, isRest, asked, sent }, nth) =>
            isPattern
              ? redirect({ id: nth + 1, from: `${from}/*`, to: isRest ? `${to}/*` : to })
              : redirect({ id: nth + 1, from: `${from}${asked}`, to: `${to}${sent}` }),
          ),
        );
        const found = findRedirect(own, url);
        if (found !== null) expect(findRedirect(own, found.location)).toBeNull();
      }),
    );
  });
});

test.each([
  [1, '/end'],
  [10, '/end'],
  [11, null],
])('a way of %i steps', (steps, end) => {
  const way = Array.from({ length: steps }, (_, nth) =>
    redirect({ id: nth + 1, from: `/step-${nth + 1}`, to: nth + 1 === steps ? '/end' : `/step-${nth + 2}` }),
  );
  expect(findRedirect(redirectTable(way), '/step-1')?.location ?? null).toBe(end);
});

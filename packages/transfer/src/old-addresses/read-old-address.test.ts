import { contentRedirect } from '@millrace/contract/content';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNewAddress, readOldAddress } from './read-old-address.ts';

test.each<[string, string]>([
  ['/products/old.html', '/products/old.html'],
  ['products/old.html', '/products/old.html'],
  ['  /Products/Old.html/ ', '/Products/Old.html'],
  ['/a/ /b/ /', '/a/b'],
  ['/a?x=1& &y=2', '/a?x=1&y=2'],
  ['https://www.Old-Maker.example/products//tern/', '/products/tern'],
  ['HTTP://old-maker.example:8080/a?x=1#top', '/a?x=1'],
  ['//old-maker.example/a', '/a'],
  ['www.old-maker.example/a', '/a'],
  ['old-maker.example/a', '/a'],
  ['price.html', '/price.html'],
  ['/product.asp?id=12', '/product.asp?id=12'],
  ['/product.asp?ID=12&utm_source=mail&lang=de', '/product.asp?ID=12&lang=de'],
  ['https://old-maker.example/?p=12', '/?p=12'],
  ['/My page (new).html', '/My%20page%20(new).html'],
  ['/caf\u00e9', '/caf\u00e9'],
  ['<https://old-maker.example/a>', '/a'],
  ['\u201c/a\u201d', '/a'],
  ['\ufeff/a\u200b', '/a'],
  ['/shop\\old', '/shop/old'],
  ['/products/*', '/products/*'],
  ['^/products/(.*)$', '/products/*'],
  ['^/products/old\\.html$', '/products/old.html'],
  ['/products/.*', '/products/*'],
])('the old address %j is %s', (text, path) => {
  expect(readOldAddress(text)).toMatchObject({ ok: true, path });
  expect(contentRedirect.shape.from.safeParse(path).success).toBe(true);
});

test.each<[string, RegExp]>([
  ['', /no old address/],
  ['   ', /no old address/],
  ['https://old-maker.example/', /home page/],
  ['https://old-maker.example', /home page/],
  ['/#/tern', /not sent to a server/],
  ['mailto:a@example.com', /not an address/],
  ['ftp://old-maker.example/a', /not an address/],
  ['javascript:alert(1)', /not an address/],
  ['/a*b', /at the end alone/],
  ['/a/*?x=1', /no parameters/],
  ['/*', /every address/],
  ['^/(a|b)/(.*)$', /rule/],
  [`/${'a'.repeat(500)}`, /at most 500/],
])('%j is refused', (text, why) => {
  const read = readOldAddress(text);
  expect(read.ok ? '' : read.why).toMatch(why);
});

test('whatever a cell holds is a path that the content takes, or is refused', () => {
  const address = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: fc.constantFrom(...'/a.*?=&# \\^$()%') }),
  );
  fc.assert(
    fc.property(address, (text) => {
      const read = readOldAddress(text);
      if (read.ok) expect(contentRedirect.shape.from.safeParse(read.path).error?.message).toBeUndefined();
    }),
  );
});

test.each<[string, string]>([
  ['/family/tern', '/family/tern'],
  ['family/tern/', '/family/tern'],
  ['https://www.maker.example/family/tern?part=7#x', '/family/tern?part=7#x'],
  ['https://maker.example', '/'],
  ['https://elsewhere.example/List?a=b', 'https://elsewhere.example/List?a=b'],
  ['www.elsewhere.example/a', 'https://elsewhere.example/a'],
  ['/family/*', '/family/*'],
])('the new address %j is %s', (text, address) => {
  expect(readNewAddress(text, new Set(['maker.example']))).toEqual({ ok: true, address });
});

test.each(['', 'javascript:alert(1)', 'mailto:a@example.com'])('the new address %j is refused', (text) => {
  expect(readNewAddress(text, new Set())).toMatchObject({ ok: false });
});

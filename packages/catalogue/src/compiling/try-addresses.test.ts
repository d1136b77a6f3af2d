import { finish } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { category, family, product, redirect } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { tryAddresses } from './try-addresses.ts';

const snapshot = snapshotOf({
  categories: [category({ id: 1, slug: 'floats' })],
  families: [family({ id: 1, slug: 'tern' }), family({ id: 2, slug: 'gone', isLive: false })],
  products: [product({ id: 1, familyId: 1, partNumber: 'A-1' })],
  redirects: [
    redirect({ id: 1, from: '/old', to: '/step', status: 302 }),
    redirect({ id: 2, from: '/step', to: '/family/tern' }),
    redirect({ id: 3, from: '/product.asp?id=7', to: '/family/gone' }),
    redirect({ id: 4, from: '/part', to: '/family?part=A-1' }),
    redirect({ id: 5, from: '/away', to: 'https://example.com/x' }),
    redirect({ id: 6, from: '/below/*', to: '/family/*' }),
  ],
});

/** Tried over the rows in force, or with some kinds in their place. */
const tried = (addresses: string[], rows: object = {}) =>
  finish(tryAddresses({ ...snapshot.content, ...rows }, snapshot, addresses)).map(
    ({ leads, redirect: taken }) => `${leads}${taken === null ? '' : ` ${taken.id} ${taken.status} ${taken.to}`}`,
  );

test.each([
  ['/family/tern', 'page'],
  ['/Category/Floats/', 'page'],
  ['/robots.txt', 'page'],
  ['/old', 'redirect 1 302 /family/tern'],
  ['/part', 'redirect 4 301 /family?part=A-1'],
  ['/away', 'redirect 5 301 https://example.com/x'],
  ['/below/tern', 'redirect 6 301 /family/tern'],
  ['/below/none', 'nowhere 6 301 /family/none'],
  ['/Product.asp?ID=7', 'not-live 3 301 /family/gone'],
  ['/product.asp?id=8', 'nowhere'],
  ['/family/gone', 'nowhere'],
  ['/nothing', 'nowhere'],
])('%s is tried: %s', (address, expected) => expect(tried([address])).toEqual([expected]));

test('a draft counts as it is written; a row that is not sound counts as it is in force', () => {
  const families = snapshot.content.families.map((row) => ({ ...row, isLive: row.id === 2 }));
  expect(tried(['/family/gone', '/family/tern', '/old'], { families })).toEqual([
    'page',
    'nowhere',
    'not-live 1 302 /family/tern',
  ]);
  const redirects = [
    { ...snapshot.content.redirects[4], to: '/category/floats' },
    { ...snapshot.content.redirects[3], to: '' },
  ];
  expect(tried(['/away', '/part', '/old'], { redirects })).toEqual([
    'redirect 5 301 /category/floats',
    'redirect 4 301 /family?part=A-1',
    'nowhere',
  ]);
});

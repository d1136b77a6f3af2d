import { expect, test } from 'vitest';
import { namedLink, namedLinks } from './named-links.ts';
import { settingDefaults } from './settings.ts';

test.each([
  ['Orders: /orders', { name: 'Orders', to: '/orders' }],
  [
    '  Orders and Shipping :/orders/orders-and-shipping ',
    { name: 'Orders and Shipping', to: '/orders/orders-and-shipping' },
  ],
  ['Shop: parts: https://shop.example/a?b=1', { name: 'Shop: parts', to: 'https://shop.example/a?b=1' }],
  ['Home: /', { name: 'Home', to: '/' }],
  ['Orders', null],
  [': /orders', null],
  ['Orders: orders', null],
  ['Orders: //elsewhere.example', null],
  ['Orders: javascript:alert(1)', null],
  ['Orders: /a b', null],
])('%j is %j', (line, link) => expect(namedLink(line)).toEqual(link));

test('the links of the specification are links, each', () => {
  for (const name of ['navigation.links', 'footer.links'] as const)
    expect(namedLinks(settingDefaults[name])).toHaveLength(settingDefaults[name].length);
});

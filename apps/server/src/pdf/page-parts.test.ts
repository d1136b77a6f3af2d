import { Text } from '@react-pdf/renderer';
import { createElement, isValidElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { pageFoot, pageHead } from './page-parts.ts';
import type { PaperLook } from './paper-look.ts';

const look = { accent: '#00f', soft: '#999', mark: null } as PaperLook;

interface Drawn {
  style?: object | object[];
  fixed?: boolean;
  src?: unknown;
  children?: unknown;
  render?: (page: { pageNumber: number; totalPages: number }) => string;
}
/** Each part of a page with its style as one, and what stands in it. */
function record({ type, props }: ReactElement<Drawn>): unknown[] {
  const { style, fixed, src, children, render } = props;
  const inside = [children].flat().flatMap((one) => {
    if (isValidElement<Drawn>(one)) return [record(one)];
    return one === null || one === undefined ? [] : [one];
  });
  const printed = render === undefined ? [] : [render({ pageNumber: 2, totalPages: 3 })];
  const drawn = src === undefined ? [] : [src];
  return [
    type,
    { ...Object.assign({}, ...[style ?? {}].flat()), ...(fixed ? { fixed } : {}) },
    ...drawn,
    ...inside,
    ...printed,
  ];
}

const maker = { flexDirection: 'row', alignItems: 'center', gap: 6 };
const head = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  paddingBottom: 6,
  borderBottom: '1.5 solid #00f',
  fixed: true,
};
const words = [
  ['TEXT', { fontWeight: 600, fontSize: 11 }, 'Millrace'],
  ['TEXT', { color: '#999' }, '555-0100'],
];

test.each([
  ['without a mark', null, []],
  ['with its mark', new Uint8Array([7]), [['IMAGE', { width: 16, height: 16 }, Buffer.from([7])]]],
])('at the head of every page stands the maker, %s, and the number to call', (_, mark, picture) => {
  const [company, phone] = words;
  expect(record(pageHead('Millrace', '555-0100', { ...look, mark }) as ReactElement<Drawn>)).toEqual([
    'VIEW',
    head,
    ['VIEW', maker, ...picture, company],
    phone,
  ]);
});

test('at the foot of every page stand its words, and which page it is of how many', () => {
  const left = createElement(Text, {}, 'November 21');
  expect(record(pageFoot(left, look) as ReactElement<Drawn>)).toEqual([
    'VIEW',
    {
      position: 'absolute',
      bottom: 28,
      left: 44,
      right: 44,
      flexDirection: 'row',
      justifyContent: 'space-between',
      fixed: true,
    },
    ['TEXT', {}, 'November 21'],
    ['TEXT', { color: '#999' }, '2 / 3'],
  ]);
});

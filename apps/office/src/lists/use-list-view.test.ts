// @vitest-environment jsdom
import { fieldsOf, wordsOf } from '@millrace/contract/fields';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { WHOLE_LIST } from './list-address.ts';
import { listColumnsOf } from './numbers/from-number.ts';
import { queryOfView, useListView } from './use-list-view.ts';

let isNarrow: boolean;
let heard: (() => void)[];
beforeEach(() => {
  isNarrow = false;
  heard = [];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
    addEventListener: (_: string, hear: () => void) => heard.push(hear),
    removeEventListener: (_: string, hear: () => void) => (heard = heard.filter((one) => one !== hear)),
  }));
});
const { title } = wordsOf('products');
const drawn = (search: string) => {
  history.replaceState(null, '', `/office/rows/products${search}`);
  return drawHook(() => useListView('products'));
};
const names = (shown: ReturnType<typeof useListView>) => shown.fields.map(({ name }) => name);

test('a list shows its title first, then its own columns, or those of the address', () => {
  expect(names(drawn('').now())).toEqual([title, ...listColumnsOf('products').filter((name) => name !== title)]);
  const { now } = drawn(`?columns=familyId:210,${title},none&f.nothing=x`);
  expect(names(now())).toEqual([title, 'familyId']);
  expect(now().fields.find(({ name }) => name === 'familyId')?.width).toBe(210);
  expect(now().unknown).toEqual(['nothing', 'none']);
});

test('columns are narrower in a narrow window, unless the address says their width', () => {
  const widths = () => now().fields.map(({ width }) => width);
  const { now, leave } = drawn(`?columns=familyId:210`);
  const own = fieldsOf('products').find(({ name }) => name === title);
  expect(widths()).toEqual([own?.width, 210]);
  isNarrow = true;
  act(() => {
    for (const hear of heard) hear();
  });
  expect(widths()).toEqual([own?.narrow, 210]);
  leave();
  expect(heard).toEqual([]);
});

test('a view is set by the address, and is the same object while it stays', () => {
  const { now, again } = drawn('?q=tern');
  const { view } = now();
  again();
  expect(now().view).toBe(view);
  act(() => now().setView({ ...view, sort: ['-name'], widths: { [title]: 200 } }));
  expect([now().view.search, now().view.sort, now().view.widths]).toEqual(['tern', ['-name'], { [title]: 200 }]);
  expect(location.pathname).toBe('/office/rows/products');
  act(() => now().setView(WHOLE_LIST));
  expect(location.search).toBe('');
});

test('the address of a view names its columns with the title first', () => {
  const query = queryOfView('products', { ...WHOLE_LIST, columns: ['familyId'] });
  expect(new URLSearchParams(query).get('columns')).toBe(`${title},familyId`);
  expect(queryOfView('products', WHOLE_LIST)).toBe('');
});

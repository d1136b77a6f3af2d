// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { bringFocusedIntoRow, bringIntoRow } from './bring-into-row.ts';

let scrolled: unknown[];
let row: HTMLElement;
const sized = (element: HTMLElement, sizes: object): HTMLElement => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value, configurable: true });
  return element;
};
beforeEach(() => {
  scrolled = [];
  document.body.innerHTML = '<div><a href="#a"></a><span><a href="#b" id="inner"></a></span></div>';
  row = sized(document.querySelector('div') as HTMLElement, { scrollWidth: 500, clientWidth: 200, offsetLeft: 10 });
  row.scrollTo = (to: unknown) => void scrolled.push(to);
  sized(row.children[0] as HTMLElement, { offsetLeft: 110, offsetWidth: 40 });
  sized(row.children[1] as HTMLElement, { offsetLeft: 310, offsetWidth: 60 });
});

test('an entry stands in the middle of a row that is too long', () => {
  bringIntoRow(row, row.children[0]);
  bringIntoRow(row, row.children[1]);
  expect(scrolled).toEqual([20, 230].map((left) => ({ left, behavior: 'instant' })));
});

test('a row that fits, and one without the entry, stay', () => {
  bringIntoRow(null, row.children[0]);
  bringIntoRow(row, undefined);
  sized(row, { clientWidth: 500 });
  bringIntoRow(row, row.children[0]);
  expect(scrolled).toEqual([]);
});

test.each([
  [true, [230]],
  [false, []],
])('an entry that is reached by keys (%s) is brought in whole', (isVisible, lefts) => {
  const target = document.querySelector('#inner') as HTMLElement;
  vi.spyOn(target, 'matches').mockReturnValue(isVisible);
  bringFocusedIntoRow({ target, currentTarget: row } as never);
  expect(scrolled).toEqual(lefts.map((left) => ({ left, behavior: 'instant' })));
});

import { expect, test } from 'vitest';
import { isDrawn } from './page-icon.tsx';
import { FIRST_PAGE, mayOpen, nameAt, pageAt, pages } from './pages.ts';

test('no two pages have one address, or one letter', () => {
  const letters = pages.flatMap(({ key }) => key ?? []);
  expect(new Set(letters).size).toBe(letters.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test.each([
  ['the office’s own address is that of the first page', '/office', FIRST_PAGE],
  ['capitals are the same', '/OFFICE/Media', '/office/media'],
  ['below a page that has more, it is that page', '/office/rows/posts/3', '/office/rows'],
  ['such a page is at its own address, too', '/office/rows', '/office/rows'],
  ['a page that begins so is another', '/office/rowsmore', undefined],
  ['below a page that has no more there is none', '/office/today/3', undefined],
  ['an address of nothing', '/office/nothing', undefined],
])('%s', (_, address, path) => {
  expect(pageAt(address)?.path).toBe(path);
});

test.each([
  ['/office/rows/families/31', 'Families'],
  ['/office/Rows/Families', 'Families'],
  ['/office/rows/nothing/3', 'Row'],
  ['/office/users/7', 'Users of the site'],
  ['/office/nothing', 'No such page'],
])('the page at %s is called %s', (address, name) => expect(nameAt(address)).toBe(name));

test('each page of the rail has a sign, as a narrow one has no words', () => {
  const shown = pages.filter(({ under }) => under !== null);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.map(({ path }) => path).filter((path) => !isDrawn(path))).toEqual([]);
});

test('a page without rights is for all staff, and one with rights for those who have them', () => {
  const roles = [['hr'], ['admin'], []] as const;
  expect(roles.map((some) => mayOpen({}, some))).toEqual([true, true, true]);
  expect(roles.map((some) => mayOpen({ rights: 'admin' }, some))).toEqual([false, true, false]);
});

import { readPageQuery } from '@millrace/contract';
import { expect, test } from 'vitest';
import { searchAddressAt, searchAddressOf, searchPagePath, UNFILTERED } from './search-address.ts';

const read = (id: string, query: string) =>
  searchAddressOf({ params: { id }, query: readPageQuery('search', new URLSearchParams(query)) });

test('page and page size stand in the address when they are not the default', () => {
  expect(searchPagePath({ text: 'float', page: 1, pageSize: 10, show: 'everything', chosen: UNFILTERED })).toBe(
    '/search/float',
  );
  expect(searchPagePath({ text: 'TD-E|2S/3', page: 2, pageSize: 25, show: 'everything', chosen: UNFILTERED })).toBe(
    '/search/TD-E%7C2S%2F3?page=2&pageSize=25',
  );
});
test('a section stands in the address', () => {
  const address = { text: 'float', page: 1, pageSize: 10, show: 'documents', chosen: UNFILTERED } as const;
  expect(searchPagePath(address)).toBe('/search/float?show=documents');
  expect(read('float', 'show=documents')).toEqual(address);
  expect(read('float', 'show=secrets').show).toBe('everything');
});
test('no text is /search/', () =>
  expect(searchPagePath({ text: '', page: 3, pageSize: 25, show: 'everything', chosen: UNFILTERED })).toBe('/search/'));
test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'pageSize=0', 'pageSize=101', 'pageSize=x'])(
  '%s counts as the default',
  (query) => {
    expect(read(' float ', query)).toEqual({
      text: 'float',
      page: 1,
      pageSize: 10,
      show: 'everything',
      chosen: UNFILTERED,
    });
  },
);
test('an address is read as it was made', () => {
  expect(read('float', 'page=2&pageSize=25')).toEqual({
    text: 'float',
    page: 2,
    pageSize: 25,
    show: 'everything',
    chosen: UNFILTERED,
  });
});

test.each([
  [
    '/search/float',
    '?page=2&pageSize=25',
    { text: 'float', page: 2, pageSize: 25, show: 'everything', chosen: UNFILTERED },
  ],
  ['/Search/1%2F2%20hp/', '', { text: '1/2 hp', page: 1, pageSize: 10, show: 'everything', chosen: UNFILTERED }],
  ['/search', '?page=2', null],
  ['/category/float', '?page=2', null],
])('%s%s is read as the search there', (pathname, search, address) => {
  expect(searchAddressAt({ pathname, search })).toEqual(address);
});

test('choices stand in the address alone: they are of all families that are found', () => {
  const chosen = { filters: 'f.voltage=480', order: 'price', view: 'families' } as const;
  const path = '/search/float?order=price&f.voltage=480';
  expect(searchPagePath({ text: 'float', page: 2, pageSize: 25, show: 'families', chosen })).toBe(path);
  expect(read('float', 'order=price&f.voltage=480')).toMatchObject({ text: 'float', page: 1, chosen });
});

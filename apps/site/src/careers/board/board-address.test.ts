import { readPageQuery } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { boardAddressOf, boardPath, isNarrowed, jobIdOf, jobInPath, jobPath, noFilters } from './board-address.ts';

const read = (query: string, id = '') =>
  boardAddressOf({ params: { id }, query: readPageQuery('careers', new URLSearchParams(query)) });
const nothing = { search: '', category: '', type: '', startBy: 'Newest', job: '' };

describe('an address of the job board', () => {
  test.each([
    ['asks for nothing', '', {}],
    [
      'carries every filter',
      'search=wire&category=Shop&type=Seasonal&startBy=Oldest&job=7',
      {
        search: 'wire',
        category: 'Shop',
        type: 'Seasonal',
        startBy: 'Oldest',
        job: '7',
      },
    ],
    ['knows its order in any case', 'startBy=oldest', { startBy: 'Oldest' }],
    ['falls back to the newest first', 'startBy=cheapest', {}],
    ['is read without space around', 'search=+wire+', { search: 'wire' }],
    ['is cut to what the API takes', `search=${'a'.repeat(201)}`, { search: 'a'.repeat(200) }],
  ])('%s', (_rule, query, asked) => {
    expect(read(query)).toEqual({ ...nothing, ...asked });
  });
  test('/careers/{id} asks for that job', () => {
    expect(read('', '1201').job).toBe('1201');
  });
  test.each([
    ['1201', 1201],
    ['', null],
    ['0', null],
    ['welder', null],
    ['12.5', null],
    ['9'.repeat(9), 999_999_999],
    ['9'.repeat(10), null],
  ])('of job=%s the id is %s', (job, id) => {
    expect(jobIdOf({ ...read(''), job })).toBe(id);
  });
});

test.each([
  ['the bare list', {}, '/careers'],
  ['what is not asked for is left out', { search: ' ', startBy: 'Newest' as const }, '/careers'],
  [
    'filters, then the job',
    { job: '7', type: 'Remote', startBy: 'Oldest' as const },
    '/careers?type=Remote&startBy=Oldest&job=7',
  ],
  ['text without space around', { search: ' wire ' }, '/careers?search=wire'],
  ['a search for the word newest', { search: 'Newest' }, '/careers?search=Newest'],
])('%s', (_rule, asked, path) => {
  expect(boardPath(asked)).toBe(path);
});

test('an address that is written and read is the same', () => {
  const asked = {
    search: 'a & b',
    category: 'Sales and Support',
    type: 'Full-Time',
    startBy: 'Oldest' as const,
    job: '3',
  };
  expect(read(boardPath(asked).split('?')[1] ?? '')).toEqual(asked);
});

test.each([
  [undefined, ''],
  [' 12 ', '12'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), 'a'.repeat(40)],
])('the path segment %j names the job %j', (id, job) => expect(jobInPath(id)).toBe(job));
test('a job in the path goes before one in the query', () => expect(read('job=7', '12').job).toBe('12'));
test('a job has one address', () => expect(jobPath(12)).toBe('/careers?job=12'));
test.each([
  [{}, false],
  [{ startBy: 'Oldest' as const }, false],
  [{ search: 'x' }, true],
  [{ category: 'Shop' }, true],
  [{ type: 'Remote' }, true],
])('the filters %j narrow the list: %s', (asked, isLess) => {
  expect(isNarrowed({ ...noFilters, ...asked })).toBe(isLess);
});

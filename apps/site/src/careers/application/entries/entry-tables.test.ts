import { ADDRESS_MAX, LINE_MAX } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { type Column, cellWords, emptyEntry, entryTables, longest } from './entry-tables.ts';

const columnsOf = (name: string) => entryTables.find((table) => table.name === name)?.columns ?? [];
const column = (table: string, name: string): Column | undefined =>
  columnsOf(table).find((candidate) => candidate.name === name);
const plain: Column = { name: 'name', title: 'Name' };

describe('the tables of an application', () => {
  test('have the order of the form', () => {
    expect(entryTables.map(({ title, one }) => [title, one])).toEqual([
      ['Education Information', 'a school'],
      ['Former Employers', 'an employer'],
      ['References', 'a reference'],
    ]);
  });
  test.each([
    ['education', ['Type', 'Name', 'Location', 'Graduate', 'Degree/Subjects']],
    [
      'employers',
      ['Name', 'Address', 'Phone', 'Supervisor', 'Position', 'Reason for Leaving', 'Start Date', 'End Date'],
    ],
    ['references', ['Name', 'Business', 'Address', 'Phone']],
  ])('%s has its columns in order', (table, titles) => {
    expect(columnsOf(table).map(({ title }) => title)).toEqual(titles);
  });
  test.each([
    ['education', 'schoolType', { note: 'such as high school' }],
    ['education', 'graduate', { kind: 'yes-no' }],
    ['education', 'degree', { isWide: true }],
    ['employers', 'name', { isWide: true }],
    ['employers', 'address', { maxLength: ADDRESS_MAX, isWide: true }],
    ['employers', 'phone', { input: { type: 'tel', inputMode: 'tel' } }],
    ['employers', 'position', { isWide: true }],
    ['employers', 'reasonForLeaving', { maxLength: ADDRESS_MAX, isWide: true }],
    ['employers', 'startDate', { note: 'such as May 2021' }],
    ['references', 'address', { maxLength: ADDRESS_MAX, isWide: true }],
    ['references', 'phone', { input: { type: 'tel', inputMode: 'tel' }, isWide: true }],
  ])('%s: %s is filled in its own way', (table, name, facts) => {
    const { name: _, title: __, ...own } = column(table, name) ?? plain;
    expect(own).toEqual(facts);
  });
  test.each([
    ['education', 'name'],
    ['employers', 'endDate'],
    ['references', 'business'],
  ])('%s: %s is a plain line', (table, name) => {
    expect(Object.keys(column(table, name) ?? {})).toEqual(['name', 'title']);
  });
  test.each(entryTables.map((table) => [table.name, table] as const))('an empty row of %s is empty', (_, table) => {
    expect(emptyEntry(table)).toEqual(Object.fromEntries(table.columns.map(({ name }) => [name, ''])));
  });
});

const yesNo: Column = { ...plain, kind: 'yes-no' };
test.each([
  [yesNo, 'yes', 'Yes'],
  [yesNo, 'no', 'No'],
  [yesNo, '', ''],
  [plain, 'yes', 'yes'],
])('a cell of %j shows %j as %j', (shape, text, shown) => {
  expect(cellWords(shape, text)).toBe(shown);
});

test('a column takes a line, unless it takes more', () => {
  expect(longest(plain)).toBe(LINE_MAX);
  expect(longest({ ...plain, maxLength: 7 })).toBe(7);
});

import { contentRedirect } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { columnsOf } from '../columns/columns-of.ts';
import { readCell } from '../columns/read-cell.ts';
import { nameIndex } from '../names/name-index.ts';
import { oldAddresses } from './old-addresses.ts';

test.each([
  [['Old URL', 'New URL'], true],
  [['Redirect from', 'Redirect to'], true],
  [['New URL', 'Old URL'], true],
  [['Old URL'], false],
  [['New URL'], false],
  [['source_url', 'target_url', 'type'], true],
  [['alte Adresse', 'neue Adresse'], true],
  [['Part number', 'Name'], false],
  [['Old URL', 'Price'], false],
])('headings %j are those of a list of old addresses: %s', (headings, expected) => {
  expect(oldAddresses.fits(headings)).toBe(expected);
});

test('a list becomes a sheet of redirects that the columns of the kind read, and each row that is lost is told', () => {
  const rows = [
    ['https://www.maker.example/tern.html', 'https://maker.example/family/tern', 'printed'],
    ['', ' '],
    ['/Tern.html/', '/family/tern'],
    ['/heron.html', ''],
  ].map((cells, nth) => ({ row: nth + 2, cells }));
  const { sheets, said } = oldAddresses.turn({ headings: ['Old URL', 'New URL', 'Note'], rows });
  expect(said.map(({ row, isRefused }) => [row, isRefused])).toEqual([
    [4, false],
    [5, true],
  ]);
  const [sheet] = sheets;
  const columns = columnsOf('redirects', []);
  const around = { attributes: [], names: nameIndex({}), decimal: '.' as const };
  const read = sheet?.rows.map(({ row, cells }) => ({
    row,
    ...Object.fromEntries(
      sheet.headings.map((heading, nth) => {
        const column = columns.find((one) => one.heading === heading);
        if (column === undefined) throw new Error(`No column ${heading}.`);
        const value = readCell(column, { text: cells[nth] ?? '' }, around);
        return [column.path, value.ok ? value.value : value.why];
      }),
    ),
  }));
  expect(read).toEqual([{ row: 2, from: '/tern.html', to: '/family/tern', status: 301, note: 'printed' }]);
  expect(contentRedirect.safeParse({ id: 1, ...read?.[0] }).success).toBe(true);
});

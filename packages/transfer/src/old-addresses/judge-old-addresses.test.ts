import { expect, test } from 'vitest';
import { type JudgedLine, judgeOldAddresses } from './judge-old-addresses.ts';

const told = (line: JudgedLine): string => {
  if (line.is === 'refused') return `${line.row} refused: ${line.why}`;
  if (line.is === 'repeated') return `${line.row} repeats ${line.of}`;
  const { from, to, status, note } = line.redirect;
  return `${line.row} ${from} → ${to} ${status}${note === null ? '' : ` (${note})`}`;
};
const judged = (...rows: [old: string, to: string, status?: string, note?: string][]): string[] =>
  judgeOldAddresses(
    rows.map(([old, to, status, note], nth) => ({
      row: nth + 2,
      old,
      new: to,
      status: status ?? '',
      note: note ?? '',
    })),
  ).map(told);

test('each row becomes a redirect; new addresses at the old host are paths', () => {
  expect(
    judged(
      ['https://www.maker.example/tern.html', 'https://maker.example/family/tern/'],
      ['/product.asp?id=12', '/family/heron', '302 redirect', ' price list of 2019 '],
      ['/shop/*', 'https://shop.example/*', 'Permanent'],
    ),
  ).toEqual([
    '2 /tern.html → /family/tern 301',
    '3 /product.asp?id=12 → /family/heron 302 (price list of 2019)',
    '4 /shop/* → https://shop.example/* 301',
  ]);
});

test('a row that says what an earlier one says is named with it; rows that disagree are refused, each with the other', () => {
  expect(
    judged(['/A/', '/about'], ['/a', '/about'], ['/b?X=1&y=2', '/about'], ['/B?y=2&x=1', '/blog'], ['/b', '/blog']),
  ).toEqual([
    '2 /A → /about 301',
    '3 repeats 2',
    '4 refused: Row 5 leads /b?X=1&y=2 to /blog, and this one to /about: keep one of them.',
    '5 refused: Row 4 leads /B?y=2&x=1 to /about, and this one to /blog: keep one of them.',
    '6 /b → /blog 301',
  ]);
});

test.each<[[string, string, string?], RegExp]>([
  [['/about', 'https://maker.example/'], /^$/],
  [['/About/', '/about'], /nothing has to lead on/],
  [['/a', ''], /no new address/],
  [['/a', '/b', '404'], /no kind of redirect/],
  [['/a', '/b/*'], /ends with \*/],
  [['', '/b'], /no old address/],
])('%j is judged by itself', (row, why) => {
  const [line] = judgeOldAddresses([{ row: 1, old: row[0], new: row[1], status: row[2] ?? '' }]);
  expect(line?.is === 'refused' ? line.why : '').toMatch(why);
});

test('ten thousand rows of one path that only parameters tell apart are judged row by row', () => {
  const lines = Array.from({ length: 10_000 }, (_, nth) => ({
    row: nth + 1,
    old: `/Product.ASP?id=${nth % 9_999}`,
    new: `/family/${nth % 9_999}`,
  }));
  const counts = Object.groupBy(judgeOldAddresses(lines), ({ is }) => is);
  expect([counts.redirect?.length, counts.repeated?.length, counts.refused]).toEqual([9_999, 1, undefined]);
});

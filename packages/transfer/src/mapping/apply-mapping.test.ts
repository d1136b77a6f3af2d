import { describe, expect, test } from 'vitest';
import { mappingOf } from '../testing/judged.ts';
import { applyMapping } from './apply-mapping.ts';

type Columns = Readonly<Record<string, string | null>>;
const sheet = (name: string, columns: Columns, more: Parameters<typeof mappingOf>[0] = {}) =>
  mappingOf({
    sheet: name,
    columns: Object.entries(columns).map(([heading, path], at) => ({ at, heading: heading.replace(/~\d$/, ''), path })),
    ...more,
  });
const applied = (kept: ReturnType<typeof sheet>[], now: ReturnType<typeof sheet>[]) =>
  applyMapping({ decimal: ',', sheets: kept }, { decimal: '.', sheets: now });

const prices = { SKU: 'partNumber', List: 'priceCents' };
const kept = sheet('old', prices, { empties: 'clear', headings: { row: 3, rows: 1 }, file: 'old.csv' });

describe('a kept mapping', () => {
  test('comes onto a sheet of the same headings, which keeps its file, name and place of headings', () => {
    const now = sheet('new', { List: null, Sku: null }, { headings: { row: 1, rows: 1 } });
    expect(applied([kept], [now])).toEqual({
      decimal: '.',
      sheets: [
        {
          ...kept,
          file: 'list.csv',
          sheet: 'new',
          headings: { row: 1, rows: 1 },
          columns: [
            { at: 0, heading: 'List', path: 'priceCents' },
            { at: 1, heading: 'Sku', path: 'partNumber' },
          ],
        },
      ],
    });
  });
  test.each([
    ['half of its columns', { SKU: null, Other: 'name' }, true],
    ['all, beside others', { SKU: null, List: null, Other: null }, true],
    ['none of them', { Other: 'name' }, false],
  ])('that shares %s is taken or not', (_, columns, isTaken) => {
    const now = sheet('new', columns);
    const [found] = applied([kept], [now]).sheets;
    expect(found?.empties).toBe(isTaken ? 'clear' : 'leave');
    if (!isTaken) expect(found).toEqual(now);
  });
  test('less than half of its columns is another sheet', () => {
    const three = sheet('old', { ...prices, Text: 'description' }, { empties: 'clear' });
    expect(applied([three], [sheet('new', { SKU: null })]).sheets[0]?.empties).toBe('leave');
  });
  test('of one column, or of none that is taken', () => {
    const of = (columns: Columns) =>
      applied([sheet('old', columns, { empties: 'clear' })], [sheet('new', { SKU: null })]).sheets[0]?.empties;
    expect([of({ SKU: 'partNumber' }), of({ SKU: null }), of({})]).toEqual(['clear', 'leave', 'leave']);
  });
});

describe('of several kept mappings', () => {
  const [a, b, c] = [
    sheet('a', { A: 'name', B: 'slug', C: 'description' }, { kind: 'families' }),
    sheet('b', { A: 'name', D: 'description' }, { kind: 'categories' }),
    sheet('c', { E: 'from', F: 'to' }, { kind: 'redirects' }),
  ];
  const kindsOf = (...sheets: Columns[]) =>
    applied(
      [a, b, c],
      sheets.map((columns, at) => sheet(`now ${at}`, columns)),
    ).sheets.map(({ kind }) => kind);
  test('the one that shares the largest part is taken', () => {
    expect(kindsOf({ A: null, D: null, B: null })).toEqual(['categories']);
    expect(kindsOf({ A: null, B: null, C: null })).toEqual(['families']);
    expect(kindsOf({ E: null, F: null })).toEqual(['redirects']);
  });
  test('each is taken once, and the others stay', () => {
    const both = { A: null, B: null, C: null };
    expect(kindsOf(both, { A: null, D: null }, { E: null, F: null })).toEqual(['families', 'categories', 'redirects']);
    expect(kindsOf({ A: null, D: null }, both, { E: null, F: null })).toEqual(['categories', 'families', 'redirects']);
    expect(kindsOf({ E: null, F: null }, { E: null, F: null })).toEqual(['redirects', 'products']);
  });
});

test('of two columns of one heading, that at the same place is meant, else the first that is left', () => {
  const twice = sheet('old', { 'Text~1': 'name', SKU: 'partNumber', 'Text~2': 'description' });
  const pathsOf = (...headings: string[]) =>
    applied(
      [twice],
      [mappingOf({ columns: headings.map((heading, at) => ({ at, heading, path: null })) })],
    ).sheets[0]?.columns.map(({ path }) => path);
  expect(pathsOf('Text', 'SKU', 'Text')).toEqual(['name', 'partNumber', 'description']);
  expect(pathsOf('SKU', 'Other', 'Text')).toEqual(['partNumber', null, 'description']);
  expect(pathsOf('SKU', 'Text', 'Other', 'Text')).toEqual(['partNumber', 'name', null, 'description']);
  expect(pathsOf('Text', 'Text', 'Text', 'SKU')).toEqual(['name', 'description', null, 'partNumber']);
});

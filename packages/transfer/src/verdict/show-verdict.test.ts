import { describe, expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import { product } from '../testing/import-fixture.ts';
import { judgedOf, judgedRow, mappingOf } from '../testing/judged.ts';
import { verdictView, type WantedLines } from './show-verdict.ts';
import { FIRST_NEW_ID, type JudgedRow, type Row } from './verdict.ts';

const rows: Row[] = [product(1, 'T-1', { familyId: 7, description: 'Old' }), product(2, 'T-2')];
const families = [{ id: 7, name: 'Tern', slug: 'tern' }];
const column = (path: string, heading: string) => ({ at: 0, path, heading });

function lines(
  judged: Partial<JudgedRow>[],
  wanted: Partial<WantedLines> = {},
  mapping: Parameters<typeof mappingOf>[0] = {},
) {
  const view = verdictView({
    judged: judgedOf(...judged),
    sheets: [mappingOf(mapping)],
    rows: (kind) => (kind === 'products' ? rows : []),
    names: nameIndex({ products: rows, families } as object),
    decimal: '.',
  });
  return view.page({ show: 'all', page: 1, pageSize: 10, ...wanted });
}
const line = (judged: Partial<JudgedRow>, mapping?: Parameters<typeof mappingOf>[0]) =>
  lines([judged], {}, mapping).lines[0];

describe('a line of a verdict', () => {
  test('has its row as people count them, its key and name, and each change under its heading', () => {
    expect(
      line(
        {
          row: 4,
          key: 'T-1',
          fields: { description: 'New', priceCents: 1250 },
          paths: ['description', 'priceCents', 'gone'],
        },
        { columns: [column('description', 'Words')] },
      ),
    ).toEqual({
      ...{ sheet: 0, row: 5, state: 'changed', id: 1, key: 'T-1', name: 'Panel T-1', faults: [], doubts: [] },
      changes: [
        { path: 'description', heading: 'Words', before: 'Old', after: 'New' },
        { path: 'priceCents', heading: 'Price', before: '100.00', after: '12.50' },
      ],
    });
  });
  test('of a new row has no values before, and its name', () => {
    const id = FIRST_NEW_ID;
    expect(line({ id, state: 'new', key: 'T-9', fields: { name: 'Nine' }, paths: ['name'] })).toMatchObject({
      ...{ id: null, key: 'T-9', name: 'Nine' },
      changes: [{ before: '', after: 'Nine' }],
    });
    expect(line({ id: null, state: 'refused', key: 'T-9', fields: null })).toMatchObject({ id: null, name: '' });
  });
  test('of a row that the sheet lacks has its fate and the words of its key, else its id', () => {
    const missing = { state: 'missing', row: null, id: 2, fields: null } as const;
    expect(line(missing, { missing: 'remove' })).toMatchObject({ row: null, key: 'T-2', fate: 'remove' });
    expect(line(missing, { missing: 'remove', key: ['configModelNo'] })?.key).toBe('#2');
    expect(line(missing, { missing: 'remove', key: ['partNumber', 'id'] })?.key).toBe('T-2, 2');
    expect(line({ id: 2, key: '' })).not.toHaveProperty('fate');
    expect(line({ sheet: 5, id: 2, key: '' })).toMatchObject({ key: '', name: 'Panel T-2' });
  });
  test('refers to a row of the sheets by its name, or its key', () => {
    const named = (fields: object | null) =>
      lines([
        { id: 1, fields: { familyId: FIRST_NEW_ID }, paths: ['familyId'] },
        { id: FIRST_NEW_ID, sheet: 5, state: 'new', key: 'heron', fields: fields === null ? null : { ...fields } },
      ]).lines[0]?.changes[0];
    expect(named({ name: 'Heron' })).toMatchObject({ before: 'Tern', after: 'Heron' });
    expect(named({ name: '' })).toMatchObject({ after: 'heron' });
    expect(named(null)).toMatchObject({ after: 'heron' });
    expect(
      lines([
        { id: 1, fields: { familyId: 7 }, paths: ['familyId'] },
        { id: 7, key: 'x' },
      ]).lines[0]?.changes[0]?.after,
    ).toBe('Tern');
  });
  test('shows pictures by their files, and cuts texts after 400 signs', () => {
    const change = (path: string, value: unknown, kind: 'products' | 'families' = 'products') =>
      line({ id: 1, fields: { [path]: value }, paths: [path] }, { kind })?.changes[0]?.after;
    expect(change('description', 'x'.repeat(401))).toBe('x'.repeat(400));
    expect(line({ id: 1, fields: { name: 'n'.repeat(401) } })?.name).toBe('n'.repeat(400));
    const media = ['a.png', 'b.png'].map((uri) => ({
      id: uri,
      uri,
      type: 2,
      name: uri,
      filename: uri,
      infoImageText: '',
      poster: null,
    }));
    expect(change('media', media, 'families')).toBe('a.png\nb.png');
    expect(change('specs', [{ id: 's', title: 'S', kvo: [] }], 'families')).toContain('"title":"S"');
    expect(change('media', [], 'families')).toBe('');
  });
});

describe('the lines of a verdict', () => {
  const judged: Partial<JudgedRow>[] = [
    { id: 1, state: 'changed', key: 'A', fields: { description: 'Blue' }, paths: ['description'] },
    { id: 2, state: 'unchanged', key: 'B' },
    { id: null, state: 'refused', key: 'C', faults: [{ heading: 'Name', why: 'Too long for it.', fits: ['x'] }] },
    { id: FIRST_NEW_ID, state: 'new', key: 'D', fields: { name: 'Bluebird' }, doubts: ['Twice.'] },
    { id: 2, state: 'missing', key: 'E' },
  ];
  const keys = (wanted: Partial<WantedLines>, mapping = {}) => {
    const { total, lines: found } = lines(judged, wanted, mapping);
    return [total, found.map(({ key }) => key).join('')];
  };
  test.each<[Partial<WantedLines>, number, string]>([
    [{ show: 'all' }, 4, 'ABCD'],
    [{ show: 'doubtful' }, 1, 'D'],
    [{ show: 'unchanged' }, 1, 'B'],
    [{ show: 'missing' }, 1, 'E'],
    [{ pageSize: 3 }, 4, 'ABC'],
    [{ pageSize: 3, page: 2 }, 4, 'D'],
    [{ search: '  ' }, 4, 'ABCD'],
    [{ search: ' BLUE ' }, 2, 'AD'],
    [{ search: 'old' }, 1, 'A'],
    [{ search: 'too LONG' }, 1, 'C'],
    [{ search: 'b' }, 3, 'ABD'],
    [{ search: 'b', pageSize: 1 }, 3, 'A'],
    [{ search: 'b', pageSize: 1, page: 2 }, 3, 'B'],
    [{ search: 'b', pageSize: 2, page: 2 }, 3, 'D'],
    [{ search: 'nothing' }, 0, ''],
  ])('%j', (wanted, total, found) => expect(keys(wanted)).toEqual([total, found]));
  test('have those that are missing where these are not left', () => {
    expect(keys({ show: 'all' }, { missing: 'remove' })).toEqual([5, 'ABCDE']);
  });
  test('tell the faults and doubts of each', () => {
    const { lines: found } = lines(judged);
    expect(found[2]?.faults).toEqual([{ heading: 'Name', why: 'Too long for it.', fits: ['x'] }]);
    expect(found[3]?.doubts).toEqual(['Twice.']);
    expect(judgedRow().faults).toEqual([]);
  });
});

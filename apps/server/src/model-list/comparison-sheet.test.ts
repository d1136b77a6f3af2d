import { type CompareAnswer, type ComparedColumn, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { comparisonSheet } from './comparison-sheet.ts';

const tern = { name: 'Tern', slug: 'tern', intrinsicallySafe: false };
const column = (change: object): ComparedColumn =>
  ({
    ...{ name: 'Column', family: tern, models: null, partNumber: null, modelNumber: null },
    ...{ priceFrom: null, priceTo: null, documents: [] },
    ...change,
  }) as unknown as ComparedColumn;
const sheet = (columns: ComparedColumn[], rows: object[] = []) =>
  comparisonSheet({ columns, rows } as unknown as CompareAnswer, settingDefaults, 'https://a.example');
const currency = settingDefaults['brand.currency'];
const line = (columns: ComparedColumn[], name: string) =>
  sheet(columns)
    .rows.find(([first]) => first === name)
    ?.slice(1);

test('things stand beside one another, with what all of them lack left out', () => {
  const model = column({ name: 'TD-4', partNumber: 'P 1/2', priceFrom: 12.5, priceTo: 12.5 });
  const { name, widths, rows } = sheet([model, column({ models: 3 })]);
  expect([name, widths]).toEqual(['Comparison', [24, 28, 28]]);
  expect(rows).toEqual([
    ['', 'TD-4', 'Tern'],
    ['Family', 'Tern', 'Tern'],
    ['Part number', 'P 1/2', null],
    [`List price [${currency}]`, 12.5, null],
    ['Page', 'https://a.example/family?part=P+1%2F2', 'https://a.example/family/tern'],
  ]);
});

test('a price that is a range has a line for its end', () => {
  const one = column({ priceFrom: 10, priceTo: 20 });
  expect(line([one], `List price, up to [${currency}]`)).toEqual([20]);
  expect(line([column({ priceFrom: 10, priceTo: 10 }), one], `List price, up to [${currency}]`)).toEqual([10, 20]);
  expect(line([column({ priceFrom: 10, priceTo: 10 })], `List price, up to [${currency}]`)).toBeUndefined();
});

test('attributes have a line each, whose cells may be empty, and documents are named', () => {
  const documents = [
    { docNumber: 'D1', name: 'Sheet' },
    { docNumber: 'D2', name: 'Drawing' },
  ];
  const { rows } = sheet(
    [column({ documents }), column({})],
    [{ name: 'Enclosure', cells: [{ value: 'NEMA 1' }, null] }],
  );
  expect(rows.find(([first]) => first === 'Enclosure')).toEqual(['Enclosure', 'NEMA 1', null]);
  expect(rows.find(([first]) => first === 'Documents')).toEqual(['Documents', 'D1 Sheet; D2 Drawing', null]);
});

test.each([
  [{ partNumber: 'A', modelNumber: 'B' }, '/family?part=A'],
  [{ modelNumber: 'TD-4 4' }, '/family/tern?configurator=TD-4+4'],
  [{ family: { ...tern, slug: 'a b', intrinsicallySafe: true } }, '/family/a%20b?intrinsically-safe=true'],
  [
    { modelNumber: 'X', family: { ...tern, intrinsicallySafe: true } },
    '/family/tern?configurator=X&intrinsically-safe=true',
  ],
])('the page of %j is %s', (change, path) =>
  expect(line([column(change)], 'Page')).toEqual([`https://a.example${path}`]),
);

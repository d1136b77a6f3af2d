import { type CompareAnswer, type ComparedColumn, type Settings, unitSystemOf, valueInBoth } from '@millrace/contract';
import type { WrittenSheet } from '@millrace/exchange';

type Cell = string | number | null;

/** A comparison as the page has it: a thing a column, an attribute a row. Prices are numbers, from and to. */
export function comparisonSheet({ columns, rows }: CompareAnswer, settings: Settings, publicUrl: string): WrittenSheet {
  const line = (name: string, cellOf: (column: ComparedColumn) => Cell): Cell[][] => {
    const cells = columns.map(cellOf);
    return cells.every((cell) => cell === null) ? [] : [[name, ...cells]];
  };
  const { 'brand.currency': currency, 'brand.locale': locale } = settings;
  const units = unitSystemOf(settings['units.system']);
  return {
    name: 'Comparison',
    widths: [24, ...columns.map(() => 28)],
    rows: [
      ['', ...columns.map(({ name, family, models }) => (models === null ? name : family.name))],
      ...line('Family', ({ family }) => family.name),
      ...line('Part number', ({ partNumber }) => partNumber),
      ...line('Model number', ({ modelNumber }) => modelNumber),
      ...line(`List price [${currency}]`, ({ priceFrom }) => priceFrom),
      ...(columns.some(({ priceFrom, priceTo }) => priceFrom !== priceTo)
        ? line(`List price, up to [${currency}]`, ({ priceTo }) => priceTo)
        : []),
      ...rows.map(({ name, cells }): Cell[] => [
        name,
        ...columns.map((_, at) => {
          const cell = cells[at];
          return cell == null ? null : valueInBoth(cell, units, locale);
        }),
      ]),
      ...line('Documents', ({ documents }) =>
        documents.length === 0 ? null : documents.map(({ docNumber, name }) => `${docNumber} ${name}`).join('; '),
      ),
      ...line('Page', (column) => publicUrl + pathOf(column)),
    ],
  };
}

/** The page of a model, of a number as it is configured, or of a family. */
function pathOf({ family: { slug, intrinsicallySafe }, partNumber, modelNumber }: ComparedColumn): string {
  if (partNumber !== null) return `/family?${new URLSearchParams({ part: partNumber })}`;
  const query = new URLSearchParams({
    ...(modelNumber === null ? {} : { configurator: modelNumber }),
    ...(intrinsicallySafe ? { 'intrinsically-safe': 'true' } : {}),
  }).toString();
  return `/family/${encodeURIComponent(slug)}${query === '' ? '' : `?${query}`}`;
}

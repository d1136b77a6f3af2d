import { type ReadColumn, readColumn } from './akeneo-attributes.ts';
import { akeneoColumns, type ValueColumn } from './akeneo-columns.ts';
import { catalogueSheets, type FoundFamily, type FoundProduct, slugFrom, wordsOfCode } from './catalogue-sheets.ts';
import { textOfHtml } from './html-text.ts';
import {
  byHeading,
  type ForeignRow,
  type ForeignSheet,
  foldHeading,
  type Preset,
  type Said,
  type Turned,
  type TurnOptions,
} from './preset.ts';

const NAME = ['name', 'label', 'title', 'product_name', 'variation_name', 'erp_name'];
const TEXT = ['description', 'long_description', 'short_description', 'text'];
const DESCRIPTION_MAX = 1000;

/** Products as Akeneo exports them: one row each, with a column for each attribute, language and channel. */
export const akeneo: Preset = {
  name: 'akeneo',
  title: 'Akeneo products',
  fits: (headings) => {
    const folded = new Set(headings.map(foldHeading));
    return (
      (folded.has('sku') || folded.has('identifier') || folded.has('uuid')) &&
      ['family', 'enabled', 'categories'].every((one) => folded.has(one))
    );
  },
  turn: turnAkeneo,
};

function turnAkeneo({ headings, rows: given }: ForeignSheet, options: TurnOptions = {}): Turned {
  const said: Said[] = [];
  const say = (one: Said): void => void said.push(one);
  const cell = byHeading(headings);
  const [sku = 'sku'] = ['sku', 'identifier', 'uuid'].filter((one) =>
    headings.some((heading) => foldHeading(heading) === one),
  );
  const rows = given.filter((row) => {
    if (row.cells.every((text) => text.trim() === '')) return false;
    if (cell(row, sku) !== '') return true;
    say({ row: row.row, column: sku, words: 'Without a number it is no product.', isRefused: true });
    return false;
  });
  const { values, others, associations } = akeneoColumns(headings, options);
  for (const [lost, what] of [
    [others, 'Another language, channel or currency than the one that is taken'],
    [associations, 'A link between products'],
  ] as const)
    for (const heading of lost) say({ row: 1, column: heading, words: `${what} is left out.`, isRefused: false });
  const columnOf = (codes: readonly string[]): ValueColumn | undefined =>
    codes.map((code) => values.find((one) => one.code.toLowerCase() === code)).find((one) => one !== undefined);
  const [name, text] = [columnOf(NAME), columnOf(TEXT)];
  const price = columnOf(['price', 'list_price', 'msrp']) ?? values.find(({ currency }) => currency !== '');
  const own = new Set([name, text, price]);
  const taken = new Set<string>();
  const read = values
    .filter((one) => !own.has(one))
    .map((one) => readColumn(one, rows, headings[one.column] ?? one.code, taken, say))
    .filter((one): one is ReadColumn => one !== null);
  const { families, familyOf } = familiesOf(rows, (row) => cell(row, 'parent') || cell(row, 'family'));
  const at = (row: ForeignRow, one: ValueColumn | undefined): string =>
    one === undefined ? '' : (row.cells[one.column]?.trim() ?? '');
  const products = rows.map((row): FoundProduct => {
    const partNumber = cell(row, sku);
    const description = textOfHtml(at(row, text));
    const tell = (words: string): void =>
      say({
        row: row.row,
        column: text === undefined ? null : (headings[text.column] ?? null),
        words,
        isRefused: false,
      });
    for (const what of description.lost) tell(`A ${what} of the text is left out.`);
    if (description.text.length > DESCRIPTION_MAX) tell(`The text ends after ${DESCRIPTION_MAX} signs.`);
    return {
      row: row.row,
      partNumber,
      name: at(row, name) || partNumber,
      description: description.text.slice(0, DESCRIPTION_MAX),
      price: at(row, price),
      family: familyOf(row),
      isLive: cell(row, 'enabled') !== '0',
      values: new Map(read.map((one) => [one.attribute.key, one.valueOf(row)])),
    };
  });
  return {
    sheets: catalogueSheets(
      read.map(({ attribute }) => attribute),
      families,
      products,
    ),
    said,
  };
}

/** Our families: the product models that variants belong to, or else the families of the rows. */
function familiesOf(rows: readonly ForeignRow[], codeOf: (row: ForeignRow) => string) {
  const slugs = new Set<string>();
  const byCode = new Map<string, FoundFamily>();
  const OTHERS = 'other products';
  for (const row of rows) {
    const code = codeOf(row) || OTHERS;
    if (!byCode.has(code))
      byCode.set(code, {
        row: row.row,
        name: wordsOfCode(code),
        slug: slugFrom(code, slugs),
        description: '',
        isLive: true,
      });
  }
  return {
    families: [...byCode.values()],
    familyOf: (row: ForeignRow): string => byCode.get(codeOf(row) || OTHERS)?.slug ?? '',
  };
}

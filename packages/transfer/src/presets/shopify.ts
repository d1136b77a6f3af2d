import {
  catalogueSheets,
  type FoundAttribute,
  type FoundFamily,
  type FoundProduct,
  keyFrom,
  slugFrom,
} from './catalogue-sheets.ts';
import { textOfHtml } from './html-text.ts';
import {
  byHeading,
  type ForeignRow,
  type ForeignSheet,
  foldHeading,
  type Preset,
  type Said,
  type Turned,
} from './preset.ts';

const OPTIONS = [1, 2, 3] as const;
const DESCRIPTION_MAX = 10_000;
/** The value that the shop writes for a product without options. */
const NO_OPTION = 'default title';

/** Products as Shopify exports them: a product is our family, its variants are our products, its options our attributes. */
export const shopify: Preset = {
  name: 'shopify',
  title: 'Shopify products',
  fits: (headings) => {
    const folded = new Set(headings.map(foldHeading));
    return ['handle', 'title', 'variant price'].every((one) => folded.has(one));
  },
  turn: turnShopify,
};

function turnShopify({ headings, rows }: ForeignSheet): Turned {
  const cell = byHeading(headings);
  const said: Said[] = [];
  const taken = { keys: new Set<string>(), slugs: new Set<string>(), numbers: new Set<string>() };
  const attributes = new Map<string, FoundAttribute & { choices: string[] }>();
  const families: FoundFamily[] = [];
  const products: FoundProduct[] = [];
  for (const [handle, ofProduct] of Map.groupBy(rows, (row) => cell(row, 'Handle'))) {
    const [first] = ofProduct;
    if (first === undefined) continue;
    if (handle === '') {
      for (const { row, cells } of ofProduct)
        if (cells.some((text) => text.trim() !== ''))
          said.push({ row, column: 'Handle', words: 'Without a handle it belongs to no product.', isRefused: true });
      continue;
    }
    const family = familyOf(first, handle);
    families.push(family);
    const names = OPTIONS.map((nth) => cell(first, `Option${nth} Name`));
    for (const row of ofProduct) if (isVariant(row)) products.push(variantOf(row, family, names));
    tellPictures(ofProduct);
  }
  return { sheets: catalogueSheets([...attributes.values()], families, products), said };

  function familyOf(row: ForeignRow, handle: string): FoundFamily {
    const { text, lost } = textOfHtml(cell(row, 'Body (HTML)') || cell(row, 'Body HTML'));
    for (const what of lost)
      said.push({ row: row.row, column: 'Body (HTML)', words: `A ${what} of the text is left out.`, isRefused: false });
    if (text.length > DESCRIPTION_MAX)
      said.push({
        row: row.row,
        column: 'Body (HTML)',
        words: `The text ends after ${DESCRIPTION_MAX} signs.`,
        isRefused: false,
      });
    const title = cell(row, 'Title');
    const isLive = !/^(?:draft|archived)$/i.test(cell(row, 'Status')) && !/^false$/i.test(cell(row, 'Published'));
    return {
      row: row.row,
      name: title === '' ? handle : title,
      slug: slugFrom(handle, taken.slugs),
      description: text.slice(0, DESCRIPTION_MAX),
      isLive,
    };
  }

  /** Rows of further pictures have neither a price nor an option. */
  function isVariant(row: ForeignRow): boolean {
    return ['Variant Price', 'Variant SKU', 'Option1 Value'].some((heading) => cell(row, heading) !== '');
  }

  function variantOf(row: ForeignRow, family: FoundFamily, names: readonly string[]): FoundProduct {
    const values = new Map<string, string>();
    const chosen: string[] = [];
    for (const [nth, name] of names.entries()) {
      const value = cell(row, `Option${nth + 1} Value`);
      if (name === '' || value === '' || value.toLowerCase() === NO_OPTION) continue;
      const attribute = attributes.get(foldHeading(name)) ?? newAttribute(name);
      if (!attribute.choices.includes(value)) attribute.choices.push(value);
      values.set(attribute.key, value);
      chosen.push(value);
    }
    return {
      row: row.row,
      partNumber: numberOf(row, family, chosen),
      name: [family.name, ...chosen].join(', '),
      description: '',
      price: cell(row, 'Variant Price'),
      family: family.slug,
      isLive: family.isLive,
      values,
    };
  }

  function newAttribute(name: string): FoundAttribute & { choices: string[] } {
    const made = {
      key: keyFrom(name, taken.keys),
      label: name,
      type: 'choice' as const,
      unit: '',
      precision: 0,
      choices: [],
    };
    attributes.set(foldHeading(name), made);
    return made;
  }

  function numberOf(row: ForeignRow, family: FoundFamily, chosen: readonly string[]): string {
    // A sign before a number keeps spreadsheets from making it one.
    const stated = cell(row, 'Variant SKU').replace(/^'/, '');
    const made =
      stated === ''
        ? [family.slug, ...chosen]
            .join('-')
            .toUpperCase()
            .replaceAll(/[^A-Z0-9-]+/g, '-')
            .slice(0, 50)
        : stated;
    let number = made;
    for (let nth = 2; taken.numbers.has(number.toLowerCase()); nth += 1) number = `${made}-${nth}`;
    taken.numbers.add(number.toLowerCase());
    if (number !== stated)
      said.push({
        row: row.row,
        column: 'Variant SKU',
        words:
          stated === ''
            ? `Without a number it is called ${number}.`
            : `${stated} is the number of another row: this one is called ${number}.`,
        isRefused: false,
      });
    return number;
  }

  function tellPictures(ofProduct: readonly ForeignRow[]): void {
    const pictures = ofProduct.filter((row) => cell(row, 'Image Src') !== '');
    const [first] = pictures;
    if (first !== undefined)
      said.push({
        row: first.row,
        column: 'Image Src',
        words: `${pictures.length === 1 ? 'Its picture is' : `Its ${pictures.length} pictures are`} not fetched from the shop: put the files into the media library.`,
        isRefused: false,
      });
  }
}

import type { AttributeType, ContentAttribute, ContentKind } from '@millrace/contract/content';
import { columnsOf } from '../columns/columns-of.ts';
import type { MadeSheet } from './preset.ts';

/** An attribute that a preset found, with the values of its products. */
export interface FoundAttribute {
  key: string;
  label: string;
  type: AttributeType;
  unit: string;
  precision: number;
  choices: readonly string[];
}

export interface FoundFamily {
  row: number;
  name: string;
  slug: string;
  description: string;
  isLive: boolean;
}

export interface FoundProduct {
  row: number;
  partNumber: string;
  name: string;
  description: string;
  /** As it is written; '' on request. */
  price: string;
  family: string;
  isLive: boolean;
  /** As cells are written, by key. */
  values: ReadonlyMap<string, string>;
}

const yesNo = (yes: boolean): string => (yes ? 'Yes' : 'No');

/** The sheets of a catalogue: attributes, then families, then products, which name both. */
export function catalogueSheets(
  attributes: readonly FoundAttribute[],
  families: readonly FoundFamily[],
  products: readonly FoundProduct[],
): MadeSheet[] {
  const rows = attributes.map(asRow);
  const ofProducts = columnsOf('products', rows);
  const used = rows.map(({ key }) => key);
  const headingAt = (path: string): string => ofProducts.find((column) => column.path === path)?.heading ?? path;
  return [
    sheetOf(
      'attributes',
      ['key', 'label', 'type', 'unit', 'precision', 'choices', 'group', 'filters', 'compares', 'isInHead', 'position'],
      rows,
      (row) => [
        row.key,
        row.label,
        row.type,
        row.unit,
        String(row.precision),
        row.choices.join('\n'),
        row.group,
        yesNo(row.filters),
        yesNo(row.compares),
        yesNo(row.isInHead),
        String(row.position),
      ],
    ),
    sheetOf(
      'families',
      ['name', 'slug', 'description', 'isLive', 'position'],
      families,
      ({ name, slug, description, isLive }, nth) => [name, slug, description, yesNo(isLive), String(nth)],
    ),
    {
      kind: 'products' as const,
      headings: [
        ...['partNumber', 'name', 'description', 'priceCents', 'familyId', 'isLive', 'position'].map(headingAt),
        ...used.map((key) => headingAt(`attributes.${key}`)),
      ],
      rows: products.map(({ row, partNumber, name, description, price, family, isLive, values }, nth) => ({
        row,
        cells: [
          ...[partNumber, name, description, price, family, yesNo(isLive), String(nth)],
          ...used.map((key) => values.get(key) ?? ''),
        ],
      })),
    },
  ].filter((sheet) => sheet.rows.length > 0);
}

function sheetOf<Row extends object>(
  kind: ContentKind,
  paths: readonly string[],
  rows: readonly Row[],
  cells: (row: Row, nth: number) => string[],
): MadeSheet {
  const columns = columnsOf(kind, []);
  return {
    kind,
    headings: paths.map((path) => columns.find((column) => column.path === path)?.heading ?? path),
    rows: rows.map((row, nth) => ({ row: 'row' in row ? Number(row.row) : 0, cells: cells(row, nth) })),
  };
}

const PRECISION_MAX = 6;
const GROUP = 'Specifications';

const asRow = (found: FoundAttribute, nth: number): ContentAttribute => ({
  ...{ id: nth + 1, key: found.key, label: found.label, type: found.type, unit: found.unit },
  precision: Math.min(found.precision, PRECISION_MAX),
  ...{ min: null, max: null, choices: [...found.choices], group: GROUP, help: '' },
  filters: found.type === 'choice' || found.type === 'yesNo',
  compares: true,
  ...{ isInHead: false, etim: null, position: nth },
});

/** A key of an attribute made from a name; `taken` gets it. */
export function keyFrom(name: string, taken: Set<string>): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .split(' ');
  const joined = words
    .map((word, nth) => (nth === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
  const begun = /^[a-z]/.test(joined) ? joined : `a${joined}`;
  const base = ['value', 'count', 'quantity'].includes(begun) ? `${begun}Of` : begun.slice(0, KEY_MAX);
  let key = base;
  for (let nth = 2; taken.has(key); nth += 1) key = `${base}${nth}`;
  taken.add(key);
  return key;
}
const KEY_MAX = 36;

/** The last part of an address made from a name; `taken` gets it. */
export function slugFrom(name: string, taken: Set<string>): string {
  const base =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, SLUG_MAX) || 'family';
  let slug = base;
  for (let nth = 2; taken.has(slug); nth += 1) slug = `${base}-${nth}`;
  taken.add(slug);
  return slug;
}
const SLUG_MAX = 80;

/** A code as words: `dark_blue` is "Dark blue". */
export function wordsOfCode(code: string): string {
  const words = code.replaceAll(/[_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

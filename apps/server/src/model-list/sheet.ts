import { drawCircuit } from '@millrace/circuits';
import { type Cents, toCents } from '@millrace/configurator';
import { type PrintedBy, printedByOf, printingOf, type Replacement, type Settings } from '@millrace/contract';
import type { Composed } from '@millrace/pictures';
import { NO_BRAND, type PaperBrand } from '../pdf/paper-brand.ts';
import { type PaperLook, paperLook } from '../pdf/paper-look.ts';
import type { ModelList } from './model-list.ts';
import type { SheetDiagram } from './wiring-pages.ts';

/** A model list laid out: the same columns and rows for every file format. */
export interface Sheet {
  company: string;
  phone: string;
  title: string;
  /** The number it is about; null for a table of products. */
  number: string | null;
  /** Sentences under the title. */
  notes: string[];
  columns: Column[];
  rows: Row[];
  /** Words and amount of the last line; null where prices are left out or there is none. */
  total: { label: string; text: string; cents: Cents | null } | null;
  /** Data of the number, by name; none of a table. */
  facts: readonly { name: string; words: string }[];
  /** Sentences of the number for a specification; none of a table. */
  specText: readonly string[];
  /** The wiring of the number; none of a table. */
  diagrams: SheetDiagram[];
  /** The number as it is built; null of a table, and where there are no drawings for it. */
  picture: Composed | null;
  asOf: string;
  /** How amounts are printed. */
  printedBy: PrintedBy;
  look: PaperLook;
}
export interface Column {
  title: string;
  kind: 'text' | 'code' | 'money';
  /** Share of the width. */
  width: number;
}
/** Money is cents, or a word in its place; null is a price on request. */
export type Row = (string | Cents | null)[];

/** The words for an option that adds nothing to the price. */
const INCLUDED = 'included';
/** Headings of what follows the rows of a number. */
export const DATA = 'Data of this number';
export const SPECIFICATION = 'For a specification';
const NOT_AVAILABLE = 'Models: Not Available';

/** The sheet of a model list; `prices` false omits every amount. */
export function sheetOf(
  list: ModelList,
  settings: Settings,
  options: { prices: boolean; asOf: string; brand?: PaperBrand },
): Sheet {
  const { customer } = list.family;
  const { faces, mark } = options.brand ?? NO_BRAND;
  const head = {
    // A customer's list is the customer's.
    company: customer?.name ?? settings['company.name'],
    phone: settings['company.phone'],
    title: list.family.name,
    asOf: options.asOf,
    printedBy: printedByOf(settings),
    // The mark, too.
    look: { ...paperLook(settings), faces, mark: customer == null ? mark : null },
  };
  const body = list.kind === 'number' ? numberBody(list, settings, options.prices) : tableBody(list.products);
  return options.prices ? { ...head, ...body } : withoutPrices({ ...head, ...body });
}

type Body = Pick<
  Sheet,
  'number' | 'notes' | 'columns' | 'rows' | 'total' | 'facts' | 'specText' | 'diagrams' | 'picture'
>;

function tableBody(products: Extract<ModelList, { kind: 'table' }>['products']): Body {
  return {
    number: null,
    notes: products.length === 0 ? [NOT_AVAILABLE] : [],
    columns: [
      { title: 'Part number', kind: 'code', width: 16 },
      { title: 'Model number', kind: 'code', width: 26 },
      { title: 'Description', kind: 'text', width: 44 },
      { title: 'Price', kind: 'money', width: 14 },
    ],
    rows: products.map(({ partNumber, configModelNo, name, description, isObsolete, price, replacement }) => [
      partNumber,
      configModelNo ?? '',
      `${description === '' ? name : `${name}: ${description}`}${isObsolete ? ` (${obsoleteWords(replacement)})` : ''}`,
      priceCell(price, isObsolete, replacement),
    ]),
    total: null,
    facts: [],
    specText: [],
    diagrams: [],
    picture: null,
  };
}

/** The price of what is sold instead stands at its own row, or in its own list. */
function priceCell(price: number | null, isObsolete: boolean, replacement: Replacement | undefined): Row[number] {
  if (replacement !== undefined) return `→ ${replacement.partNumber}`;
  if (price !== null && price !== 0) return toCents(price);
  return isObsolete ? 'no longer sold' : null;
}

const obsoleteWords = (replacement: Replacement | undefined): string =>
  replacement === undefined ? 'obsolete' : `obsolete, replaced by ${replacement.partNumber}`;

function numberBody(
  { number, wiring, picture }: Extract<ModelList, { kind: 'number' }>,
  settings: Settings,
  prices: boolean,
): Body {
  const base: Row[] = number.base === 0 || !prices ? [] : [['', '', 'Base price', '', number.base]];
  return {
    number: number.itemNo,
    notes: [
      ...(number.partNumber === null ? [] : [`Part number ${number.partNumber}`]),
      ...(number.complete ? [] : ['This model number is not complete yet.']),
    ],
    columns: [
      { title: 'Group', kind: 'text', width: 24 },
      { title: 'Code', kind: 'code', width: 12 },
      { title: 'Description', kind: 'text', width: 42 },
      { title: 'Qty', kind: 'code', width: 7 },
      { title: 'Price', kind: 'money', width: 15 },
    ],
    rows: [
      ...base,
      ...number.lines.map(({ group, code, description, quantity, price }) => [
        group,
        code,
        description,
        String(quantity),
        price === 0 ? INCLUDED : price,
      ]),
    ],
    total: number.complete ? totalLine(number.total, settings) : null,
    facts: number.facts,
    specText: number.specText,
    diagrams: wiring.map((circuit) => ({ title: circuit.name, drawing: drawCircuit(circuit, number.itemNo) })),
    picture,
  };
}

function totalLine(cents: Cents | null, settings: Settings): NonNullable<Sheet['total']> {
  if (cents === null || cents === 0)
    return { label: `For Pricing Call: ${settings['company.phone']}`, text: '', cents: null };
  return { label: 'Total', text: money(cents, settings), cents };
}

function withoutPrices(sheet: Sheet): Sheet {
  const keeps = sheet.columns.map(({ kind }) => kind !== 'money');
  return {
    ...sheet,
    columns: sheet.columns.filter((_, index) => keeps[index]),
    rows: sheet.rows.map((row) => row.filter((_, index) => keeps[index])),
    total: null,
  };
}

/** `$1,284.00`; a price on request says so, a word stays. */
export function money(amount: Row[number], printedBy: PrintedBy): string {
  if (typeof amount === 'string') return amount;
  return amount === null ? 'on request' : printingOf(printedBy).money(amount);
}

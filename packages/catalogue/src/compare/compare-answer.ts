import type { CompareAnswer, ComparedColumn, ComparedRow } from '@millrace/contract';
import { printValue } from '../attributes/print-value.ts';
import { composedUri } from '../families/number.ts';
import { amountOf } from '../money.ts';
import { presentDocument } from '../presenting/present-family.ts';
import { priceSpan } from '../presenting/price-span.ts';
import { pictureOf } from '../presenting/thumbnail.ts';
import type { Snapshot } from '../snapshot.ts';
import { isShown, published } from '../tables/shown.ts';
import { comparedValues } from './compared-values.ts';
import { type ComparedItem, readItems } from './read-items.ts';

type Cells = ComparedRow['cells'];

/** Up to five families, models or numbers beside one another; attributes that none of them has are left out. */
export function compareAnswer(snapshot: Snapshot, query: string): CompareAnswer {
  const { items, unknown } = readItems(snapshot, query);
  const rows = attributeRows(snapshot, items);
  const said = new Set(rows.map(({ name }) => name));
  return {
    items: items.map(({ item }) => item).join('&'),
    unknown,
    columns: items.map((one) => presentColumn(one, items)),
    rows: [...rows, ...wordRows(items).filter(({ name }) => !said.has(name))],
  };
}

function presentColumn(one: ComparedItem, all: readonly ComparedItem[]): ComparedColumn {
  const { item, family, product, evaluation } = one;
  const { row } = family;
  const models = product === null && evaluation === null ? family.products.filter(({ isLive }) => isLive) : null;
  const price = amountOf(product === null ? (evaluation?.total ?? null) : product.priceCents);
  return {
    item,
    without: all
      .filter((other) => other !== one)
      .map((other) => other.item)
      .join('&'),
    family: { name: row.name, slug: row.slug, intrinsicallySafe: row.intrinsicallySafe },
    name: product?.name ?? row.name,
    partNumber: product?.partNumber ?? null,
    modelNumber: evaluation?.itemNo ?? product?.configModelNo ?? null,
    imgUrl: pictureOf(family, product, composedUri(family, evaluation)),
    isObsolete: row.isObsolete || product?.isObsolete === true,
    isConfigured: family.configurator !== null,
    ...(models === null ? { priceFrom: price, priceTo: price } : priceSpan(family, models)),
    models: models?.length ?? null,
    documents: family.documents
      .filter((each) => isShown(each, published) && (each.docType === 'TDS' || each.docType === 'QSG'))
      .map(presentDocument),
  };
}

function attributeRows(snapshot: Snapshot, items: readonly ComparedItem[]): ComparedRow[] {
  const values = items.map((item) => comparedValues(snapshot, item));
  return snapshot.attributes.all
    .filter(({ compares }) => compares)
    .flatMap((attribute) => {
      const cells = values.map((each) => {
        const value = Object.hasOwn(each, attribute.key) ? each[attribute.key] : undefined;
        return value === undefined ? null : printValue(attribute, value, snapshot.units);
      });
      return rowOf(attribute.label, cells);
    });
}

/** Words of families that any two of them say under one name: a catalogue without attributes can be compared, too. */
function wordRows(items: readonly ComparedItem[]): ComparedRow[] {
  const names = new Map<string, Set<ComparedItem['family']>>();
  for (const { family } of items)
    for (const { key } of wordsOf(family)) names.set(key, (names.get(key) ?? new Set()).add(family));
  return Array.from(names).flatMap(([name, families]) => {
    if (families.size < 2) return [];
    const cells = items.map(({ family }) => {
      const said = wordsOf(family).filter(({ key }) => key === name);
      return said.length === 0 ? null : { value: said.map(({ value }) => value).join('; ') };
    });
    return rowOf(name, cells);
  });
}

const wordsOf = ({ row }: ComparedItem['family']): { key: string; value: string }[] =>
  row.specs.flatMap(({ kvo }) => kvo);

function rowOf(name: string, cells: Cells): ComparedRow[] {
  if (cells.every((cell) => cell === null)) return [];
  const [first] = cells;
  return [{ name, isSame: cells.every((cell) => cell?.value === first?.value), cells }];
}

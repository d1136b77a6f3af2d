import { conversionTo } from '@millrace/contract';
import type { TradeFinding, TradeFormat, TradeVerdict } from '@millrace/contract/office';
import { isHandedOver, PART_NUMBER_MAX, type TradeOptions } from './trade-file.ts';
import { type Trade, tradeItems } from './trade-items.ts';

const NAMED_MAX = 10;

/** Judges what a file of the catalogue would hold, and what it would lack. */
export function judgeTrade(trade: Trade, format: TradeFormat, options: TradeOptions): TradeVerdict {
  const counts = { products: 0, priceless: list('products'), long: list('products'), unclassed: list('families') };
  const families = new Set<number>();
  for (const item of tradeItems(trade)) {
    const { product, family } = item;
    if (product.partNumber.length > PART_NUMBER_MAX) counts.long.add(product.id, product.partNumber);
    else if (!isHandedOver(item, options)) counts.priceless.add(product.id, product.partNumber);
    else {
      counts.products += 1;
      if (family.row.etimClass === null && !families.has(family.row.id))
        counts.unclassed.add(family.row.id, family.row.name);
      families.add(family.row.id);
    }
  }
  const { priceless, long, unclassed, products } = counts;
  const findings: (TradeFinding | null)[] = [
    priceless.found(
      'no-price',
      (count) => `${productsOf(count)} without a price ${are(count)} left out of a file with prices.`,
    ),
    long.found(
      'number-too-long',
      (count) => `${productsOf(count)} ${are(count)} left out: the number has more than ${PART_NUMBER_MAX} signs.`,
    ),
    unclassed.found(
      'no-class',
      (count) =>
        `${count === 1 ? '1 family has' : `${count} families have`} no ETIM class: their products go without features, and most distributors sort by class.`,
    ),
    ...attributeFindings(trade),
    options.gln === '' ? { code: 'no-gln', words: noGln(format), rows: [] } : null,
  ];
  return { products, findings: findings.filter((one) => one !== null) };
}

function attributeFindings({ snapshot: { attributes } }: Trade): (TradeFinding | null)[] {
  const [none, inWords, converted] = [list('attributes'), list('attributes'), list('attributes')];
  for (const { id, label, etim, type, unit } of attributes.all) {
    if (etim === null) none.add(id, label);
    else if (type === 'choice' || type === 'text') inWords.add(id, label);
    else if (conversionTo('metric', unit) !== null) converted.add(id, `${label} in ${unit}`);
  }
  return [
    none.found(
      'no-features',
      (count) => `${attributesOf(count)} ${count === 1 ? 'is' : 'are'} no ETIM feature, and not in the file.`,
    ),
    inWords.found(
      'features-in-words',
      (count) =>
        `${attributesOf(count)} ${count === 1 ? 'goes' : 'go'} over in words: ETIM has a code for each value of these features.`,
    ),
    converted.found(
      'converted',
      (count) => `${attributesOf(count)} ${are(count)} converted to metric units, as ETIM is.`,
    ),
  ];
}

const noGln = (format: TradeFormat): string =>
  format === 'bmecat'
    ? 'The maker has no GLN in the settings: it is named by its name alone.'
    : 'The maker has no GLN in the settings, which ETIM xChange asks for: a distributor may refuse the file.';
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const productsOf = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
const attributesOf = (count: number): string => `${count} ${count === 1 ? 'attribute' : 'attributes'}`;

/** Counts rows, and keeps the first of them. */
function list(kind: TradeFinding['rows'][number]['kind']) {
  const rows: TradeFinding['rows'][number][] = [];
  let count = 0;
  return {
    add: (id: number, name: string): void => {
      count += 1;
      if (rows.length < NAMED_MAX) rows.push({ kind, id, name });
    },
    found: (code: TradeFinding['code'], words: (count: number) => string): TradeFinding | null =>
      count === 0 ? null : { code, words: words(count), rows },
  };
}

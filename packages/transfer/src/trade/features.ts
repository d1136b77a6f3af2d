import { printValue, type Snapshot } from '@millrace/catalogue';
import { conversionTo } from '@millrace/contract';
import type { AttributeValue, ContentAttribute } from '@millrace/contract/content';
import type { TradeItem } from './trade-items.ts';

/** An ETIM feature of a product. ETIM is metric, and knows choices by codes that the content does not have: those are told in words. */
export interface Feature {
  code: string;
  value: FeatureValue;
  /** As the maker prints it. */
  words: string;
}
type FeatureValue =
  | { is: 'number'; number: number }
  | { is: 'range'; from: number; to: number }
  | { is: 'yesNo'; yes: boolean }
  | { is: 'words' };

/** The features of a product, in the order of the attributes. */
export function featuresOf(
  { values }: Pick<TradeItem, 'values'>,
  attributes: Pick<Snapshot['attributes'], 'all'>,
): Feature[] {
  const seen = new Set<string>();
  return attributes.all.flatMap((attribute) => {
    const value = Object.hasOwn(values, attribute.key) ? values[attribute.key] : undefined;
    const { etim } = attribute;
    if (etim === null || value === undefined || seen.has(etim)) return [];
    seen.add(etim);
    return [{ code: etim, value: featureValue(attribute, value), words: printValue(attribute, value, 'us').value }];
  });
}

function featureValue(attribute: ContentAttribute, value: AttributeValue): FeatureValue {
  if (typeof value === 'boolean') return { is: 'yesNo', yes: value };
  if (typeof value === 'number') {
    const number = metric(attribute, value);
    return isWritten(number) ? { is: 'number', number } : { is: 'words' };
  }
  if (typeof value === 'string' || Array.isArray(value)) return { is: 'words' };
  const { from, to } = value;
  if (from === undefined || to === undefined) return { is: 'words' };
  const range = { from: metric(attribute, from), to: metric(attribute, to) };
  return isWritten(range.from) && isWritten(range.to) ? { is: 'range', ...range } : { is: 'words' };
}

/** Files of ETIM take twelve digits before the decimals. */
const MOST = 1e12;
const isWritten = (number: number): boolean => Math.abs(number) < MOST;

/** Decimals that files of ETIM take. */
const DECIMALS = 4;

function metric({ unit }: ContentAttribute, value: number): number {
  const conversion = conversionTo('metric', unit);
  const converted = conversion === null ? value : value * conversion.factor + conversion.offset;
  return Number(converted.toFixed(DECIMALS));
}

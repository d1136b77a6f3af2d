import type { ContentProduct } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import type { NumberReading } from '../numbers/configurators.ts';
import { priceWords } from '../numbers/price-words.ts';
import { isPauseAt } from '../paced.ts';
import type { CompiledFamily } from '../snapshot/family-tables.ts';
import { type Check, error, warning } from './check.ts';

/** Products belong to a family, and their model numbers are numbers its configurator really makes. */
export const checkProducts: Check = function* ({ content, families }) {
  const carriers = new Map<string, ContentProduct>();
  for (const [nth, product] of content.products.entries()) {
    if (isPauseAt(nth)) yield;
    const { id, partNumber, familyId } = product;
    const family = families.byId.get(familyId);
    if (family === undefined) {
      const message = `${partNumber} belongs to family ${familyId}, which does not exist.`;
      yield error('unknown-family', { kind: 'products', id, path: ['familyId'] }, message);
    } else yield* checkModelNumber(product, family, carriers);
  }
};

/** A number of a product that is not live is history: it is only warned of. */
function* checkModelNumber(
  product: ContentProduct,
  { row, configurator }: CompiledFamily,
  carriers: Map<string, ContentProduct>,
): Iterable<Finding> {
  const { id, partNumber, configModelNo, isLive } = product;
  if (configModelNo === null) return;
  const where = { kind: 'products', id, path: ['configModelNo'] } as const;
  const fault = isLive ? error : warning;
  if (configurator === null) {
    yield warning(
      'no-configurator',
      where,
      `${partNumber} has model number ${configModelNo}, but ${row.name} has no configurator.`,
    );
    return;
  }
  // A faulty configurator's readings prove nothing about the product.
  if (configurator.lint.findings.some(({ severity }) => severity === 'error')) return;
  const reading = configurator.read(configModelNo);
  if (!reading.ok) {
    const code = reading.code === 'incomplete' ? 'model-number-incomplete' : 'model-number-unreadable';
    yield fault(code, where, `${partNumber}: ${configModelNo} ${unread(reading, configModelNo)}.`);
    return;
  }
  if (!isLive) return;
  const first = carriers.get(reading.itemNo);
  if (first !== undefined)
    yield error('duplicate-model-number', where, `${partNumber} and ${first.partNumber} both carry ${reading.itemNo}.`);
  else carriers.set(reading.itemNo, product);
  yield* checkPrice(product, reading);
}

const unread = (reading: NumberReading & { ok: false }, modelNumber: string): string =>
  ({
    unreadable: `is no number of its configurator; it reads up to "${modelNumber.slice(0, 'parsed' in reading ? reading.parsed : 0)}"`,
    incomplete: 'is not complete by its configurator',
    ambiguous: 'reads in two ways',
    context: 'is not offered to everybody',
  })[reading.code];

/**
 * Only a warning: when a catalogue product carries the number, its own price counts (specification 4). So a list price
 * beside the sum of the options is legitimate, but more often a mistake.
 */
function* checkPrice(
  { id, partNumber, priceCents }: ContentProduct,
  reading: NumberReading & { ok: true },
): Iterable<Finding> {
  if ((priceCents ?? 0) === (reading.total ?? 0)) return;
  const where = { kind: 'products', id, path: ['priceCents'] } as const;
  yield warning(
    'model-number-price',
    where,
    `${partNumber} costs ${priceWords(priceCents)}, its model number ${reading.itemNo} ${priceWords(reading.total)}.`,
  );
}

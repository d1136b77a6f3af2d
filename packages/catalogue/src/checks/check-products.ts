import type { ContentProduct, WrittenModelNumber } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { isPictureUri } from '../media/media-uri.ts';
import { priceWords } from '../numbers/price-words.ts';
import type { NumberReading } from '../numbers/reader.ts';
import { isPauseAt } from '../paced.ts';
import { type Check, error, warning } from './check.ts';
import type { JudgedConfigurator } from './configurators/judged-configurator.ts';

/** Products belong to a family, and their model numbers are numbers its configurator really makes. */
export const checkProducts: Check = function* ({ content, families }) {
  const carriers = new Map<string, NumberedProduct>();
  for (const [nth, product] of content.products.entries()) {
    if (isPauseAt(nth)) yield;
    const { id, partNumber, familyId } = product;
    if (product.pictures.length > 0) yield* checkProductPictures(product);
    const family = families.byId.get(familyId);
    if (family === undefined) {
      const message = `${partNumber} belongs to family ${familyId}, which does not exist.`;
      yield error('unknown-family', { kind: 'products', id, path: ['familyId'] }, message);
    } else yield* modelNumberFindings(product, { name: family.row.name, configurator: family.configurator }, carriers);
  }
};

/** Each picture once, and none that is a file of another type: browsers would show nothing at its place. */
function* checkProductPictures({ id, partNumber, pictures }: ContentProduct): Iterable<Finding> {
  for (const [index, uri] of pictures.entries()) {
    const where = { kind: 'products', id, path: ['pictures', index] } as const;
    if (!isPictureUri(uri)) yield error('media-uri', where, `${partNumber}: ${uri} is no picture below /media/.`);
    else if (pictures.indexOf(uri) < index)
      yield error('picture-twice', where, `${partNumber} has the picture ${uri} more than once.`);
  }
}

export type NumberedProduct = Pick<ContentProduct, 'id' | 'partNumber' | 'configModelNo' | 'isLive' | 'priceCents'>;

/** A number of a product that is not live is history: it is only warned of. `carriers` are products of the numbers read so far. */
export function* modelNumberFindings(
  product: NumberedProduct,
  { name, configurator }: { name: string; configurator: JudgedConfigurator | null },
  carriers: Map<string, NumberedProduct>,
): Iterable<Finding> {
  const { id, partNumber, configModelNo, isLive } = product;
  if (configModelNo === null) return;
  const where = { kind: 'products', id, path: ['configModelNo'] } as const;
  const fault = isLive ? error : warning;
  if (configurator === null) {
    yield warning(
      'no-configurator',
      where,
      `${partNumber} has model number ${configModelNo}, but ${name} has no configurator.`,
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

const unread = (reading: NumberReading & { ok: false }, modelNumber: WrittenModelNumber): string =>
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
  { id, partNumber, priceCents }: NumberedProduct,
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

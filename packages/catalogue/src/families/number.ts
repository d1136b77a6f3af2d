import { type Evaluation, numberParts } from '@millrace/configurator';
import type { NearNumber, NumberCell, ReadNumber } from '@millrace/contract';
import { type AnswerCall, answer, refuse } from '../answer.ts';
import { givenUpWords } from '../asked-numbers/find-by-number.ts';
import { type Named, readNumber } from '../asked-numbers/read-number.ts';
import { amountOf } from '../money.ts';
import { begunPartWords, missingGroups } from '../numbers/nearly/begun-part-words.ts';
import { type NearReading, PREFIX_CELL } from '../numbers/nearly/read-nearly.ts';
import { readingBudget } from '../numbers/reading-budget.ts';
import { presentDocument } from '../presenting/present-family.ts';
import { presentReplacement } from '../presenting/products/present-product.ts';
import { pictureOf } from '../presenting/thumbnail.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { differencesBetween } from './differences.ts';
import { shownVariant } from './families.ts';
import { hasWiring } from './wiring.ts';

/** Returns the meaning of a part number or model number, however it is written; with `family`, of that family only. */
export const number: AnswerCall<'number'> = (snapshot, { params, query }) => {
  const { family: slug, intrinsicallySafe } = query;
  const none = refuse('not-found', `${params.number} is no number of the catalogue.`);
  const only =
    slug === undefined ? null : shownVariant(snapshot.families.bySlug.get(slug), published, intrinsicallySafe);
  if (only === undefined) return none;
  const read = readNumber(snapshot, params.number, only, readingBudget());
  if (read === 'given-up') return refuse('not-found', givenUpWords(params.number));
  if (read === null) return none;
  const { readAs, named, nearly } = read;
  return answer({
    readAs,
    readings: named.map((one) => presentNamed(snapshot, one)),
    nearly: nearly === null ? null : presentNearly(snapshot, nearly.family, nearly.reading),
  });
};

function presentNamed(snapshot: Snapshot, named: Named): ReadNumber {
  const { family, product, evaluation } = named;
  const { row } = family;
  return {
    family: addressOf(family),
    partNumber: product?.partNumber ?? null,
    modelNumber: evaluation?.itemNo ?? product?.configModelNo ?? null,
    name: product?.name ?? row.name,
    description: product?.description || (evaluation?.optionsDescription.join(', ') ?? ''),
    cells: cellsOf(family, evaluation),
    price: amountOf(product === null ? (evaluation?.total ?? null) : product.priceCents),
    isObsolete: row.isObsolete || product?.isObsolete === true,
    thumbnail: pictureOf(family, product, composedUri(family, evaluation)),
    documents: family.documents
      .filter((one) => isShown(one, published) && (one.docType === 'TDS' || one.docType === 'QSG'))
      .map(presentDocument),
    hasWiring: hasWiring(family, evaluation?.itemNo ?? null),
    replacement: replacementOf(snapshot, named),
  };
}

/** The address of the number as it is built; null where the family has no composed pictures. */
export function composedUri({ row, pictures }: CompiledFamily, evaluation: Evaluation | null): string | null {
  if (evaluation === null || pictures.length === 0) return null;
  const query = new URLSearchParams({ configurator: evaluation.itemNo, plain: 'true' });
  if (row.intrinsicallySafe) query.set('intrinsically-safe', 'true');
  return `picture/${row.slug}.svg?${query}`;
}

/** Its cells in words; of the literal text before the first part, which names the series, the family. */
function cellsOf({ configurator, row }: CompiledFamily, evaluation: Evaluation | null): NumberCell[] {
  if (configurator === null || evaluation === null) return [];
  const { data } = configurator;
  const prefix = /^.*[\p{L}\p{N}]/u.exec(data.prefix ?? '')?.[0] ?? '';
  const parts = numberParts(data, evaluation).map(
    (part, index): NumberCell => ({
      ...part,
      separator: index === 0 ? (data.prefix ?? '').slice(prefix.length) + part.separator : part.separator,
      state: 'right',
    }),
  );
  if (prefix === '') return parts;
  return [{ group: PREFIX_CELL, text: prefix, separator: '', words: row.name, state: 'right' }, ...parts];
}

function replacementOf(snapshot: Snapshot, { family, product, evaluation }: Named): ReadNumber['replacement'] {
  const replacement = product === null ? null : presentReplacement(snapshot, product);
  if (replacement === null) return null;
  const read = readNumber(snapshot, replacement.partNumber, null, readingBudget());
  const instead = read === 'given-up' ? undefined : read?.named[0];
  if (instead === undefined) return null;
  const was = { cells: cellsOf(family, evaluation), specs: family.specs };
  const is = { cells: cellsOf(instead.family, instead.evaluation), specs: instead.family.specs };
  return { ...replacement, cells: is.cells, differences: differencesBetween(was, is) };
}

function presentNearly(
  snapshot: Snapshot,
  family: CompiledFamily,
  { cells, evaluation, offers }: NearReading,
): NearNumber {
  const words = new Map(cellsOf(family, evaluation).map((cell) => [cell.group, cell.words]));
  return {
    family: addressOf(family),
    cells: cells.map(({ group, text, separator, state }) => ({
      group,
      text,
      separator,
      words:
        state === 'right' ? (words.get(group) ?? begunPartWords(family.configurator?.data, evaluation, group)) : '',
      state,
    })),
    options: evaluation.urlOpts,
    missing: [...missingGroups(evaluation)],
    offers: offers().flatMap(({ group, code, words, itemNo, total }) => {
      const product = snapshot.products.byModelNumber.get(itemNo);
      if (product?.isLive !== true && family.configurator?.data.catalogueOnly === true) return [];
      const price = amountOf(product?.isLive === true ? product.priceCents : total);
      return [{ group, code, words, modelNumber: itemNo, price }];
    }),
  };
}

const addressOf = ({ row: { name, slug, intrinsicallySafe } }: CompiledFamily): ReadNumber['family'] => ({
  name,
  slug,
  intrinsicallySafe,
});

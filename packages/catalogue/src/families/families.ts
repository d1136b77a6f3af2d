import type { Family } from '@millrace/contract';
import { type AnswerCall, type Answered, answer, answerOr404, type InputOf, refuse } from '../answer.ts';
import { familyOfNumber, givenUpWords, productOfNumber } from '../asked-numbers/find-by-number.ts';
import { presentFamily } from '../presenting/present-family.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily, FamilyVariants } from '../tables/family-tables.ts';
import { findVariant } from '../tables/find-family.ts';
import { isShown, published, type Selecting } from '../tables/shown.ts';
import { foldPartNumber } from '../tables/tables.ts';
import type { Viewer } from '../tables/viewer.ts';
import { selecting } from './selecting.ts';

type FamilyInput = { query: InputOf<'families'>['query'] };

/** With `intrinsicallySafe` those variants only; otherwise all. */
export const families: AnswerCall<'families'> = selecting<'families'>((snapshot, { query }, viewer) =>
  answer(
    snapshot.families.all
      .filter(({ row }) => isShown(row, query) && (!query.intrinsicallySafe || row.intrinsicallySafe))
      .map((family) => presentFamily(snapshot, family, query, viewer)),
  ),
);

export const familyBySlug: AnswerCall<'familyBySlug'> = selecting<'familyBySlug'>(
  (snapshot, { params, query }, viewer) => {
    const family = shownVariant(snapshot.families.bySlug.get(params.slug), query, query.intrinsicallySafe);
    return one(snapshot, family, { query }, viewer, `There is no family ${params.slug}.`);
  },
);

export const familyById: AnswerCall<'familyById'> = selecting<'familyById'>((snapshot, { params, query }, viewer) =>
  one(snapshot, snapshot.families.byId.get(params.id), { query }, viewer, `There is no family ${params.id}.`),
);

export const familyPictures: AnswerCall<'familyPictures'> = ({ families: { byId } }, { params }) => {
  const family = byId.get(params.id);
  if (family === undefined || !isShown(family.row, published))
    return refuse('not-found', `There is no family ${params.id}.`);
  return answer(family.pictures.map(({ picture }) => picture));
};

/** By part number, by the model number of a product, or by any number a configurator makes. */
export const familyByModel: AnswerCall<'familyByModel'> = selecting<'familyByModel'>(
  (snapshot, { params, query }, viewer) =>
    maker(snapshot, familyOfNumber(snapshot, params.model, query), { query }, viewer, params.model),
);

export const searchConfigurator: AnswerCall<'searchConfigurator'> = (snapshot, { params }, viewer) => {
  const query = { ...published, intrinsicallySafe: false };
  const family = familyOfNumber(snapshot, params.config, query, { byPartNumber: false });
  return maker(snapshot, family, { query }, viewer, params.config);
};

export const familyByPart: AnswerCall<'familyByPart'> = ({ products, families }, { params }) => {
  const product = products.byPartNumber.get(foldPartNumber(params.partNumber));
  const family = product === undefined || !product.isLive ? undefined : families.byId.get(product.familyId);
  if (family === undefined || !isShown(family.row, published))
    return refuse('not-found', `There is no part number ${params.partNumber}.`);
  return answer({ slug: family.row.slug, intrinsicallySafe: family.row.intrinsicallySafe });
};

export const productByConfig: AnswerCall<'productByConfig'> = (snapshot, { params }) => {
  const product = productOfNumber(snapshot, params.config, published);
  if (product === undefined) return refuse('not-found', `No product in the catalogue is ${params.config}.`);
  const { partNumber, priceCents, description, configModelNo } = product;
  return answer({
    partNumber,
    price: priceCents === null ? null : priceCents / 100,
    description,
    configModelNo: configModelNo ?? '',
  });
};

/** The family that makes a number. One that was not read to the end is not called unmade. */
function maker(
  snapshot: Snapshot,
  found: ReturnType<typeof familyOfNumber>,
  asked: FamilyInput,
  viewer: Viewer,
  number: string,
): Answered<Family> {
  if (found === 'given-up') return refuse('not-found', givenUpWords(number));
  return one(snapshot, found, asked, viewer, `No family makes ${number}.`);
}

function one(
  snapshot: Snapshot,
  family: CompiledFamily | undefined,
  { query }: FamilyInput,
  viewer: Viewer,
  message: string,
): Answered<Family> {
  const visible = family !== undefined && isShown(family.row, query);
  return answerOr404(visible ? presentFamily(snapshot, family, query, viewer) : undefined, message);
}

/** Of the variants of a slug, only live ones count: without a live variant, the plain family. */
export function shownVariant(
  variants: FamilyVariants | undefined,
  query: Selecting,
  intrinsicallySafe: boolean,
): CompiledFamily | undefined {
  const shown: FamilyVariants = {};
  for (const family of [variants?.plain, variants?.intrinsicallySafe]) {
    if (family === undefined || !isShown(family.row, query)) continue;
    shown[family.row.intrinsicallySafe ? 'intrinsicallySafe' : 'plain'] = family;
  }
  return findVariant(shown, intrinsicallySafe);
}

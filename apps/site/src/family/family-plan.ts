import { evaluate } from '@millrace/configurator';
import { calls, type NumberAnswer, type PartNumber, type Slug } from '@millrace/contract';
import { familyPath, numberPath, searchPath } from '../addresses.ts';
import { type ApiQuery, lookUp } from '../api/query-for.ts';
import { storedToken } from '../api/token.ts';
import { preloadForCustomer } from '../configurator/address/preload.ts';
import { wholeNumber } from '../configurator/prices/catalogue-model.ts';
import { numberQuery } from '../number-answer/number-query.ts';
import type { PageAddress, PagePlan, Read } from '../page/plan.ts';
import { ownFamilyQuery, type SeenFamily } from './own-family.ts';
import { wiringQuery } from './wiring/wiring-query.ts';

/** The family as the visitor sees it. On the server everybody is a stranger. */
export function familyQuery(slug: Slug, intrinsicallySafe: boolean): ApiQuery<SeenFamily | null> {
  const given = { params: { slug }, query: intrinsicallySafe ? { intrinsicallySafe } : {} };
  const plain = lookUp(calls.familyBySlug, given);
  return storedToken() === null ? plain : ownFamilyQuery(plain, given);
}

/** Asks how a number is read. */
export type AskedReading = ApiQuery<NumberAnswer | null>;

/** How a number in the address is read, where the configurator does not read it as it stands; null where it does. */
export function askedReadingAt({ query }: PageAddress<'family'>, family: SeenFamily): AskedReading | null {
  const number = query.configurator;
  if (family.configurator === null || number === '') return null;
  const exact = preloadForCustomer(family.configurator, family.ours ?? null, query);
  if (exact?.notice == null) return null;
  return numberQuery(number, { family: family.slug, intrinsicallySafe: family.intrinsicallySafe });
}

/** The whole number that an address names as it stands, as it is printed; '' for anything else, which nobody's title repeats. */
function numberAt({ query }: PageAddress<'family'>, { configurator, ours = null }: SeenFamily): string {
  if (configurator === null || query.configurator === '') return '';
  const read = preloadForCustomer(configurator, ours, query);
  return read === null || read.notice !== null ? '' : wholeNumber(evaluate(configurator, read.selection));
}

/** /family/{slug}; with `?part=` it leads to that part's own answer instead: several that it may be are listed by search. */
export const familyPlan: PagePlan<'family'> = {
  isPersonal: true,
  queries: (at) => (partAt(at) === null ? [familyAt(at), wiringAt(at)] : [numberQuery(partAt(at) ?? '')]),
  further: (at, read) => {
    const family = partAt(at) === null ? read(familyAt(at)) : null;
    if (family === null) return [];
    const { row, configurator: number } = at.query;
    const listed = isListed(family, row) ? numberQuery(row) : null;
    const asked = askedReadingAt(at, family);
    // A number that is not of this family may be of another, to which the page then leads, also without a script.
    const elsewhere = asked === null ? null : numberQuery(number);
    return [asked, elsewhere, listed].filter((query) => query !== null);
  },
  found: (at, read) => (partAt(at) === null ? read(familyAt(at)) !== null : false),
  redirect: redirectToPart,
  head: (at, read) => {
    const family = partAt(at) === null ? read(familyAt(at)) : null;
    if (family === null) return { title: 'Not found', hidden: true };
    const { tab, configurator: number } = at.query;
    const built = numberAt(at, family);
    return {
      title: tab === 'Models' ? family.name : `${tab}: ${family.name}`,
      description: family.description,
      canonical: familyPath(family),
      ...(number === '' || family.configurator === null ? {} : { number }),
      ...(built === '' ? {} : { shareTitle: `${built}, ${family.name}` }),
    };
  },
};

/** /family: only a way to a part's family; without one, to the products. */
export const familyPartPlan: PagePlan<'family-part'> = {
  queries: (at) => (partAt(at) === null ? [] : [numberQuery(partAt(at) ?? '')]),
  found: () => false,
  redirect: (at, read) => (partAt(at) === null ? '/category' : redirectToPart(at, read)),
  head: () => ({ title: 'Not found', hidden: true }),
};

function redirectToPart(at: Parted, read: Read): string | null {
  const part = partAt(at);
  if (part === null) return null;
  const answer = read(numberQuery(part));
  const [named, ...others] = answer?.readings ?? [];
  if (named !== undefined) return others.length === 0 ? numberPath(named) : searchPath(part);
  // Its family keeps what is right of it, and offers the rest.
  const family = answer?.nearly?.family;
  return family === undefined ? null : familyPath({ ...family, configModelNo: part });
}

/** Whether a family sells a part: only then its answer stands in the summary. */
export const isListed = ({ products }: Pick<SeenFamily, 'products'>, part: PartNumber | null): part is PartNumber =>
  part !== null && (products ?? []).some(({ partNumber }) => partNumber === part);

/** An address that may name a part. */
type Parted = Pick<PageAddress<'family-part'>, 'query'>;

const partAt = ({ query: { part } }: Parted): string | null => (part === '' ? null : part);

export const familyAt = ({ params, query }: PageAddress<'family'>): ApiQuery<SeenFamily | null> =>
  familyQuery(params.id ?? '', query['intrinsically-safe']);

/** The wiring of the number in the address as it is written; of one that is read otherwise it comes after. */
const wiringAt = ({ params, query }: PageAddress<'family'>) =>
  wiringQuery({ slug: params.id ?? '', intrinsicallySafe: query['intrinsically-safe'] }, query);

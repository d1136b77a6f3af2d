import { calls, type FamilyAddress, type PartNumber, type Slug } from '@millrace/contract';
import { familyPath } from '../addresses.ts';
import { type ApiQuery, lookUp } from '../api/query-for.ts';
import { storedToken } from '../api/token.ts';
import type { PageAddress, PagePlan, Read } from '../page/plan.ts';
import { ownFamilyQuery, type SeenFamily } from './own-family.ts';

/** The family as the visitor sees it. On the server everybody is a stranger. */
export function familyQuery(slug: Slug, intrinsicallySafe: boolean): ApiQuery<SeenFamily | null> {
  const given = { params: { slug }, query: intrinsicallySafe ? { intrinsicallySafe } : {} };
  const plain = lookUp(calls.familyBySlug, given);
  return storedToken() === null ? plain : ownFamilyQuery(plain, given);
}

const partQuery = (partNumber: PartNumber): ApiQuery<FamilyAddress | null> =>
  lookUp(calls.familyByPart, { params: { partNumber } });

/** /family/{slug}; with `?part=` it leads to that part's family instead. */
export const familyPlan: PagePlan<'family'> = {
  isPersonal: true,
  queries: (at) => [partAt(at) === null ? familyAt(at) : partQuery(partAt(at) ?? '')],
  found: (at, read) => (partAt(at) === null ? read(familyAt(at)) !== null : false),
  redirect: redirectToPart,
  head: (at, read) => {
    const family = partAt(at) === null ? read(familyAt(at)) : null;
    if (family === null) return { title: 'Not found', hidden: true };
    const { tab } = at.query;
    return {
      title: tab === 'Models' ? family.name : `${tab}: ${family.name}`,
      description: family.description,
      canonical: familyPath(family),
    };
  },
};

/** /family: only a way to a part's family; without one, to the products. */
export const familyPartPlan: PagePlan<'family-part'> = {
  queries: (at) => (partAt(at) === null ? [] : [partQuery(partAt(at) ?? '')]),
  found: () => false,
  redirect: (at, read) => (partAt(at) === null ? '/category' : redirectToPart(at, read)),
  head: () => ({ title: 'Not found', hidden: true }),
};

function redirectToPart(at: Parted, read: Read): string | null {
  const part = partAt(at);
  if (part === null) return null;
  const address = read(partQuery(part));
  return address === null ? null : familyPath(address);
}

/** An address that may name a part. */
type Parted = Pick<PageAddress<'family-part'>, 'query'>;

const partAt = ({ query: { part } }: Parted): string | null => (part === '' ? null : part);

export const familyAt = ({ params, query }: PageAddress<'family'>): ApiQuery<SeenFamily | null> =>
  familyQuery(params.id ?? '', query['intrinsically-safe']);

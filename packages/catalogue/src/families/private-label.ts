import { type AnswerCall, answer, refuse } from '../answer.ts';
import { presentFamily } from '../presenting/present-family.ts';
import { isShown } from '../tables/shown.ts';
import { shownVariant } from './families.ts';
import { selecting } from './selecting.ts';

/** Pages of the viewer's own group only (decisions 5); nobody else has any. */
export const customerFamilies: AnswerCall<'customerFamilies'> = ({ content, customers, families }, _, viewer) => {
  const groupId = customers.groupOf(viewer);
  return answer(
    content.customerFamilies.flatMap(({ customerId, familyId, title, name, imgUrl, isLive }) => {
      const customer = customers.byId.get(customerId);
      const family = families.byId.get(familyId);
      if (groupId === null || customer?.groupId !== groupId || !isLive || family?.row.isLive !== true) return [];
      const { slug, intrinsicallySafe } = family.row;
      const seller = { customer: customer.slug, customerId: customer.id, customerName: customer.name };
      return [{ title, name, slug, intrinsicallySafe, ...seller, imgUrl }];
    }),
  );
};

export const customerFamily: AnswerCall<'customerFamily'> = selecting<'customerFamily'>(
  (snapshot, { params, query }, viewer) => {
    if (viewer.kind === 'anonymous') return refuse('not-signed-in', 'Sign in to see this page.');
    const customer = snapshot.customers.bySlug.get(params.customer);
    const groupId = snapshot.customers.groupOf(viewer);
    // A customer of another group and an unknown customer give the same answer.
    if (groupId === null || customer?.groupId !== groupId)
      return refuse('not-allowed', 'Your account does not see the pages of this customer.');
    const family = shownVariant(snapshot.families.bySlug.get(params.family), query, query.intrinsicallySafe);
    const page = family?.customerFamilies.find(({ customerId }) => customerId === customer.id);
    if (family === undefined || page === undefined || !isShown(page, query))
      return refuse('not-found', `${customer.name} has no family ${params.family}.`);
    return answer(presentFamily(snapshot, family, query, viewer, { row: page, customer }));
  },
);

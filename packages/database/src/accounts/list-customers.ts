import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { customer, privateLabelGroup } from '../schema/private-label.ts';

/** The customers of the content in force, by slug. */
export const listCustomers = (
  queries: Queries,
): Promise<{ id: number; slug: string; name: string; group: string | null }[]> =>
  queries
    .select({ id: customer.id, slug: customer.slug, name: customer.name, group: privateLabelGroup.name })
    .from(customer)
    .leftJoin(privateLabelGroup, eq(privateLabelGroup.id, customer.groupId))
    .orderBy(asc(customer.slug));

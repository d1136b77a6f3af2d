import { asc } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { customer } from '../schema/private-label.ts';

/** The customers of the content in force, by slug. */
export const listCustomers = (queries: Queries): Promise<{ id: number; slug: string; name: string }[]> =>
  queries
    .select({ id: customer.id, slug: customer.slug, name: customer.name })
    .from(customer)
    .orderBy(asc(customer.slug));

import type { Configurator } from '@millrace/configurator';
import type { CustomerFact, KnownNumber, WrittenModelNumber } from '@millrace/contract/content';
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { family } from './catalogue.ts';
import { storedJson } from './stored-json.ts';

/** Customers of one group may view the site as each other. */
export const privateLabelGroup = pgTable('private_label_group', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

export const customer = pgTable('customer', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  groupId: integer('group_id').references(() => privateLabelGroup.id),
  logo: text('logo'),
  facts: storedJson<CustomerFact[]>('facts').notNull().default([]),
});

/** A family as one customer sells it. */
export const customerFamily = pgTable(
  'customer_family',
  {
    id: integer('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    familyId: integer('family_id')
      .notNull()
      .references(() => family.id),
    name: text('name').notNull(),
    logo: text('logo'),
    title: text('title').notNull(),
    imgUrl: text('img_url'),
    configurator: storedJson<Configurator>('configurator'),
    validNumbers: storedJson<KnownNumber[]>('valid_numbers').notNull().default([]),
    refusedNumbers: storedJson<WrittenModelNumber[]>('refused_numbers').notNull().default([]),
    isLive: boolean('is_live').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('customer_family_once').on(table.customerId, table.familyId)],
);

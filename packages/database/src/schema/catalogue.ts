import type { Circuit } from '@millrace/circuits';
import type { Cents, Configurator } from '@millrace/configurator';
import type {
  AttributeValues,
  FamilyMedium,
  KnownNumber,
  SpecGroup,
  WrittenModelNumber,
} from '@millrace/contract/content';
import type { LayeredPicture } from '@millrace/pictures';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { document } from './documents.ts';
import { storedJson } from './stored-json.ts';
import { faq } from './support.ts';

/** Values by the keys of attributes. */
const attributeValues = () => storedJson<AttributeValues>('attributes').notNull().default({});

export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id').references((): AnyPgColumn => category.id),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull(),
  imgUrl: text('img_url'),
  isLive: boolean('is_live').notNull(),
  isVizzy: boolean('is_vizzy').notNull(),
  position: integer('position').notNull(),
});

export const viewItem = pgTable('view_item', {
  id: integer('id').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => category.id),
  type: text('type', { enum: ['category', 'family'] }).notNull(),
  /** A category's or a family's id, as `type` says. */
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  imgUrl: text('img_url'),
  variants: storedJson<Record<string, string>>('variants').notNull(),
  isObsolete: boolean('is_obsolete').notNull(),
  adURL: text('ad_url'),
  isLive: boolean('is_live').notNull(),
  isVizzy: boolean('is_vizzy').notNull(),
  position: integer('position').notNull(),
});

export const family = pgTable(
  'family',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    intrinsicallySafe: boolean('intrinsically_safe').notNull(),
    description: text('description').notNull(),
    isLive: boolean('is_live').notNull(),
    isVizzy: boolean('is_vizzy').notNull(),
    isObsolete: boolean('is_obsolete').notNull(),
    media: storedJson<FamilyMedium[]>('media').notNull(),
    alertType: text('alert_type'),
    alertMsg: text('alert_msg'),
    effective: date('effective', { mode: 'string' }),
    prodRep: text('prod_rep'),
    etimClass: text('etim_class'),
    specs: storedJson<SpecGroup[]>('specs').notNull(),
    attributes: attributeValues(),
    configurator: storedJson<Configurator>('configurator'),
    validNumbers: storedJson<KnownNumber[]>('valid_numbers').notNull().default([]),
    refusedNumbers: storedJson<WrittenModelNumber[]>('refused_numbers').notNull().default([]),
    position: integer('position').notNull(),
  },
  (table) => [unique('family_slug_variant').on(table.slug, table.intrinsicallySafe)],
);

export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey(),
    familyId: integer('family_id')
      .notNull()
      .references(() => family.id),
    partNumber: text('part_number').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Integer cents; null is a price on request. */
    priceCents: integer('price_cents').$type<Cents>(),
    configModelNo: text('config_model_no'),
    attributes: attributeValues(),
    /** A part number; the compile checks that a product has it. */
    replacedBy: text('replaced_by'),
    replacedNote: text('replaced_note'),
    pictures: storedJson<string[]>('pictures').notNull().default([]),
    isObsolete: boolean('is_obsolete').notNull(),
    isLive: boolean('is_live').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('product_family').on(table.familyId)],
);

/** Attributes are known of products in the same way of each; their values stand at families and products. */
export const attribute = pgTable('attribute', {
  id: integer('id').primaryKey(),
  key: text('key').notNull(),
  label: text('label').notNull(),
  type: text('type', { enum: ['text', 'choice', 'number', 'range', 'yesNo'] }).notNull(),
  unit: text('unit').notNull(),
  precision: integer('precision').notNull(),
  min: doublePrecision('min'),
  max: doublePrecision('max'),
  choices: storedJson<string[]>('choices').notNull(),
  group: text('group_title').notNull(),
  help: text('help').notNull(),
  filters: boolean('filters').notNull(),
  compares: boolean('compares').notNull(),
  isInHead: boolean('is_in_head').notNull(),
  etim: text('etim'),
  position: integer('position').notNull(),
});

const ofFamily = () =>
  integer('family_id')
    .notNull()
    .references(() => family.id);

/** The wiring diagrams of a family. */
export const circuit = pgTable(
  'circuit',
  {
    id: integer('id').primaryKey(),
    familyId: ofFamily(),
    circuit: storedJson<Circuit>('circuit').notNull(),
    isLive: boolean('is_live').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('circuit_family').on(table.familyId)],
);

/** The pictures of a family that are composed from the options of a number. */
export const picture = pgTable(
  'picture',
  {
    id: integer('id').primaryKey(),
    familyId: ofFamily(),
    picture: storedJson<LayeredPicture>('picture').notNull(),
    isLive: boolean('is_live').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('picture_family').on(table.familyId)],
);

/** The lists of a family, in its order. */
export const familyDocument = pgTable(
  'family_document',
  {
    familyId: ofFamily(),
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.documentId] })],
);

export const familyFaq = pgTable(
  'family_faq',
  {
    familyId: ofFamily(),
    faqId: integer('faq_id')
      .notNull()
      .references(() => faq.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.faqId] })],
);

export const familyAccessory = pgTable(
  'family_accessory',
  {
    familyId: ofFamily(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.productId] })],
);

import { z } from 'zod';
import { configurator, contextWord } from './configurator.ts';
import { customerSlug, id, mediaUri, name, position } from './fields.ts';
import { knownNumbers } from './known-numbers.ts';

export const privateLabelGroup = z.object({ id, name });
/** Most facts of a customer: as many as a configurator may ask for, and some to spare. */
const FACTS_MAX = 50;
export const customer = z.object({
  id,
  name,
  slug: customerSlug,
  groupId: id.nullable(),
  logo: mediaUri.nullable(),
  /** Facts that rules of configurators may ask about the customer, such as `market` or `level`; the engine calls it context. */
  facts: z
    .array(z.object({ name: contextWord, value: contextWord }))
    .max(FACTS_MAX)
    .default([]),
});
/** A family as one customer sells it, under the customer's own name. */
export const customerFamily = z.object({
  id,
  customerId: id,
  familyId: id,
  name,
  logo: mediaUri.nullable(),
  /** Tile of the private-label list. */
  title: name,
  imgUrl: mediaUri.nullable(),
  configurator: configurator.nullable(),
  ...knownNumbers,
  isLive: z.boolean(),
  position,
});
export type PrivateLabelGroup = z.infer<typeof privateLabelGroup>;
export type Customer = z.infer<typeof customer>;
export type CustomerFact = Customer['facts'][number];
export type CustomerFamily = z.infer<typeof customerFamily>;

import { z } from 'zod';
import { configurator } from './configurator.ts';
import { customerSlug, id, mediaUri, name, position } from './fields.ts';
import { knownNumbers } from './known-numbers.ts';

export const privateLabelGroup = z.object({ id, name });
export const customer = z.object({ id, name, slug: customerSlug, groupId: id.nullable(), logo: mediaUri.nullable() });
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
export type CustomerFamily = z.infer<typeof customerFamily>;

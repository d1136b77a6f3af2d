import { z } from 'zod';
import { id } from './fields.ts';

/** Largest number of redirects: they are held in memory whole. */
export const REDIRECTS_MAX = 10_000;
const ADDRESS_MAX = 500;

/** An old address and where it leads now (specification of moving in, section 3). */
export const contentRedirect = z.object({
  id,
  /**
   * A path of this site, in any case, as `/products/old-float.html`; with `/*` at its end everything below it; or a path with the
   * parameters that tell it apart, as `/product.asp?id=12`.
   */
  from: z
    .string()
    .max(ADDRESS_MAX)
    .regex(
      /^(?:(?:\/[^\s/\\?#*]+)+(?:\/\*)?|\/(?:[^\s/\\?#*]+\/)*[^\s/\\?#*]*\?[^\s\\#*]+)$/,
      'must be a path such as /products/old.html or /product.asp?id=12, or /products/* for all below it',
    ),
  /** A path of this site or an address outside. `/*` at its end stands for the rest of the old address, where that has one. */
  to: z
    .string()
    .min(1)
    .max(ADDRESS_MAX)
    .regex(/^[^\s\\*]+\*?$/, 'must be a path of this site or an address, with * at its end alone'),
  /** 301 for what has moved for good, 302 for a while. */
  status: z.union([z.literal(301), z.literal(302)]),
  /** For staff: where the old address is printed, who asked for it. */
  note: z.string().max(300).nullable(),
});
export type ContentRedirect = z.infer<typeof contentRedirect>;

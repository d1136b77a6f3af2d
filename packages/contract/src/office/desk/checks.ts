import { z } from 'zod';
import { finding } from '../finding.ts';

const row = z.object({ id: z.int(), name: z.string() });

/** What could be better in the content in force. */
export const contentChecks = z.object({
  revision: z.int(),
  /** Warnings: errors are never in force. `name` is that of the row. */
  findings: z.array(z.object({ ...finding.shape, name: z.string() })),
  /** Live families that lack something visitors look for. Obsolete ones are left out. */
  families: z.object({
    withoutDocument: z.array(row),
    withoutPicture: z.array(row),
    /** No product has a price, and no configurator makes one. */
    withoutPrice: z.array(row),
  }),
  /** Questions that no family and no page of questions shows. */
  questionsNowhere: z.array(row),
});
export type ContentChecks = z.output<typeof contentChecks>;

import { z } from 'zod';

const count = z.int().nonnegative();
/** null: the caller may not open the page. */
const where = count.nullable();

/** The counts of the rail beside pages that are no list of rows: counts alone, without persons. */
export const railCounts = z.object({
  /** Drafts that have not ended. */
  drafts: count,
  /** Applications that are new. */
  applications: where,
  /** Registrations for events that are open. */
  registrations: where,
  /** Users with a role. */
  staff: where,
  /** Users with an account at the public site. */
  users: where,
  /** Mails that were given up. */
  deadMails: where,
});
export type RailCounts = z.infer<typeof railCounts>;

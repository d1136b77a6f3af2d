import { z } from 'zod';
import { contentKindNames } from '../../content/index.ts';
import { finding } from '../finding.ts';

const row = z.object({ id: z.int(), name: z.string() });

/** Why an address outside does not answer. */
export const linkFault = z.enum([
  'no-such-host',
  /** The name leads into a private network, or the address to another door than that of the web. */
  'not-public',
  'no-answer',
  'time-out',
  'certificate',
  'not-found',
  'gone',
  'server-fault',
  /** They lead on too often, or to what is no address. */
  'redirects',
]);
export type LinkFault = z.output<typeof linkFault>;

/** An address outside that has not answered several times in a row. Moments are ISO 8601, UTC. */
const silentLink = z.object({
  address: z.string(),
  fault: linkFault,
  since: z.string(),
  checkedAt: z.string(),
  /** The rows that lead there. */
  places: z.array(z.object({ kind: z.enum(contentKindNames), id: z.int(), name: z.string() })),
});
export type SilentLink = z.output<typeof silentLink>;

/** The warnings of the content in force. */
export const contentChecks = z.object({
  revision: z.int(),
  /** Warnings: errors are never in force. `name` is that of the row. */
  findings: z.array(finding.extend({ name: z.string() })),
  /** Live families that lack something visitors look for. Obsolete ones are left out. */
  families: z.object({
    withoutDocument: z.array(row),
    withoutPicture: z.array(row),
    /** No product has a price, and no configurator makes one. */
    withoutPrice: z.array(row),
  }),
  /** Questions that no family and no page of questions shows. */
  questionsNowhere: z.array(row),
  /** Questions that pages show and nobody opened in the last `days` days; null: no visitor agreed to be counted in that time. */
  questionsUnopened: z.object({ days: z.int(), rows: z.array(row) }).nullable(),
  /** null: this site does not ask addresses outside. */
  silentLinks: z.array(silentLink).nullable(),
});
export type ContentChecks = z.output<typeof contentChecks>;

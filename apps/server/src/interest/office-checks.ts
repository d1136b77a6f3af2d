import type { Snapshot } from '@millrace/catalogue';
import type { ContentFamily } from '@millrace/contract/content';
import type { ContentChecks } from '@millrace/contract/office';
import type { Database } from '@millrace/database';
import { rowName } from '../content/content-rows.ts';
import { silentLinks } from '../links/silent-links.ts';

interface ChecksServices {
  snapshot(): Snapshot;
  database: Pick<Database, 'queries'>;
  publicUrl: string;
  /** Whether this site asks the addresses outside that its content leads to. */
  checksLinks: boolean;
}

/** The warnings of the content in force, for staff who write it. */
export const officeChecks = ({ snapshot, database, publicUrl, checksLinks }: ChecksServices) => ({
  officeChecks: async (): Promise<ContentChecks> => {
    const inForce = snapshot();
    const { content, warnings, revision } = inForce;
    const names = namesOf(inForce);
    const families = content.families.filter(({ isLive, isObsolete }) => isLive && !isObsolete);
    const priced = new Set(content.products.flatMap(({ familyId, priceCents }) => (priceCents ? [familyId] : [])));
    const shown = new Set(content.families.flatMap(({ faqIds }) => faqIds));
    const without = (lacks: (family: ContentFamily) => boolean) =>
      families.filter(lacks).map(({ id, name }) => ({ id, name }));
    return {
      revision,
      findings: warnings.map((finding) => ({ ...finding, name: names(finding) })),
      families: {
        withoutDocument: without(({ documentIds }) => documentIds.length === 0),
        withoutPicture: without(({ media }) => media.length === 0),
        withoutPrice: without(({ id, configurator }) => configurator === null && !priced.has(id)),
      },
      questionsNowhere: content.faqs
        .filter(({ id, isLive, isSupport }) => isLive && !isSupport && !shown.has(id))
        .map(({ id, question }) => ({ id, name: question })),
      silentLinks: checksLinks ? await silentLinks(database, inForce, publicUrl) : null,
    };
  },
});

/** Returns a function that names the row of a finding as people know it. */
function namesOf({ content }: Snapshot): (finding: Snapshot['warnings'][number]) => string {
  return ({ kind, id }) => {
    const rows: readonly { id: number }[] = content[kind];
    const row = rows.find((one) => one.id === id);
    return row === undefined ? `${kind} ${id}` : rowName({ ...row });
  };
}

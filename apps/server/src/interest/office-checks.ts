import type { Snapshot } from '@millrace/catalogue';
import type { ContentFamily, ContentFaq } from '@millrace/contract/content';
import type { ContentChecks } from '@millrace/contract/office';
import { type Database, sumMeasurements } from '@millrace/database';
import { rowName } from '../content/content-rows.ts';
import type { MissingFiles } from '../content/missing-files.ts';
import { silentLinks } from '../links/silent-links.ts';

interface ChecksServices {
  missing: Pick<MissingFiles, 'look'>;
  snapshot(): Snapshot;
  database: Pick<Database, 'queries'>;
  publicUrl: string;
  /** Whether this site asks the addresses outside that its content leads to. */
  checksLinks: boolean;
  clock?: () => Date;
}

const READ_DAYS = 30;
/** More than any site has: a word counted is one of its questions. */
const MOST_QUESTIONS = 100_000;
const DAY_MS = 24 * 60 * 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The warnings of the content in force, for staff who write it. */
export function officeChecks({
  snapshot,
  database,
  publicUrl,
  checksLinks,
  missing,
  clock = () => new Date(),
}: ChecksServices) {
  const officeChecks = async (): Promise<ContentChecks> => {
    const inForce = snapshot();
    const { content, warnings, revision } = inForce;
    const names = namesOf(inForce);
    const families = content.families.filter(({ isLive, isObsolete }) => isLive && !isObsolete);
    const priced = new Set(content.products.flatMap(({ familyId, priceCents }) => (priceCents ? [familyId] : [])));
    const shown = new Set(content.families.flatMap(({ faqIds }) => faqIds));
    const asked = content.faqs.filter(({ isLive }) => isLive);
    const [onPages, nowhere] = [
      asked.filter(({ id, isSupport }) => isSupport || shown.has(id)),
      asked.filter(({ id, isSupport }) => !isSupport && !shown.has(id)),
    ];
    const opened = await openedQuestions(database.queries, clock());
    const without = (lacks: (family: ContentFamily) => boolean) =>
      families.filter(lacks).map(({ id, name }) => ({ id, name }));
    return {
      revision,
      findings: [
        ...warnings.map((finding) => ({ ...finding, name: names(finding) })),
        ...(await missing.look(inForce)).map(({ name, warning }) => ({ ...warning, name })),
      ],
      families: {
        withoutDocument: without(({ documentIds }) => documentIds.length === 0),
        withoutPicture: without(({ media }) => media.length === 0),
        withoutPrice: without(({ id, configurator }) => configurator === null && !priced.has(id)),
      },
      questionsNowhere: nowhere.map(nameOf),
      questionsUnopened: opened && {
        days: READ_DAYS,
        rows: onPages.filter(({ id }) => !opened.has(String(id))).map(nameOf),
      },
      silentLinks: checksLinks ? await silentLinks(database, inForce, publicUrl) : null,
    };
  };
  return { officeChecks };
}

const nameOf = ({ id, question }: ContentFaq) => ({ id, name: question });

/** The ids of the questions that visitors have opened lately; null where no visitor was counted. */
async function openedQuestions(queries: Database['queries'], now: Date): Promise<ReadonlySet<string> | null> {
  const since = new Date(now.getTime() - (READ_DAYS - 1) * DAY_MS).toISOString().slice(0, DAY_LENGTH);
  const visited = await sumMeasurements(queries, { names: ['page_view'], by: 'path', since, limit: 1 });
  if (visited.length === 0) return null;
  const wanted = { names: ['question_opened'], by: 'label', since, limit: MOST_QUESTIONS } as const;
  return new Set((await sumMeasurements(queries, wanted)).map(({ what }) => what));
}

/** Returns a function that names the row of a finding as people know it. */
function namesOf({ content }: Snapshot): (finding: Snapshot['warnings'][number]) => string {
  return ({ kind, id }) => {
    const rows: readonly { id: number }[] = content[kind];
    const row = rows.find((one) => one.id === id);
    return row === undefined ? `${kind} ${id}` : rowName({ ...row });
  };
}

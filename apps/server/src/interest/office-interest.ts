import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import type { FoundItem } from '@millrace/contract';
import type { Beginning, Interest } from '@millrace/contract/office';
import { type Database, listMisses, listUsers, sumMeasurements, sumMeasurementsByDay } from '@millrace/database';
import { settingsOf } from '../content/settings-of.ts';

interface InterestServices {
  database: Pick<Database, 'queries'>;
  snapshot(): Snapshot;
  hasMailServer: boolean;
  clock?: () => Date;
}
interface Place {
  name: string;
  path: string;
}

const MISS_DAYS = 7;
const READ_DAYS = 30;
const LISTED = 8;
const NEAREST = 2;
const DAY_MS = 24 * 60 * 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** Shorter words fit too much. */
const WORD_MIN = 3;
const FAMILY = '/family/';

/** All that visitors looked for and read, and the first steps of a maker. */
export function officeInterest({ database, snapshot, hasMailServer, clock = () => new Date() }: InterestServices) {
  const { queries } = database;
  const daysAgo = (days: number): string =>
    new Date(clock().getTime() - days * DAY_MS).toISOString().slice(0, DAY_LENGTH);

  return {
    officeInterest: async (): Promise<Interest> => {
      const inForce = snapshot();
      const misses = (kind: 'vain-search' | 'wrong-number') =>
        listMisses(queries, { kind, since: daysAgo(MISS_DAYS), limit: LISTED });
      // Today is one of the days.
      const since = daysAgo(READ_DAYS - 1);
      const readDays = Array.from({ length: READ_DAYS }, (_, at) => daysAgo(READ_DAYS - 1 - at));
      const families = async (names: readonly string[]) => {
        // Each tab of a page has its own path.
        const wanted = { names, by: 'path', pathStart: FAMILY, since, limit: LISTED * 20 } as const;
        const paths = await sumMeasurements(queries, wanted);
        const listed = familiesOf(inForce, paths);
        const shown = new Set(listed.map(({ path }) => path));
        const whats = paths.flatMap(({ what }) => (shown.has(pageOf(what)) ? [what] : []));
        const byDay = await sumMeasurementsByDay(queries, { names, by: 'path', whats, since });
        return listed.map((place) => ({
          ...place,
          days: timesOf(readDays, byDay, (what) => pageOf(what) === place.path),
        }));
      };
      const vain = await misses('vain-search');
      const wrong = await misses('wrong-number');
      const taken = { names: ['doc_clicked'], by: 'label', since } as const;
      const documents = await sumMeasurements(queries, { ...taken, limit: LISTED });
      const takenByDay = await sumMeasurementsByDay(queries, { ...taken, whats: documents.map(({ what }) => what) });
      return {
        missDays: MISS_DAYS,
        readDays: READ_DAYS,
        searchedInVain: vain.map((miss) => ({ ...miss, nearest: nearestTo(inForce, miss.words) })),
        typedWrong: wrong.map(({ words, times }) => ({ times, ...readAgain(inForce, words.toUpperCase()) })),
        opened: await families(['page_view']),
        configured: await families(['custom_model_downloaded', 'custom_link_copied']),
        documents: documents.map(({ what, times }) => ({
          name: documentName(inForce, what),
          times,
          days: timesOf(readDays, takenByDay, (one) => one === what),
        })),
      };
    },

    officeBeginnings: async (): Promise<Beginning[]> => {
      const { content, warnings } = snapshot();
      const settings = settingsOf(snapshot());
      const admins = (await listUsers(queries)).filter(({ roles }) => roles.includes('admin'));
      return [
        { name: 'company', isDone: settings['company.phone'] !== '' && settings['company.address'].length > 0 },
        { name: 'logo', isDone: settings['company.logo'] !== '' },
        { name: 'words', isDone: !warnings.some(({ code }) => code === 'words-to-replace') },
        { name: 'category', isDone: content.categories.some(({ isLive }) => isLive) },
        { name: 'family', isDone: content.families.some(({ isLive }) => isLive) },
        { name: 'picture', isDone: content.families.some(({ isLive, media }) => isLive && media.length > 0) },
        { name: 'document', isDone: content.documents.length > 0 },
        { name: 'price', isDone: content.products.some(({ isLive, priceCents }) => isLive && Boolean(priceCents)) },
        { name: 'mail', isDone: hasMailServer },
        { name: 'second-admin', isDone: admins.length > 1 },
      ];
    },
  };
}

/** Everything that the words find today, or else one of them. */
function nearestTo(snapshot: Snapshot, words: string): Place[] {
  const found = new Map<string, Place>();
  const texts = [words, ...words.split(' ').filter((word) => word.length >= WORD_MIN)];
  for (const search of texts) {
    const answered = answers.searchEverything(
      snapshot,
      { params: {}, query: { search, items: NEAREST, page: 1 } },
      anonymous,
    );
    for (const item of answered.ok ? answered.answer.best : []) {
      const place = placeOf(item);
      if (place !== null && found.size < NEAREST) found.set(place.path, place);
    }
    if (found.size === NEAREST) break;
  }
  return [...found.values()];
}

function placeOf(item: FoundItem): Place | null {
  if (item.kind === 'family') return { name: item.name, path: `${FAMILY}${item.slug}` };
  if (item.kind === 'post') return { name: item.name, path: `/blog/${item.slug}` };
  if (item.kind === 'page') return { name: item.name, path: item.path };
  if (item.kind === 'document') return { name: item.name, path: item.uri };
  return null;
}

/** A number as it reads today. */
function readAgain(snapshot: Snapshot, written: string): Omit<Interest['typedWrong'][number], 'times'> {
  const answered = answers.number(
    snapshot,
    { params: { number: written }, query: { intrinsicallySafe: false } },
    anonymous,
  );
  const nearly = answered.ok ? answered.answer.nearly : null;
  if (nearly === null) return { written, family: null, cells: null, fits: null };
  return {
    written,
    family: { name: nearly.family.name, path: `${FAMILY}${nearly.family.slug}` },
    cells: nearly.cells.map(({ text, separator, state }) => ({ text, separator, state })),
    fits: nearly.offers[0]?.modelNumber ?? null,
  };
}

/** The path of a page without its tab. */
const pageOf = (path: string): string => path.replace(/\?.*$/, '');

/** How often what is meant was counted on each of the days. */
function timesOf(
  days: readonly string[],
  counted: readonly { what: string; day: string; times: number }[],
  isMeant: (what: string) => boolean,
): number[] {
  const sums = new Map<string, number>();
  for (const { what, day, times } of counted) if (isMeant(what)) sums.set(day, (sums.get(day) ?? 0) + times);
  return days.map((day) => sums.get(day) ?? 0);
}

/** Sums paths of pages of families by the family; those of families that are gone are left out. */
function familiesOf(
  snapshot: Snapshot,
  paths: readonly { what: string; times: number }[],
): (Place & { times: number })[] {
  const sums = new Map<string, number>();
  for (const { what, times } of paths) {
    const path = pageOf(what);
    sums.set(path, (sums.get(path) ?? 0) + times);
  }
  // Of two families of one slug the plain one gives the page its name.
  const plainLast = snapshot.content.families.toSorted(
    (a, b) => Number(b.intrinsicallySafe) - Number(a.intrinsicallySafe),
  );
  const named = new Map(plainLast.map(({ slug, name }) => [`${FAMILY}${slug}`, name]));
  return [...sums]
    .flatMap(([path, times]) => {
      const name = named.get(path);
      return name === undefined ? [] : [{ name, path, times }];
    })
    .toSorted((a, b) => b.times - a.times)
    .slice(0, LISTED);
}

/** A document is counted by its number, one of the site itself by its name. */
const documentName = ({ content }: Snapshot, label: string): string =>
  content.documents.find(({ docNumber }) => docNumber === label)?.name ?? label;

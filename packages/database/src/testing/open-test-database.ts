import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Published } from '../content/publishing.ts';
import type { Database } from '../database.ts';
import { contentTrace, emptyAllButContent, emptyTables, SHAPE } from './empty-tables.ts';
import { embeddedPlace, postgresPlace, type TestDatabase, type TestPlace } from './test-place.ts';

export type { TestDatabase };

/** Publishes to an empty database. */
export type Fill = (database: Database) => Promise<Published>;

/** A database that a file has left, with its content if that is as `fill` had published it. */
interface Left {
  place: TestPlace;
  shape: unknown;
  content?: Held;
}

interface Held {
  fill: Fill;
  published: Published;
  trace: unknown;
  /** The time that publishing took. */
  filledMs: number;
}

/** Making a database costs more than most files of tests. As many are kept as one file has open at once; each takes much memory. */
const left: Left[] = [];
const MOST_LEFT = 2;

/**
 * A separate database with its tables up to date and empty: on the PostgreSQL server that the run has started, else
 * embedded, in memory. Open one for a test file, `clear` it between tests. Closed, it is emptied for the next file.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const taken = take(({ content }) => content === undefined) ?? (await make());
  if (taken.content !== undefined) await taken.place.ask(emptyTables());
  return lend({ place: taken.place, shape: taken.shape });
}

/** Such a database with published content. One that holds it from an earlier file, untouched, is not filled again. */
export async function openFilledDatabase(fill: Fill): Promise<TestDatabase & { published: Published }> {
  const taken = take(({ content }) => content?.fill === fill) ?? (await make());
  if (taken.content?.fill === fill) return { ...(await lend(taken)), published: taken.content.published };
  if (taken.content !== undefined) await taken.place.ask(emptyTables());
  const database = await taken.place.open();
  const before = performance.now();
  const published = await fill(database);
  const filledMs = performance.now() - before;
  await database.close();
  const content = { fill, published, trace: await taken.place.ask(contentTrace()), filledMs };
  return { ...(await lend({ ...taken, content })), published };
}

/** Empties every table but those of published content, so that the next file finds it there. */
export async function clearAllButContent({ queries }: Database): Promise<void> {
  await queries.execute(sql.raw(emptyAllButContent()));
}

/** Empties every table. */
export async function clear({ queries }: Database): Promise<void> {
  await queries.execute(sql.raw(emptyTables()));
}

/** Of those that do not suit, the one goes whose content costs least to publish again. */
function take(suits: (one: Left) => boolean): Left | undefined {
  const cheapestFirst = left.toSorted((a, b) => (a.content?.filledMs ?? 0) - (b.content?.filledMs ?? 0));
  const taken = left.find(suits) ?? (left.length >= MOST_LEFT ? cheapestFirst[0] : undefined);
  if (taken !== undefined) left.splice(left.indexOf(taken), 1);
  return taken;
}

async function make(): Promise<Left> {
  const server = inject('postgresUrl');
  const place = await (server === undefined ? embeddedPlace() : postgresPlace(server));
  return { place, shape: await place.ask(SHAPE) };
}

async function lend(one: Left): Promise<TestDatabase> {
  const database = await one.place.open();
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await database.close();
    await giveBack(one);
  };
  return { ...database, close };
}

/** Changes that a file made to the tables themselves are not undone: such a database is dropped. */
async function giveBack({ place, shape, content }: Left): Promise<void> {
  const isKept = left.length < MOST_LEFT && (await place.ask(SHAPE)) === shape;
  if (!isKept) return place.drop();
  const isUntouched = content !== undefined && (await place.ask(contentTrace())) === content.trace;
  await place.ask(isUntouched ? emptyAllButContent() : emptyTables());
  left.push(isUntouched ? { place, shape, content } : { place, shape });
}

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BackupRefused, type Database, dumpDatabase, publishContent, readContent, restoreDatabase } from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { clear } from '../testing/open-test-database.ts';
import { sampleContent, sampleProduct } from '../testing/sample-content.ts';

async function dump(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(database, async (line) => void lines.push(line));
  return lines;
}

async function* from(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

async function publishMany(database: Database): Promise<void> {
  const content = sampleContent();
  content.products = Array.from({ length: 1001 }, (_, index) => sampleProduct(index + 1));
  await publishContent(database, content, { source: 'demo' });
}

onBothDatabases('a backup', (database) => {
  it('brings everything back into an empty database', async () => {
    await publishMany(database());
    const before = await readContent(database());
    const lines = await dump(database());
    await clear(database());
    expect(await restoreDatabase(database(), from(lines))).toBe(lines.length - 2);
    expect(await readContent(database())).toEqual(before);
    expect(await dump(database())).toEqual(lines);
  });

  it('is refused by a database that has rows', async () => {
    await publishContent(database(), sampleContent(), { source: 'demo' });
    const lines = await dump(database());
    await expect(restoreDatabase(database(), from(lines))).rejects.toThrow(/empty database/);
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    ['cut off', (lines) => lines.slice(0, -1), /not whole/],
    ['short of a row', (lines) => lines.toSpliced(5, 1), /not whole|foreign key/],
    [
      'without a row that others name',
      (lines) => lines.filter((line) => !line.startsWith('family\t')),
      /refused: .*foreign key/,
    ],
    [
      'of rows that stand twice',
      (lines) => lines.toSpliced(5, 0, lines[5] ?? ''),
      /rows of \w+ are refused: duplicate key/,
    ],
    [
      'of a row that is damaged',
      (lines) => lines.with(5, lines[5]?.slice(0, -1) ?? ''),
      /rows of \w+ are refused: invalid input/,
    ],
    ['of a row without a tab', (lines) => lines.with(5, 'hello'), /hell, a table that is not known here/],
    [
      'of a table that is not known',
      (lines) => lines.toSpliced(-1, 0, 'loom\t{}'),
      /^The backup has rows of loom, a table/,
    ],
    [
      'of a damaged head',
      (lines) => lines.with(0, 'millrace-backup\t{'),
      /^The backup is damaged: its line “millrace-backup”/,
    ],
    ['of a head of null', (lines) => lines.with(0, 'millrace-backup\tnull'), /another version/],
    ['of a damaged end', (lines) => lines.with(-1, 'end\t{'), /^The backup is damaged: its line “end” cannot be read/],
    ['of an end without its number', (lines) => lines.with(-1, 'end\tnull'), /not whole/],
    ['followed by rows', (lines) => [...lines, lines[5] ?? ''], /not whole|duplicate key/],
    [
      'of another version',
      ([, ...rest]) => ['millrace-backup\t{"version":1,"migration":"x"}', ...rest],
      /another version/,
    ],
    ['of something else', () => ['hello'], /not a backup/],
    ['empty', () => [], /not whole/],
  ])('is refused when it is %s, and nothing is written', async (_, spoil, words) => {
    await publishContent(database(), sampleContent(), { source: 'demo' });
    const lines = await dump(database());
    await clear(database());
    const restored = restoreDatabase(database(), from(spoil(lines)));
    await expect(restored).rejects.toThrow(words);
    await expect(restored).rejects.toBeInstanceOf(BackupRefused);
    expect((await readContent(database())).revision).toBe(0);
  });

  it('has no counters to set: a column that counts by itself needs its next value restored too', async () => {
    const counters = await database().queries.execute(
      sql`select sequencename from pg_sequences where schemaname = 'public'`,
    );
    expect(counters).toMatchObject({ rows: [] });
  });
});

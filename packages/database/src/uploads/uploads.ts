import { and, count, eq, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { quarantineRows } from '../retention/quarantine.ts';
import type { ExpiredCount } from '../retention/remove-expired.ts';
import { contentChange, draftChange, draftStep, mediaFile, upload } from '../schema/index.ts';

export type Upload = typeof upload.$inferSelect;

/** Records bytes that are in the store. Of bytes that are known already the first upload stays: its key is returned. */
export async function recordUpload(tx: Queries, given: Omit<Upload, 'uploadedAt'>): Promise<Upload> {
  return onlyRow(
    await tx
      .insert(upload)
      .values(given)
      .onConflictDoUpdate({ target: upload.file, set: { uploadedAt: sql`now()` } })
      .returning(),
  );
}

/** Keeps an upload for another day, so that a draft can name it; undefined: it is not there, or no more. */
export async function renewUpload(queries: Queries, file: string): Promise<Upload | undefined> {
  const [kept] = await queries.update(upload).set({ uploadedAt: sql`now()` }).where(eq(upload.file, file)).returning();
  return kept;
}

export async function readUploads(queries: Queries, files: readonly string[]): Promise<Map<string, Upload>> {
  if (files.length === 0) return new Map();
  const found = await queries
    .select()
    .from(upload)
    .where(inArray(upload.file, [...files]));
  return new Map(found.map((one) => [one.file, one]));
}

/** The keys of all uploads in the store. */
export async function uploadKeys(queries: Queries): Promise<Set<string>> {
  return new Set((await queries.select({ key: upload.key }).from(upload)).map(({ key }) => key));
}

/** Rows of the kind `mediaFiles` that name the upload, in whatever state of a row a table keeps. */
const named = (table: SQL, kind: SQL, row: SQL): SQL =>
  sql`exists (select 1 from ${table} where ${kind} = 'mediaFiles' and ${row}->>'file' = ${upload.file})`;

/** Nobody names it: not the content, no draft and no step of one, and nothing in the history that can be rolled back. */
const isNamedByNobody: SQL = sql`not exists (select 1 from ${mediaFile} where ${mediaFile.file} = ${upload.file})
  and not ${named(sql`${draftChange}`, sql`${draftChange.kind}`, sql`${draftChange.row}`)}
  and not ${named(sql`${draftChange}`, sql`${draftChange.kind}`, sql`${draftChange.base}`)}
  and not ${named(sql`${draftStep}`, sql`${draftStep.kind}`, sql`${draftStep.before}`)}
  and not ${named(sql`${draftStep}`, sql`${draftStep.kind}`, sql`${draftStep.after}`)}
  and not ${named(sql`${contentChange}`, sql`${contentChange.kind}`, sql`${contentChange.before}`)}
  and not ${named(sql`${contentChange}`, sql`${contentChange.kind}`, sql`${contentChange.after}`)}`;

const isForgotten = (before: Date): SQL => sql`${lt(upload.uploadedAt, before)} and ${isNamedByNobody}`;

/** Removes the record of an upload, unless something names it. Returns its key in the store; null: it stays, or there is none. */
export async function removeUnnamedUpload(queries: Queries, file: string): Promise<string | null> {
  const [gone] = await queries
    .delete(upload)
    .where(and(eq(upload.file, file), isNamedByNobody))
    .returning();
  return gone?.key ?? null;
}

/** Counts the uploads from before a time that nobody names. */
export async function countForgottenUploads(queries: Queries, before: Date): Promise<ExpiredCount> {
  const all = await queries.select({ total: count(), newest: max(upload.uploadedAt) }).from(upload);
  return { due: await queries.$count(upload, isForgotten(before)), ...onlyRow(all) };
}

/** Moves uploads that nobody names into the quarantine, with their bytes. Returns how many. */
export const quarantineUploads = (queries: Queries, before: Date, at: Date): Promise<number> =>
  queries.transaction((tx) => quarantineRows(tx, upload, isForgotten(before), at));

/** Removes those of these uploads at once that nobody names. Returns the keys of their bytes. */
export async function dropUploads(queries: Queries, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const gone = await queries
    .delete(upload)
    .where(sql`${inArray(upload.file, [...files])} and ${isNamedByNobody}`)
    .returning({ key: upload.key });
  return gone.map(({ key }) => key);
}

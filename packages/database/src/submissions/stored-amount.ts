import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { jobApplication, registration, upload, user } from '../schema/index.ts';

/** Sorts of records that strangers or staff add without end, and that stay for longer than a day. */
export type StoredSort = 'applications' | 'registrations' | 'sign-ups' | 'uploads';

export interface StoredAmount {
  records: number;
  /** Of the files that belong to them. */
  bytes: number;
}

const records = sql<number>`count(*)`.mapWith(Number);
const noBytes = sql<number>`0`.mapWith(Number);
const fileBytes = sql<number>`coalesce(sum(${jobApplication.resumeBytes}), 0)`.mapWith(Number);

const uploadBytes = sql<number>`coalesce(sum(${upload.bytes}), 0)`.mapWith(Number);

const counting: Readonly<Record<StoredSort, (queries: Queries) => Promise<StoredAmount[]>>> = {
  applications: async (queries) => queries.select({ records, bytes: fileBytes }).from(jobApplication),
  registrations: async (queries) => queries.select({ records, bytes: noBytes }).from(registration),
  // Whoever confirmed an address is a user, and no stranger any more.
  'sign-ups': async (queries) =>
    queries.select({ records, bytes: noBytes }).from(user).where(eq(user.emailVerified, false)),
  uploads: async (queries) => queries.select({ records, bytes: uploadBytes }).from(upload),
};

/** Returns how much of a sort is stored; what lies in the quarantine is not counted. */
export async function storedAmount(queries: Queries, sort: StoredSort): Promise<StoredAmount> {
  const [amount] = await counting[sort](queries);
  return amount ?? { records: 0, bytes: 0 };
}

/**
 * The same at the end of a transaction that has added a record, with it and all that was committed before. Others that add one wait until
 * this transaction ends, so that no two of them miss each other.
 */
export async function storedAmountInTurn(tx: Queries, sort: StoredSort): Promise<StoredAmount> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stored ${sort}`}))`);
  return storedAmount(tx, sort);
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

const record = z.object({
  id: z.string(),
  submission_key: z.string().nullable(),
  email: z.string(),
  data: z.unknown(),
  resume_key: z.string().nullable(),
  resume_type: z.string().nullable(),
  resume_bytes: z.number().nullable(),
});
const mail = z.object({
  kind: z.string(),
  recipient: z.string(),
  dedupe_key: z.string(),
  data: z.unknown(),
  message_id: z.string().nullable(),
  outcome: z.string().nullable(),
});

export type StoredRecord = z.output<typeof record>;
export type StoredMail = z.output<typeof mail>;

/** The data that the killed server left: rows from the database, files from the disk. */
export interface Stored {
  records: StoredRecord[];
  mails: StoredMail[];
  /** The hashes of the stored résumés by their keys. */
  files: ReadonlyMap<string, string>;
  /** Files that were being written. */
  unfinished: number;
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export async function readStored(dataDir: string, databaseUrl: string | undefined): Promise<Stored> {
  const database = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  try {
    const rows = async (query: SQL): Promise<unknown> => Object(await database.queries.execute(query)).rows;
    const files = join(dataDir, 'files');
    return {
      records: z.array(record).parse(await rows(sql`select * from job_application`)),
      mails: z.array(mail).parse(await rows(sql`select * from mail`)),
      files: await hashes(join(files, 'resumes'), 'resumes'),
      unfinished: (await namesIn(join(files, 'unfinished'))).length,
    };
  } finally {
    await database.close();
  }
}

async function hashes(folder: string, prefix: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of await namesIn(folder)) found.set(`${prefix}/${name}`, hashOf(await readFile(join(folder, name))));
  return found;
}

/** None where there is no such folder yet. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return [];
    throw error;
  });

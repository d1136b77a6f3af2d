import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type AuditRow, type ListedMail, type Person, type Queries, readPerson, recordAudit } from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';

export interface Exported {
  files: number;
  /** Of applications on record whose file is missing. */
  missing: number;
}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The folder is not empty: its files are neither mixed nor overwritten. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

/**
 * Writes the data of a person to a folder that only its owner can read: `person.json`, and the person's files. The
 * audit log records it first. null: there is nothing.
 */
export async function exportPerson(
  queries: Queries,
  { email, folder, files }: { email: string; folder: string; files: Pick<FileStore, 'read'> },
): Promise<(Exported & { person: Person }) | null> {
  const person = await readPerson(queries, email);
  if (person === null) return null;
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if ((await readdir(folder)).length > 0) throw new FolderTaken(`${folder} is not empty.`);
  const subject = person.account?.id ?? null;
  await recordAudit(queries, { action: 'person-exported', actor: null, subject, address: null, facts: {} });
  await writeFile(
    join(folder, 'person.json'),
    `${JSON.stringify(shownPerson(email, person), null, 2)}\n`,
    OWN_NEW_FILE,
  );
  const counts = { files: 0, missing: 0 };
  for (const { resumeKey } of person.applications) {
    if (resumeKey === null) continue;
    const bytes = await files.read(resumeKey);
    if (bytes === null) {
      counts.missing += 1;
      continue;
    }
    await mkdir(join(folder, RESUMES), { recursive: true, mode: FOLDER_MODE });
    await writeFile(join(folder, fileOf(resumeKey)), bytes, OWN_NEW_FILE);
    counts.files += 1;
  }
  return { ...counts, person };
}

const OWN_NEW_FILE = { mode: FILE_MODE, flag: 'wx' } as const;
const RESUMES = 'resumes';
/** Stands for somebody else. */
const STAFF = 'staff';
const fileOf = (resumeKey: string): string => join(RESUMES, basename(resumeKey));

/** The data of a person as they may read it: nothing of staff, and no link that opens a door. */
export function shownPerson(email: string, { applications, mails, audit, ...person }: Person) {
  return {
    email,
    exportedAt: new Date(),
    ...person,
    applications: applications.map(({ resumeKey, resumeType, resumeBytes, notes, ...application }) => ({
      ...application,
      notes: notes.map((note) => ({ ...note, by: STAFF })),
      resume: resumeKey === null ? null : { file: fileOf(resumeKey), type: resumeType, bytes: resumeBytes },
    })),
    mails: mails.map((mail) => shownMail(email, mail)),
    audit: audit.map((entry) => shownEntry(person.account?.id ?? null, entry)),
  };
}

/** Hides which member of the staff did something, and from where: that is their data. */
function shownEntry(accountId: string | null, entry: AuditRow): AuditRow {
  return entry.actor === null || entry.actor === accountId ? entry : { ...entry, actor: STAFF, address: null };
}

/** Without links, which open doors, and without the addresses of other recipients. */
function shownMail(email: string, { kind, to, state, queuedAt, endedAt, data }: ListedMail) {
  const said = Object.entries(data ?? {}).filter(([, value]) => !/^https?:/.test(String(value)));
  return {
    kind,
    to: to.toLowerCase() === email ? to : STAFF,
    state,
    queuedAt,
    endedAt,
    data: data === null ? null : Object.fromEntries(said),
  };
}

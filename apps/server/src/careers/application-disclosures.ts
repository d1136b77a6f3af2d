import { extname } from 'node:path';
import type { ApplicationPage, ApplicationRecord, FileAnswer } from '@millrace/contract';
import {
  type ApplicationLine,
  type AuditAction,
  type AuditFacts,
  type Database,
  type KeptApplication,
  listApplications,
  readApplication,
  recordAudit,
} from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import { refused } from '../problems/problem-error.ts';
import { downloadName } from './download-name.ts';

interface DisclosureServices {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'read'>;
}

/** The reader, for the audit log. */
export interface Reader {
  userId: string | null;
  address: string;
}

interface OfApplication {
  params: { id: string };
}

/** Discloses applications to staff who hire. Nothing is returned before the disclosure is in the audit log. */
export function applicationDisclosures({ database: { queries }, files }: DisclosureServices) {
  const audit = (action: AuditAction, subject: string | null, { userId, address }: Reader, facts: AuditFacts = {}) =>
    recordAudit(queries, { action, actor: userId, subject, address, facts });
  const found = async (id: string): Promise<KeptApplication> => {
    const kept = await readApplication(queries, id);
    if (kept === undefined) throw refused('not-found', `There is no application ${id}.`);
    return kept;
  };
  return {
    applications: async (
      { query: { page, pageSize } }: { query: { page: number; pageSize: number } },
      reader: Reader,
    ): Promise<ApplicationPage> => {
      const { lines, total } = await listApplications(queries, { page, pageSize });
      await audit('applications-listed', null, reader, { page, pageSize, shown: lines.length });
      return { items: lines.map(({ status: _, ...line }) => presentLine(line)), page, pageSize, total };
    },
    applicationById: async ({ params: { id } }: OfApplication, reader: Reader): Promise<ApplicationRecord> => {
      const kept = await found(id);
      await audit('application-read', kept.id, reader);
      const { data, receivedAt } = kept;
      return { id: kept.id, receivedAt: receivedAt.toISOString(), resume: resumeOf(kept, data.filename), data };
    },
    applicationResume: async ({ params: { id } }: OfApplication, reader: Reader): Promise<FileAnswer> => {
      const kept = await found(id);
      const resume = resumeOf(kept, kept.data.filename);
      if (resume === null || kept.resumeKey === null)
        throw refused('not-found', `No résumé came with application ${id}.`);
      const bytes = await files.read(kept.resumeKey);
      if (bytes === null) throw refused('not-found', `The résumé of application ${id} is missing.`);
      await audit('resume-read', kept.id, reader);
      return { name: resume.name, type: resume.type, bytes };
    },
  };
}

export function presentLine({
  filename,
  resumeKey,
  resumeType,
  resumeBytes,
  receivedAt,
  ...line
}: Omit<ApplicationLine, 'status'>) {
  return {
    ...line,
    receivedAt: receivedAt.toISOString(),
    resume: resumeOf({ resumeKey, resumeType, resumeBytes }, filename),
  };
}

type Resume = Pick<KeptApplication, 'resumeKey' | 'resumeType' | 'resumeBytes'>;

export function resumeOf({ resumeKey, resumeType: type, resumeBytes: bytes }: Resume, filename: string) {
  if (resumeKey === null || type === null || bytes === null) return null;
  return { name: downloadName(filename, extname(resumeKey).slice(1)), type, bytes };
}

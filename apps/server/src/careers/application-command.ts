import { randomUUID } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import type { BotCheckAction } from '@millrace/contract';
import type { Application, ApplicationBody } from '@millrace/contract/endpoints';
import { type Database, isSubmitted, recordApplication } from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import type { MailApplication } from './mail-application.ts';
import { type ResumeType, resumeType } from './resume-type.ts';
import { shownName } from './shown-name.ts';

/** The folder of résumés, apart from the files that /media serves. */
export const RESUMES = 'resumes';

interface ApplicationServices {
  database: Pick<Database, 'queries'>;
  snapshot(): Snapshot;
  files: Pick<FileStore, 'write' | 'remove'>;
  checkBot(action: BotCheckAction, token: string, address: string): Promise<void>;
  mail: MailApplication;
}

interface Given {
  body: ApplicationBody;
  file: { name: string; bytes: Buffer } | null;
}

/**
 * Takes an application: its file first, then the record and its mails in one step. The same submit sent again changes nothing and
 * is answered the same.
 */
const applicationCommand =
  ({ database: { queries }, snapshot, files, checkBot, mail }: ApplicationServices) =>
  async (
    { body, file }: Given,
    { submissionKey, address }: { submissionKey: string | null; address: string },
  ): Promise<true> => {
    // Its token is used up by now.
    if (await isSubmitted(queries, 'application', submissionKey)) return true;
    const type = file === null ? null : await knownType(file.bytes);
    const { token, ...sent } = body;
    const data: Application = { ...forJob(snapshot(), sent), filename: file === null ? '' : shownName(file.name) };
    await checkBot('apply', token, address);
    const id = randomUUID();
    const key = type === null ? null : `${RESUMES}/${id}.${type.extension}`;
    const resume =
      file === null || type === null || key === null ? null : { key, type: type.type, bytes: file.bytes.length };
    if (file !== null && resume !== null) await files.write(resume.key, file.bytes, resume.type);
    const isNew = await queries.transaction(async (tx) => {
      const recorded = await recordApplication(tx, { id, submissionKey, data, resume });
      if (recorded) await mail(tx, { id, data, hasResume: resume !== null });
      return recorded;
    });
    if (!isNew && resume !== null) await files.remove(resume.key);
    return true;
  };

/** Both calls do the same: with a file or without one, as JSON or in parts. */
export function applicationCommands(services: ApplicationServices) {
  const apply = applicationCommand(services);
  return { apply, applyWithFile: apply };
}

async function knownType(bytes: Buffer): Promise<ResumeType> {
  const type = await resumeType(bytes);
  if (type === null) throw refused('wrong-type', 'The résumé must be a PDF, DOC, DOCX, ODT, RTF or TXT file.');
  return type;
}

/** A job names its position and its type itself; one that is not offered any more is no job. */
function forJob({ content }: Snapshot, sent: Omit<ApplicationBody, 'token'>): Omit<ApplicationBody, 'token'> {
  const job = content.jobs.find(({ id, isLive }) => isLive && id === sent.jobId);
  if (job === undefined) return { ...sent, jobId: null };
  if (sent.employmentType !== job.type) {
    const message = `must be ${job.type}, as the job says`;
    throw new ProblemError(
      problem('bad-request', `employmentType ${message}.`, [{ field: 'employmentType', message }]),
    );
  }
  return { ...sent, position: job.name };
}

import { randomUUID } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import type { BotCheckAction } from '@millrace/contract';
import type { Application, ApplicationBody } from '@millrace/contract/endpoints';
import { type Database, isSubmitted, recordApplication } from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import type { SpooledFile } from '../files/upload-spool.ts';
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
  /** Refuses a token that is not good; returns a function that uses it up. */
  vouch(action: BotCheckAction, token: string, address: string): Promise<() => Promise<void>>;
  mail: MailApplication;
}

interface Given {
  body: ApplicationBody;
  /** Takes in the file that comes after the body. */
  receive(): Promise<SpooledFile | null>;
}

interface Sender {
  submissionKey: string | null;
  address: string;
}

/**
 * Takes an application: its file first, then the record and its mails in one step. The file is taken in only for a good token, which
 * is used up last. The same submit sent again changes nothing and is answered the same.
 */
const applicationCommand =
  ({ database: { queries }, snapshot, files, vouch, mail }: ApplicationServices) =>
  async ({ body, receive }: Given, { submissionKey, address }: Sender): Promise<true> => {
    // Its token is used up by now.
    if (await isSubmitted(queries, 'application', submissionKey)) return true;
    const { token, ...sent } = body;
    const application = forJob(snapshot(), sent);
    const spendToken = await vouch('apply', token, address);
    const id = randomUUID();
    const record = async (filename: string, resume: Resume | null): Promise<true> => {
      await spendToken();
      const data: Application = { ...application, filename };
      if (resume !== null) await files.write(resume.key, resume.content, resume.type);
      const isNew = await queries.transaction(async (tx) => {
        const kept = resume && { key: resume.key, type: resume.type, bytes: resume.content.length };
        const recorded = await recordApplication(tx, { id, submissionKey, data, resume: kept });
        if (recorded) await mail(tx, { id, data, hasResume: resume !== null });
        return recorded;
      });
      if (!isNew && resume !== null) await files.remove(resume.key);
      return true;
    };
    const file = await receive();
    if (file === null) return record('', null);
    return file.read(async (content) => {
      const { type, extension } = await knownType(content);
      return record(shownName(file.name), { key: `${RESUMES}/${id}.${extension}`, type, content });
    });
  };

interface Resume {
  key: string;
  type: string;
  content: Buffer;
}

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

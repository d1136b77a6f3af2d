import { randomUUID } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import type { BotCheckAction } from '@millrace/contract';
import type { Application, ApplicationBody } from '@millrace/contract/endpoints';
import { type Database, recordApplication, submissionHash, submittedBefore } from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import type { SpooledFile } from '../files/upload-spool.ts';
import type { StoredRoom } from '../limits/stored-room.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import { submissionDiffers } from '../problems/submission-differs.ts';
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
  room: Pick<StoredRoom, 'refuseFull' | 'refuseBeyond'>;
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
  ({ database: { queries }, snapshot, files, vouch, mail, room }: ApplicationServices) =>
  async ({ body, receive }: Given, { submissionKey, address }: Sender): Promise<true> => {
    const { token, ...sent } = body;
    const standing = (file: SentFile | null) =>
      submittedBefore(queries, 'application', { key: submissionKey, hash: submissionHash(sent, file) });
    const refuseOther = async (file: SentFile | null): Promise<true> => {
      if ((await standing(file)) === 'other') throw submissionDiffers();
      return true;
    };
    // The token of a repeated try is used up by now; its file tells whether it is the same submit.
    if ((await standing(null)) !== 'new') return withContent(await receive(), refuseOther);
    const application = forJob(snapshot(), sent);
    await room.refuseFull('applications');
    const spendToken = await vouch('apply', token, address);
    const id = randomUUID();
    const record = async (file: SentFile | null, resume: Resume | null): Promise<true> => {
      await spendToken();
      const data: Application = { ...application, filename: file === null ? '' : shownName(file.name) };
      const submission = { key: submissionKey, hash: submissionHash(sent, file) };
      if (resume !== null) await files.write(resume.key, resume.content, resume.type);
      const removeFile = async (): Promise<void> => {
        if (resume !== null) await files.remove(resume.key);
      };
      const isNew = await queries
        .transaction(async (tx) => {
          const kept = resume && { key: resume.key, type: resume.type, bytes: resume.content.length };
          const recorded = await recordApplication(tx, { id, submission, data, resume: kept });
          if (recorded) await mail(tx, { id, data, hasResume: resume !== null });
          if (recorded) await room.refuseBeyond(tx, 'applications');
          return recorded;
        })
        .catch(async (error: unknown) => {
          // After any other fault the record may be there.
          if (error instanceof ProblemError) await removeFile();
          throw error;
        });
      if (isNew) return true;
      await removeFile();
      return refuseOther(file);
    };
    return withContent(await receive(), async (file) => {
      if (file === null) return record(null, null);
      const { type, extension } = await knownType(file.bytes);
      return record(file, { key: `${RESUMES}/${id}.${extension}`, type, content: file.bytes });
    });
  };

interface SentFile {
  name: string;
  bytes: Buffer;
}

/** Reads a file from the disk, if there is one, for as long as the work takes. */
const withContent = <Result>(
  file: SpooledFile | null,
  work: (file: SentFile | null) => Promise<Result>,
): Promise<Result> => (file === null ? work(null) : file.read((bytes) => work({ name: file.name, bytes })));

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

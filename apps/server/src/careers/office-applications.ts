import {
  APPLICATION_NOTES_MAX,
  type ApplicationNote,
  type ApplicationStatus,
  applicationStatuses,
  type NewApplications,
  type StaffApplication,
  type StaffApplicationPage,
} from '@millrace/contract/office';
import {
  type ApplicationFilter,
  type AuditAction,
  type AuditFacts,
  addApplicationNote,
  countApplications,
  type Database,
  deleteApplication,
  emailsOf,
  isMailAddress,
  type KeptApplication,
  listApplications,
  type Queries,
  queueMail,
  readApplication,
  recordAudit,
  type StoredNote,
  setApplicationStatus,
} from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import { refused } from '../problems/problem-error.ts';
import { presentLine, type Reader, resumeOf } from './application-disclosures.ts';

interface OfficeServices {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'remove'>;
  clock?: () => Date;
}
interface OfApplication {
  params: { id: string };
}

/** The work of staff on applications. Nothing of one is returned before that is in the audit log. */
export function officeApplications({ database: { queries }, files, clock = () => new Date() }: OfficeServices) {
  const audit = (tx: Queries, action: AuditAction, subject: string | null, reader: Reader, facts: AuditFacts = {}) =>
    recordAudit(tx, { action, actor: reader.userId, subject, address: reader.address, facts });

  /** Adds a note in a transaction, after `also`, and returns the application as it is then. */
  const withNote = async (
    id: string,
    reader: Reader,
    given: Pick<StoredNote, 'kind' | 'subject' | 'text'>,
    also: (tx: Queries, kept: KeptApplication, at: string) => Promise<void>,
  ): Promise<StaffApplication> => {
    await queries.transaction(async (tx) => {
      const kept = await found(tx, id);
      const note = { ...given, at: clock().toISOString(), by: reader.userId };
      if (!(await addApplicationNote(tx, id, note, APPLICATION_NOTES_MAX)))
        throw refused('too-large', `An application holds at most ${APPLICATION_NOTES_MAX} notes.`);
      await also(tx, kept, note.at);
    });
    return present(queries, await found(queries, id));
  };

  return {
    officeApplications: async (
      { query }: { query: { page: number; pageSize: number } & ApplicationFilter },
      reader: Reader,
    ): Promise<StaffApplicationPage> => {
      const { page, pageSize } = query;
      const { lines, total } = await listApplications(queries, query);
      const counted = await countApplications(queries);
      await audit(queries, 'applications-listed', null, reader, { page, pageSize, shown: lines.length });
      const items = lines.map(({ status, ...line }) => ({ ...presentLine(line), status }));
      return { items, page, pageSize, total, counts: everyStatus(counted) };
    },

    officeNewApplications: async (): Promise<NewApplications> => {
      const { lines, total } = await listApplications(queries, { status: 'new', page: 1, pageSize: 1 });
      return { new: total, latestPosition: lines[0]?.position ?? null };
    },

    officeApplication: async ({ params: { id } }: OfApplication, reader: Reader): Promise<StaffApplication> => {
      await queries.transaction(async (tx) => {
        const kept = await found(tx, id);
        await audit(tx, 'application-read', kept.id, reader);
        await setApplicationStatus(tx, id, { from: 'new', to: 'read' });
      });
      return present(queries, await found(queries, id));
    },

    officeChangeApplication: async (
      { params: { id }, body }: OfApplication & { body: { from: ApplicationStatus; to: ApplicationStatus } },
      reader: Reader,
    ): Promise<StaffApplication> => {
      await queries.transaction(async (tx) => {
        const { status } = await found(tx, id);
        if (status === body.to) return;
        if (!(await setApplicationStatus(tx, id, body)))
          throw refused('changed-meanwhile', `Somebody has set this application to “${status}” meanwhile.`);
        await audit(tx, 'application-changed', id, reader, { from: body.from, to: body.to });
      });
      return present(queries, await found(queries, id));
    },

    officeNoteApplication: ({ params: { id }, body }: OfApplication & { body: { text: string } }, reader: Reader) =>
      withNote(id, reader, { kind: 'note', subject: '', text: body.text }, (tx) =>
        audit(tx, 'application-noted', id, reader),
      ),

    officeMailApplicant: (
      { params: { id }, body }: OfApplication & { body: { subject: string; text: string } },
      reader: Reader,
    ) =>
      withNote(id, reader, { kind: 'mail', ...body }, async (tx, { data: { email } }, at) => {
        if (!isMailAddress(email)) throw refused('bad-request', `No mail can be sent to ${email}.`);
        const data = { applicationId: id, ...body };
        await queueMail(tx, {
          kind: 'application-answer',
          to: email,
          data,
          dedupeKey: `application-answer ${id} ${at}`,
        });
        await audit(tx, 'application-answered', id, reader);
      }),

    officeForgetApplication: async ({ params: { id } }: OfApplication, reader: Reader): Promise<true> => {
      const { resumeKey } = await queries.transaction(async (tx) => {
        const gone = await deleteApplication(tx, id);
        if (gone === null) throw noApplication(id);
        await audit(tx, 'application-forgotten', id, reader);
        return gone;
      });
      // Without its record a file that stays is removed by the retention within a day.
      if (resumeKey !== null) await files.remove(resumeKey).catch(() => undefined);
      return true;
    },
  };
}

async function found(queries: Queries, id: string): Promise<KeptApplication> {
  const kept = await readApplication(queries, id);
  if (kept === undefined) throw noApplication(id);
  return kept;
}
const noApplication = (id: string) => refused('not-found', `There is no application ${id}, or none any more.`);

async function present(queries: Queries, kept: KeptApplication): Promise<StaffApplication> {
  const { id, receivedAt, data, status, notes } = kept;
  const addresses = await emailsOf(
    queries,
    notes.flatMap(({ by }) => (by === null ? [] : [by])),
  );
  const presentNote = ({ by, ...note }: StoredNote): ApplicationNote => ({
    ...note,
    by: by === null ? null : (addresses.get(by) ?? null),
  });
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    resume: resumeOf(kept, data.filename),
    data,
    status,
    notes: notes.map(presentNote),
  };
}

const everyStatus = (counted: Partial<Record<ApplicationStatus, number>>): Record<ApplicationStatus, number> => ({
  ...({ new: 0, read: 0, invited: 0, rejected: 0, hired: 0 } satisfies Record<ApplicationStatus, number>),
  ...Object.fromEntries(applicationStatuses.map((status) => [status, counted[status] ?? 0])),
});

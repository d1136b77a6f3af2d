import { basename } from 'node:path';
import type { Snapshot } from '@millrace/catalogue';
import type { ExportedPerson, HeldOfPerson } from '@millrace/contract/office';
import { type Database, forgetPerson, type Person, readPerson, recordAudit } from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import { refused } from '../problems/problem-error.ts';
import { shownPerson } from './export-person.ts';
import { countsOf } from './person-commands.ts';

interface PersonServices {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'read' | 'remove'>;
  snapshot(): Snapshot;
}
interface Staff {
  userId: string | null;
  address: string;
}
interface OfPerson {
  body: { email: string };
}

/** All data of a person for admins, by the same functions as `npm run user`. */
export function officePersons({ database: { queries }, files, snapshot }: PersonServices) {
  const found = async (email: string): Promise<Person> => {
    const person = await readPerson(queries, email);
    if (person === null) throw refused('not-found', `There is nothing of ${email}.`);
    return person;
  };
  const present = (email: string, person: Person): HeldOfPerson => {
    const { account, sessions } = person;
    if (account === null) return { email, ...countsOf(person), account: null };
    const { id, emailVerified, userType, customerId, roles, createdAt } = account;
    const customer = customerId === null ? null : (snapshot().customers.byId.get(customerId)?.name ?? null);
    const facts = { id, isConfirmed: emailVerified, userType, customer, roles, createdAt: createdAt.toISOString() };
    return { email, ...countsOf(person), account: { ...facts, sessions: sessions.length } };
  };
  return {
    officeFindPerson: async ({ body: { email } }: OfPerson, staff: Staff): Promise<HeldOfPerson> => {
      const person = await found(email);
      const act = { action: 'person-found', actor: staff.userId, address: staff.address } as const;
      await recordAudit(queries, { ...act, subject: person.account?.id ?? null });
      return present(email, person);
    },

    officeExportPerson: async ({ body: { email } }: OfPerson, staff: Staff): Promise<ExportedPerson> => {
      const person = await found(email);
      const act = { action: 'person-exported', actor: staff.userId, address: staff.address } as const;
      await recordAudit(queries, { ...act, subject: person.account?.id ?? null });
      const exported: ExportedPerson = { person: { ...shownPerson(email, person) }, files: [], missing: [] };
      for (const { resumeKey } of person.applications) {
        if (resumeKey === null) continue;
        const bytes = await files.read(resumeKey);
        if (bytes === null) exported.missing.push(basename(resumeKey));
        else exported.files.push({ name: basename(resumeKey), base64: bytes.toString('base64') });
      }
      return exported;
    },

    officeForgetPerson: async ({ body: { email } }: OfPerson, staff: Staff): Promise<HeldOfPerson> => {
      const person = await found(email);
      if ((person.account?.roles.length ?? 0) > 0)
        throw refused('last-of-its-kind', 'This is a user of the office. Please take their roles away first.');
      const by = { actor: staff.userId, address: staff.address };
      const gone = await queries.transaction((tx) => forgetPerson(tx, email, by));
      // Without its record a file that stays is removed by the retention within a day.
      await Promise.allSettled((gone?.resumeKeys ?? []).map((key) => files.remove(key)));
      return present(email, person);
    },
  };
}

import { isAbsolute } from 'node:path';
import { type Database, forgetPerson, type Person, readPerson } from '@millrace/database';
import type { Said } from '../console/open-console.ts';
import type { FileStore } from '../files/file-store.ts';
import { isFromSystem } from '../problems/is-from-system.ts';
import { exportPerson, FolderTaken } from './export-person.ts';

export const PERSON_USAGE = [
  'npm run user -- export EMAIL --to FOLDER                  what is held of somebody, with files, to a folder of its own',
  'npm run user -- forget EMAIL [--yes]                      tells what is held; with --yes deletes all of it for good',
];
/** The exit code of a command that needs `--yes`. */
export const UNCONFIRMED = 2;

interface PersonServices {
  database: Pick<Database, 'queries'>;
  /** Opened when a file is asked for. */
  files(): Promise<Pick<FileStore, 'read' | 'remove'>>;
}

/** Commands about all data of a person: anybody with an e-mail address, with an account or without. */
export function personCommands({ database: { queries }, files }: PersonServices) {
  return {
    usage: PERSON_USAGE,
    verbs: {
      export: async ([given = '', flag, folder = '', ...more]: readonly string[]): Promise<Said> => {
        const email = given.trim().toLowerCase();
        if (email === '' || flag !== '--to' || !isAbsolute(folder) || more.length > 0) return failed(...PERSON_USAGE);
        try {
          const done = await exportPerson(queries, { email, folder, files: await files() });
          if (done === null) return nothingOf(email);
          const lost =
            done.missing === 0 ? [] : [`Missing: ${many(done.missing, 'file')}, on record but not in the store.`];
          return said(
            `Written to ${folder}: ${inWords(countsOf(done.person))}; ${many(done.files, 'file')} beside person.json.`,
            ...lost,
            'It is theirs alone: hand it over safely, then delete the folder.',
          );
        } catch (error) {
          if (error instanceof FolderTaken || isFromSystem(error)) return failed(error.message);
          throw error;
        }
      },
      forget: async ([given = '', flag, ...more]: readonly string[]): Promise<Said> => {
        const email = given.trim().toLowerCase();
        if (email === '' || more.length > 0 || (flag !== undefined && flag !== '--yes')) return failed(...PERSON_USAGE);
        if (flag === undefined) {
          const person = await readPerson(queries, email);
          if (person === null) return nothingOf(email);
          const lines = [
            `Of ${email} there is: ${inWords(countsOf(person))}.`,
            'Nothing was deleted: that takes --yes.',
          ];
          return { lines, exitCode: UNCONFIRMED };
        }
        const gone = await queries.transaction((tx) => forgetPerson(tx, email));
        if (gone === null) return nothingOf(email);
        const store = await files();
        const removed = await Promise.allSettled(gone.resumeKeys.map((key) => store.remove(key)));
        const left = removed.filter(({ status }) => status === 'rejected').length;
        const lines = [
          `Deleted: ${inWords({ ...gone, files: gone.resumeKeys.length })}.`,
          'The audit log keeps ids. Backups hold what they held: after restoring an older one, do this again.',
        ];
        if (left === 0) return said(...lines);
        return failed(...lines, `${many(left, 'file')} could not be removed yet; the server tries again within a day.`);
      },
    },
  };
}

export interface Counts {
  account: boolean;
  applications: number;
  files: number;
  registrations: number;
  mails: number;
}

export const countsOf = ({ account, applications, registrations, mails }: Person): Counts => ({
  account: account !== null,
  applications: applications.length,
  files: applications.filter(({ resumeKey }) => resumeKey !== null).length,
  registrations: registrations.length,
  mails: mails.length,
});

const inWords = ({ account, applications, files, registrations, mails }: Counts): string =>
  [
    account ? 'an account with its sessions' : 'no account',
    `${many(applications, 'application')} with ${many(files, 'file')}`,
    many(registrations, 'registration'),
    many(mails, 'mail'),
  ].join(', ');

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const nothingOf = (email: string): Said => failed(`There is nothing of ${email}.`);
const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
const failed = (...lines: string[]): Said => ({ lines, exitCode: 1 });

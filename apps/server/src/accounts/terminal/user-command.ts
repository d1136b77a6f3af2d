import { type StaffRole, staffRoles } from '@millrace/contract';
import {
  type AuditAction,
  type AuditFacts,
  addUser,
  changeUser,
  type Database,
  dropLinks,
  endSessions,
  findUserByEmail,
  listAudit,
  listCustomers,
  listUsers,
  type Queries,
  recordAudit,
  type SecondFactors,
  secondFactorsOf,
  sessionsOf,
  setPassword,
  type UserRow,
} from '@millrace/database';
import { z } from 'zod';
import { AT_TERMINAL } from '../../console/act-by.ts';
import type { ConsoleCommand, Said } from '../../console/open-console.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { deleteAccount, endSessionsOf, giveRoles, letViewAs, resetFactorsOf } from '../acts/user-acts.ts';
import { flagsOf } from './flags-of.ts';

export const USER_USAGE = [
  'npm run user -- list                                      who can sign in',
  'npm run user -- create-admin EMAIL                        a confirmed user who may do all; the password is asked or made',
  'npm run user -- set EMAIL [--role ROLES] [--customer SLUG] roles: editor, publisher, hr, admin, by commas, or none',
  'npm run user -- password EMAIL                            a new password, asked or made; ends the sessions',
  'npm run user -- sessions EMAIL [--end]                    where somebody is signed in; ends all of it',
  'npm run user -- factors EMAIL [--reset]                   how somebody shows who they are; removes all of it, and ends the sessions',
  'npm run user -- delete EMAIL                              the account, with sessions; the log remembers the id',
  'npm run user -- log [EMAIL or ID]                         what accounts and staff did, the newest first; by or to one',
];
const LOGGED_MAX = 100;
const withPassword = ['create-admin', 'password'];

/** The most words after a verb that reads no flags; more are refused, as `delete EMAIL --dry-run`. */
const MOST_WORDS = new Map(Object.entries({ list: 0, 'create-admin': 1, password: 1, delete: 1, log: 1 }));

/** Whether a command needs a new password, and names somebody for it, and nothing else. */
export const takesPassword = ([verb = '', ...words]: readonly string[]): boolean =>
  withPassword.includes(verb) && words.length === 1;

interface Asked {
  queries: Queries;
  /** For the new password, in the commands that take one. */
  hash: string;
  /** The words after the verb. */
  words: readonly string[];
}

/** Commands of other features about the people who have accounts, by their verbs. */
export interface MoreVerbs {
  usage: readonly string[];
  verbs: Readonly<Record<string, ConsoleCommand>>;
}

/** Runs `npm run user` in the server or, where none runs, in its own process. The first word is the hash of a new password, or empty. */
export const userCommand =
  ({ queries }: Pick<Database, 'queries'>, more: MoreVerbs = { usage: [], verbs: {} }): ConsoleCommand =>
  async ([hash = '', verb = '', ...words]) => {
    if (Object.hasOwn(more.verbs, verb)) return more.verbs[verb]?.(words) ?? failed(...more.usage);
    const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    const isWhole =
      words.length <= (MOST_WORDS.get(verb) ?? words.length) && (hash !== '' || !withPassword.includes(verb));
    if (work === undefined || !isWhole) return failed(...USER_USAGE, ...more.usage);
    return work({ queries, hash, words });
  };

const verbs: Readonly<Record<string, (asked: Asked) => Promise<Said>>> = {
  list: async ({ queries }) => {
    const customers = new Map((await listCustomers(queries)).map(({ id, slug }) => [id, slug]));
    const users = await listUsers(queries);
    await recordAudit(queries, {
      action: 'users-listed',
      ...AT_TERMINAL,
      subject: null,
      facts: { shown: users.length },
    });
    const lines = users.map((user) =>
      [
        user.email.padEnd(32),
        (user.roles.join(',') || (user.userType ?? '')).padEnd(12),
        (user.customerId === null ? '' : (customers.get(user.customerId) ?? 'a customer that is gone')).padEnd(20),
        user.emailVerified ? '' : 'not confirmed',
      ]
        .join('  ')
        .trimEnd(),
    );
    return said(...(lines.length === 0 ? ['Nobody.'] : lines));
  },
  'create-admin': async ({ queries, hash, words: [email = ''] }) => {
    const address = z.email().safeParse(email.toLowerCase());
    if (!address.success) return failed(`${email} is no e-mail address.`);
    const added = await queries.transaction(async (tx) => {
      const planned = {
        email: address.data,
        password: hash,
        userType: null,
        isConfirmed: true,
        roles: ['admin'],
      } as const;
      const id = await addUser(tx, planned);
      if (id !== null) await audit(tx, 'user-created', id, { roles: 'admin' });
      return id !== null;
    });
    return added
      ? said(`${address.data} may do all.`)
      : failed(`${address.data} is there already: npm run user -- set ${address.data} --role admin`);
  },
  set: (asked) =>
    withUser(asked, async (tx, user) => {
      const flags = flagsOf(asked.words.slice(1), { role: 'value', customer: 'value' });
      if (flags === null || Object.keys(flags).length === 0) return failed(...USER_USAGE);
      const asks = await changeOf(tx, flags);
      if (typeof asks === 'string') return failed(asks);
      if (asks.roles !== undefined) await giveRoles(tx, user, asks.roles, AT_TERMINAL);
      if (asks.customerId !== undefined) await letViewAs(tx, user, asks.customerId, AT_TERMINAL);
      return said(
        `${user.email}: ${Object.entries(flags)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ')}.`,
      );
    }),
  password: (asked) =>
    withUser(asked, async (tx, user) => {
      await setPassword(tx, user.id, asked.hash);
      await changeUser(tx, user.id, { emailVerified: true });
      await dropLinks(tx, user.id);
      const ended = await endSessions(tx, user.id);
      await audit(tx, 'password-reset', user.id, { sessionsEnded: ended });
      return said(`${user.email} has a new password; ${sessionsText(ended)} ended.`);
    }),
  sessions: (asked) =>
    withUser(asked, async (tx, user) => {
      const flags = flagsOf(asked.words.slice(1), { end: 'alone' });
      if (flags === null) return failed(...USER_USAGE);
      if (flags.end === undefined) {
        const lines = (await sessionsOf(tx, user.id)).map(({ createdAt, updatedAt, expiresAt, ipAddress, userAgent }) =>
          `since ${stamp(createdAt)}, used ${stamp(updatedAt)}, until ${stamp(expiresAt)}  ${ipAddress ?? ''}  ${userAgent ?? ''}`.trimEnd(),
        );
        return said(...(lines.length === 0 ? ['Signed in nowhere.'] : lines));
      }
      return said(`${sessionsText(await endSessionsOf(tx, user, AT_TERMINAL))} ended.`);
    }),
  factors: (asked) =>
    withUser(asked, async (tx, user) => {
      const flags = flagsOf(asked.words.slice(1), { reset: 'alone' });
      if (flags === null) return failed(...USER_USAGE);
      if (flags.reset === undefined) return said(factorsText(await secondFactorsOf(tx, user.id)));
      const ended = await resetFactorsOf(tx, user, AT_TERMINAL);
      return said(`${user.email} sets up a second factor at the next sign-in; ${sessionsText(ended)} ended.`);
    }),
  delete: (asked) =>
    withUser(asked, async (tx, user) => {
      await deleteAccount(tx, user, AT_TERMINAL);
      return said(`${user.email} is deleted.`);
    }),
  log: async (asked) => {
    const [of] = asked.words;
    if (of === undefined || isId.test(of)) return said(...(await logLines(asked.queries, of)));
    return withUser(asked, async (tx, { id }) => said(...(await logLines(tx, id))));
  },
};

async function withUser({ queries, words }: Asked, work: (tx: Queries, user: UserRow) => Promise<Said>): Promise<Said> {
  const [email = ''] = words;
  try {
    return await queries.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email.toLowerCase());
      return user === null ? failed(`There is no user ${email}.`) : work(tx, user);
    });
  } catch (error) {
    if (error instanceof ProblemError) return failed(error.message);
    throw error;
  }
}

/** The change that flags ask for, or their fault. */
async function changeOf(
  tx: Queries,
  { role, customer }: Readonly<Record<string, string>>,
): Promise<{ roles?: StaffRole[]; customerId?: number | null } | string> {
  const change: { roles?: StaffRole[]; customerId?: number | null } = {};
  if (role !== undefined) {
    const named = role === 'none' ? [] : role.split(',');
    const unknown = named.find((word) => !isRole(word));
    if (unknown !== undefined) return `${unknown} is no role: ${staffRoles.join(', ')} or none.`;
    change.roles = staffRoles.filter((known) => named.includes(known));
  }
  if (customer !== undefined) {
    const found = (await listCustomers(tx)).find(({ slug }) => slug === customer);
    if (customer !== 'none' && found === undefined) return `There is no customer ${customer}.`;
    change.customerId = found?.id ?? null;
  }
  return change;
}

async function logLines(queries: Queries, id: string | undefined): Promise<string[]> {
  const emails = new Map((await listUsers(queries)).map(({ id, email }) => [id, email]));
  const named = (id: string | null): string => (id === null ? '-' : (emails.get(id) ?? id));
  const rows = await listAudit(queries, { id, limit: LOGGED_MAX });
  return rows.map(({ at, action, actor, subject: to, address, facts }) =>
    [stamp(at), action.padEnd(20), `by ${named(actor)}`, `to ${named(to)}`, address ?? 'command line', factsText(facts)]
      .join('  ')
      .trimEnd(),
  );
}

/** At the command line there is nobody and no address. */
const audit = (tx: Queries, action: AuditAction, subject: string, facts: AuditFacts): Promise<void> =>
  recordAudit(tx, { action, actor: null, subject, address: null, facts });

/** Of a user who is gone, or of an application. */
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isRole = (word: string): boolean => staffRoles.some((role) => role === word);
const factorsText = ({ authenticators, passkeys, recoveryCodesLeft }: SecondFactors): string =>
  `${authenticators.length} authenticators, ${passkeys.length} passkeys, ${recoveryCodesLeft} recovery codes left.`;
const sessionsText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);
const factsText = (facts: AuditFacts): string => (Object.keys(facts).length === 0 ? '' : JSON.stringify(facts));
const stamp = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
const failed = (...lines: string[]): Said => ({ lines, exitCode: 1 });

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file with the passwords that the site on a port printed at its first start. */
const fileFor = (port: number | string): string => join(tmpdir(), `millrace-e2e-users-${port}.json`);

/** A line with a demo user's address and password. */
const USER = /^ {2}(\S+@\S+) +(\S+)$/gm;

export interface PrintedUsers {
  /** Reads more of the site's output. */
  read(printed: string): void;
  remove(): void;
}

/** Keeps the passwords that the site on this port prints, for the tests of other processes. */
export function keepPrintedUsers(port: number | string): PrintedUsers {
  let text = '';
  const remove = (): void => rmSync(fileFor(port), { force: true });
  remove();
  return {
    read: (printed) => {
      text += printed;
      const users = Object.fromEntries([...text.matchAll(USER)].map(([, email, password]) => [email, password]));
      writeFileSync(fileFor(port), JSON.stringify(users), { mode: 0o600 });
    },
    remove,
  };
}

/** The password of a demo user of the site at an address (`baseURL`). */
export function passwordOf(siteAddress: string, email: string): string {
  const users = JSON.parse(readFileSync(fileFor(new URL(siteAddress).port), 'utf8')) as Record<string, string>;
  const password = users[email];
  if (password === undefined) throw new Error(`The site has printed no password of ${email}.`);
  return password;
}

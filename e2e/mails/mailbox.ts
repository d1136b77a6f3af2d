import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder with the mails of the site on a port: its process writes them, the tests of other processes read them. */
export const mailboxFolder = (port: number | string): string => join(tmpdir(), `millrace-e2e-mails-${port}`);

export interface Mailbox {
  put(mail: Buffer): void;
  remove(): void;
}

/** An empty box for the mails of the site on this port. */
export function openMailbox(port: number | string): Mailbox {
  const folder = mailboxFolder(port);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { mode: 0o700 });
  let count = 0;
  const put = (mail: Buffer): void => {
    count += 1;
    const unfinished = join(folder, `${randomUUID()}.part`);
    writeFileSync(unfinished, mail);
    renameSync(unfinished, join(folder, `${String(count).padStart(6, '0')}.eml`));
  };
  return { put, remove };
}

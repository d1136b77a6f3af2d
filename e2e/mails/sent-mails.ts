import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { mailboxFolder } from './mailbox.ts';

/** The mails that the site at an address (`baseURL`) has sent to one recipient, oldest first. */
export async function mailsTo(siteAddress: string, recipient: string): Promise<Email[]> {
  const folder = mailboxFolder(new URL(siteAddress).port);
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to = [] }) => to.some(({ address }) => address === recipient));
}

/** Waits for the next mail to a recipient, after those a journey has read already. */
export async function nextMailTo(siteAddress: string, recipient: string, read = 0): Promise<Email> {
  const mails = async () => mailsTo(siteAddress, recipient);
  await expect.poll(async () => (await mails()).length, { message: `no mail to ${recipient}` }).toBeGreaterThan(read);
  const mail = (await mails())[read];
  if (mail === undefined) throw new Error(`No mail to ${recipient}.`);
  return mail;
}

/** The addresses a mail's text links to, in order. */
export const linksIn = ({ text = '' }: Email): string[] => text.match(/https?:\/\/\S+/g) ?? [];

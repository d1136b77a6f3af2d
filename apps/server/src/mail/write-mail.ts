import type { MailData, MailKind } from '@millrace/database';
import type { Attachment, AttachmentMakers, Letter } from './letters/letter.ts';
import { letterText } from './letters/letter-text.ts';
import { MARK_CID } from './letters/mark-place.ts';
import { templates } from './letters/templates.ts';
import type { MailFacts } from './mail-facts.ts';
import { oneLine } from './one-line.ts';

/** A mail as the mail server is given it. */
export interface WrittenMail {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: (Attachment & { cid?: string })[];
}

export interface Unwritten<Kind extends MailKind> {
  kind: Kind;
  to: string;
  data: MailData[Kind];
  messageId: string;
}

/** Reads the file of a path below /media/; null without one. */
export type ReadMedia = (path: string) => Promise<Buffer | null>;

/** Writes a mail from its queued data. Throws when a link would lead away from this site. */
export async function writeMail<Kind extends MailKind>(
  mail: Unwritten<Kind>,
  facts: MailFacts,
  media: ReadMedia,
  makers: AttachmentMakers = {},
): Promise<WrittenMail> {
  const letter = letterOf(mail, facts);
  const [mark, { renderLetter }] = await Promise.all([markOf(facts, media), import('./letters/render-letter.ts')]);
  const attached = (await makers[mail.kind]?.(mail.data, facts)) ?? [];
  const cid = { cid: MARK_CID, filename: 'mark.png', contentType: 'image/png' };
  return {
    messageId: `<${mail.messageId}>`,
    from: { name: facts.company, address: facts.from },
    to: mail.to,
    replyTo: facts.replyTo,
    subject: oneLine(letter.subject),
    text: letterText(letter, facts),
    html: await renderLetter({ letter, facts, hasMark: mark !== null }),
    attachments: mark === null ? attached : [{ ...cid, content: mark }, ...attached],
  };
}

/** Writes the content of a mail. Throws where a link would lead away from this site. */
export function letterOf<Kind extends MailKind>(
  { kind, data }: Pick<Unwritten<Kind>, 'kind' | 'data'>,
  facts: MailFacts,
): Letter {
  const letter = templates[kind].letter(data, facts);
  for (const block of letter.blocks)
    if (block.kind === 'button' && new URL(block.link).origin !== facts.publicUrl)
      throw new Error(`A link of a mail of kind ${kind} leads away from ${facts.publicUrl}.`);
  return letter;
}

async function markOf({ logo }: MailFacts, media: ReadMedia): Promise<Buffer | null> {
  const picture = logo === '' ? null : await media(logo);
  if (picture === null) return null;
  const { markPicture } = await import('./letters/mark-picture.ts');
  return markPicture(picture);
}

import type { MailData, MailKind } from '@millrace/database';
import type { Attachment, AttachmentMakers, Letter } from './letters/letter.ts';
import { letterText } from './letters/letter-text.ts';
import { MARK_CID } from './letters/mark-place.ts';
import { templates } from './letters/templates.ts';
import type { MailSender } from './mail-sender.ts';
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
  sender: MailSender,
  media: ReadMedia,
  makers: AttachmentMakers = {},
): Promise<WrittenMail> {
  const letter = letterOf(mail, sender);
  const [mark, { renderLetter }] = await Promise.all([markOf(sender, media), import('./letters/render-letter.ts')]);
  const attached = (await makers[mail.kind]?.(mail.data, sender)) ?? [];
  const cid = { cid: MARK_CID, filename: 'mark.png', contentType: 'image/png' };
  return {
    messageId: `<${mail.messageId}>`,
    from: { name: sender.company, address: sender.from },
    to: mail.to,
    replyTo: sender.replyTo,
    subject: oneLine(letter.subject),
    text: letterText(letter, sender),
    html: await renderLetter({ letter, sender, hasMark: mark !== null }),
    attachments: mark === null ? attached : [{ ...cid, content: mark }, ...attached],
  };
}

/** Writes the content of a mail. Throws where a link would lead away from this site. */
export function letterOf<Kind extends MailKind>(
  { kind, data }: Pick<Unwritten<Kind>, 'kind' | 'data'>,
  sender: MailSender,
): Letter {
  const letter = templates[kind].letter(data, sender);
  for (const block of letter.blocks)
    if (block.kind === 'button' && new URL(block.link).origin !== sender.publicUrl)
      throw new Error(`A link of a mail of kind ${kind} leads away from ${sender.publicUrl}.`);
  return letter;
}

async function markOf({ logo }: MailSender, media: ReadMedia): Promise<Buffer | null> {
  const picture = logo === '' ? null : await media(logo);
  if (picture === null) return null;
  const { markPicture } = await import('./letters/mark-picture.ts');
  return markPicture(picture);
}

import type { MailData, MailKind } from '@millrace/database';
import type { MailSender } from '../mail-sender.ts';

/** The content of a mail, before it is laid out as HTML or as text. */
export interface Letter {
  subject: string;
  /** The text that an inbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
}

/** A kind of block is known to the layout and to the text; a new one does not compile until both know it. */
export type Block =
  | { kind: 'text'; text: string }
  /** In smaller type. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; link: string }
  /** `isTyped`: by somebody who filled in a form; quoted, so that it is not taken for ours. */
  | { kind: 'details'; details: readonly Detail[]; isTyped?: true };

/** A name and its value. */
export interface Detail {
  name: string;
  value: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The template of one kind of mail. */
interface Template<Data> {
  /** From the queueing on; a mail not delivered by then is given up. */
  usefulHours: number;
  letter(data: Data, sender: MailSender): Letter;
}

/** Makes the attachments of mails of a kind, at each try, from stored data, in the feature that they belong to. */
export type AttachmentMakers = {
  readonly [Kind in MailKind]?: (data: MailData[Kind], sender: MailSender) => Promise<Attachment[]>;
};

export type Templates = { readonly [Kind in MailKind]: Template<MailData[Kind]> };

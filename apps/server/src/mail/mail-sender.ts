import { type SettingAnswer, settingsFrom } from '@millrace/contract';
import { privateSettingsFrom } from '@millrace/contract/private-settings';
import { isMailAddress } from '@millrace/database';
import { accentsOf } from '@millrace/look/colours';
import type { MailLook } from './letters/letter-styles.ts';
import { oneLine } from './one-line.ts';

/** The company that sends the mails, as its settings have it. */
export interface MailSender {
  company: string;
  phone: string;
  hours: string;
  /** Lines. */
  address: string[];
  /** Path below /media/ of the mark, or of a logo with the mark at its left; '' without one. */
  logo: string;
  look: MailLook;
  /** Of this site; every link leads there. */
  publicUrl: string;
  from: string;
  /** '' when nobody would answer. */
  replyTo: string;
}

/** Settings are written by people: what would not fit into a mail's head is passed over. */
export function mailSender(rows: readonly SettingAnswer[], publicUrl: string): MailSender {
  const settings = settingsFrom(rows);
  const given = privateSettingsFrom(rows);
  const first = (...addresses: string[]): string => addresses.find(isMailAddress) ?? '';
  return {
    company: oneLine(settings['company.name']),
    phone: settings['company.supportPhone'] || settings['company.phone'],
    hours: settings['company.hours'],
    address: settings['company.address'],
    logo: settings['brand.mark'] || settings['company.logo'],
    look: {
      accents: accentsOf(settings),
      corner: settings['brand.corner'],
      faces: {
        text: settings['brand.textFaceFile'] === '' ? settings['brand.textFace'] : null,
        code: settings['brand.codeFaceFile'] === '' ? settings['brand.codeFace'] : null,
      },
    },
    publicUrl,
    from: first(
      given['mail.from'],
      settings['company.email'],
      `no-reply@${new URL(publicUrl).hostname}`,
      'no-reply@localhost',
    ),
    replyTo: first(given['mail.replyTo'], settings['company.supportEmail'], settings['company.email']),
  };
}

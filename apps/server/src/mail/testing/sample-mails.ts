import type { MailData, MailKind } from '@millrace/database';
import { templates } from '../letters/templates.ts';
import { sampleSender } from './sample-sender.ts';

const site = sampleSender.publicUrl;
const link = `${site}/reset/a-token`;
export const registration = {
  event: { slug: 'days', name: 'Float Days', dates: 'August 13-15', startsOn: '2027-08-13', endsOn: '2027-08-15' },
  person: { firstName: 'Ada', lastName: 'Byron', phone: '1', email: 'a@b.example', totalAttending: 2, notes: 'a\nb' },
};
export const application = { applicationId: 'a-record', position: 'Panel builder', name: 'Ada Byron', hasResume: true };
const AT = '2027-03-01T09:30:00.000Z';
const accepted = {
  name: 'Ada Byron',
  email: 'ada@b.example',
  roles: 'editor',
  how: 'password',
  from: '192.0.2.1',
  at: AT,
} as const;
/** Data of a mail of each kind. */
export const samples: MailData = {
  'confirm-email': { link: `${site}/sign-in?confirm=a-token` },
  'address-known': { signInLink: `${site}/sign-in`, resetLink: `${site}/reset` },
  'reset-password': { link },
  'office-invitation': {
    link: `${site}/office/invitation#a-token`,
    name: 'Ada Byron',
    invitedBy: 'boss@b.example',
    roles: 'editor',
  },
  'factor-changed': { change: 'added', factor: 'passkey', by: null, from: '192.0.2.1', at: AT },
  'roles-changed': { roles: 'editor', before: '', by: 'boss@b.example', at: AT },
  'office-joined': accepted,
  'invitation-accepted': accepted,
  'application-copy': application,
  'application-notice': application,
  'registration-copy': registration,
  'registration-notice': registration,
  'application-answer': { applicationId: 'a-record', subject: 'About you', text: 'Dear Ada,\n\ncome and see us.' },
  'draft-not-published': { draftId: 'd1', name: 'Spring', at: 'Monday', reasons: ['A price is missing.'] },
  'registration-cancelled': { eventName: 'Float Days', firstName: 'Ada', lastName: 'Byron' },
};

export const kinds = Object.keys(templates).filter((name): name is MailKind => Object.hasOwn(samples, name));

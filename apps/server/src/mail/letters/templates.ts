import { applicationLabels, CONFIRM_LINK_HOURS, RESET_LINK_HOURS, registrationLabels } from '@millrace/contract';
import { INVITATION_DAYS } from '@millrace/contract/office';
import type { RegistrationMail } from '@millrace/database';
import { accountTemplates } from './account-templates.ts';
import type { Block, Templates } from './letter.ts';
import { RECORD_HOURS } from './record-hours.ts';
import { typed, typedText } from './typed-text.ts';

/** Every kind of mail. A kind without its template does not compile. */
export const templates: Templates = {
  'confirm-email': {
    usefulHours: CONFIRM_LINK_HOURS,
    letter: ({ link }, { company }) => ({
      subject: `Confirm your email address for ${company}`,
      preview: 'One step is left before you can sign in.',
      heading: 'Confirm your email address',
      blocks: [
        { kind: 'text', text: `Somebody signed up at ${company} with this address. If it was you, one step is left.` },
        { kind: 'button', label: 'Confirm this address', link },
        {
          kind: 'note',
          text: `The link works for ${hours(CONFIRM_LINK_HOURS)}. If it was not you, do nothing: without this step nobody can sign in with your address.`,
        },
      ],
    }),
  },
  'address-known': {
    usefulHours: 24,
    letter: ({ signInLink, resetLink }, { company }) => ({
      subject: `You already have an account at ${company}`,
      preview: 'Somebody tried to sign up with your address once more.',
      heading: 'You already have an account',
      blocks: [
        {
          kind: 'text',
          text: `Somebody tried to sign up at ${company} with this address, and there is an account for it already. If it was you, sign in.`,
        },
        { kind: 'button', label: 'Sign in', link: signInLink },
        { kind: 'text', text: 'If you do not know the password any more, choose a new one.' },
        { kind: 'button', label: 'Choose a new password', link: resetLink },
        { kind: 'note', text: 'If it was not you, do nothing: your account is as it was.' },
      ],
    }),
  },
  'reset-password': {
    usefulHours: RESET_LINK_HOURS,
    letter: ({ link }, { company }) => ({
      subject: `Choose a new password for ${company}`,
      preview: `The link works once, for ${hours(RESET_LINK_HOURS)}.`,
      heading: 'Choose a new password',
      blocks: [
        { kind: 'text', text: `A new password was asked for at ${company} for the account with this address.` },
        { kind: 'button', label: 'Choose a new password', link },
        {
          kind: 'note',
          text: `The link works once, for ${hours(RESET_LINK_HOURS)}; a new password ends every session. If you did not ask, do nothing: your password stays as it is.`,
        },
      ],
    }),
  },
  'office-invitation': {
    usefulHours: INVITATION_DAYS * 24,
    letter: ({ link, name, invitedBy, roles }, { company }) => ({
      subject: `You are invited to the office of ${company}`,
      preview: `The link works once, for ${INVITATION_DAYS} days.`,
      heading: 'You are invited to the office',
      blocks: [
        {
          kind: 'text',
          text: `${invitedBy} invites you to the office of ${company}, where its staff keep this site true.`,
        },
        { kind: 'details', isTyped: true, details: typed([['Name', name]]) },
        { kind: 'details', details: [{ name: 'Roles', value: roles }] },
        { kind: 'button', label: 'Accept the invitation', link },
        {
          kind: 'note',
          text: `The link works once, for ${INVITATION_DAYS} days. It lets whoever has it in, so do not pass it on. If you know nothing of this, do nothing.`,
        },
      ],
    }),
  },
  ...accountTemplates,
  'application-copy': {
    usefulHours: RECORD_HOURS,
    letter: ({ position, name, hasResume }, { company }) => ({
      subject: `Your application at ${company}`,
      preview: 'A copy of it is attached.',
      heading: 'An application with your address',
      blocks: [
        {
          kind: 'text',
          text: `Somebody applied at ${company} with this address. If it was you, thank you: your application is here. Attached is a copy of exactly what we keep of it${hasResume ? ', your résumé aside, which came with it' : ''}. This was typed into the form:`,
        },
        {
          kind: 'details',
          isTyped: true,
          details: typed([
            [applicationLabels.position, position],
            ['Name', name],
          ]),
        },
        {
          kind: 'note',
          text: 'If something is wrong or missing, answer this mail or call us. If it was not you, please tell us.',
        },
      ],
    }),
  },
  'application-notice': {
    usefulHours: RECORD_HOURS,
    letter: ({ position, name, hasResume, applicationId }) => ({
      subject: `Application: ${subjectPart(name)}, ${subjectPart(position)}`,
      preview: hasResume ? 'With a résumé.' : 'Without a résumé.',
      heading: 'An application came in',
      blocks: [
        {
          kind: 'details',
          isTyped: true,
          details: typed([
            [applicationLabels.position, position],
            ['Name', name],
          ]),
        },
        {
          kind: 'details',
          details: [
            { name: applicationLabels.filename, value: hasResume ? 'yes' : 'no' },
            { name: 'Record', value: applicationId },
          ],
        },
        { kind: 'note', text: 'What was sent is not in this mail: sign in to read it.' },
      ],
    }),
  },
  'application-answer': {
    usefulHours: RECORD_HOURS,
    letter: ({ subject, text }, { company }) => ({
      subject,
      preview: `An answer of ${company}.`,
      heading: 'About your application',
      blocks: paragraphs(text).map((paragraph) => ({ kind: 'text', text: paragraph })),
    }),
  },
  'registration-copy': {
    usefulHours: RECORD_HOURS,
    letter: ({ event, person }, { company, publicUrl }) => ({
      subject: `You are registered for ${event.name}`,
      preview: `${event.dates}, at ${company}.`,
      heading: `See you at ${event.name}`,
      blocks: [
        {
          kind: 'text',
          text: `Somebody registered for ${event.name} with this address. If it was you, thank you. This is what we wrote down; the quoted part is as it was typed:`,
        },
        ...registrationFacts({ event, person }),
        { kind: 'button', label: 'The event', link: `${publicUrl}/blog/${event.slug}` },
        {
          kind: 'note',
          text: 'The attached file puts the days into your calendar. If something is wrong, or if it was not you, answer this mail or call us.',
        },
      ],
    }),
  },
  'registration-notice': {
    usefulHours: RECORD_HOURS,
    letter: ({ event, person }) => ({
      subject: `A registration for ${event.name}: ${subjectPart(`${person.firstName} ${person.lastName}`)}`,
      preview: `${person.totalAttending} attending.`,
      heading: `A registration for ${event.name}`,
      blocks: registrationFacts({ event, person }),
    }),
  },
  'draft-not-published': {
    usefulHours: RECORD_HOURS,
    letter: ({ draftId, name, at, reasons }, { publicUrl }) => ({
      subject: `Not published: ${subjectPart(name)}`,
      preview: 'The site is as it was; the draft is open again.',
      heading: 'A scheduled draft was not published',
      blocks: [
        { kind: 'text', text: `You scheduled a draft for ${at}. It was not published, and the site is as it was.` },
        { kind: 'details', isTyped: true, details: typed([['Draft', name]]) },
        ...reasons.map((text) => ({ kind: 'text', text }) as const),
        { kind: 'button', label: 'Open the draft', link: `${publicUrl}/office?draft=${draftId}` },
        {
          kind: 'note',
          text: 'The draft is open again, with all its changes. Mend it, then publish or schedule it once more.',
        },
      ],
    }),
  },
  'registration-cancelled': {
    usefulHours: RECORD_HOURS,
    letter: ({ eventName, firstName, lastName }, { company }) => ({
      subject: `Your registration for ${eventName} is cancelled`,
      preview: `By ${company}.`,
      heading: `Not registered for ${eventName} any more`,
      blocks: [
        { kind: 'text', text: `${company} has cancelled the registration with this address. It was made for:` },
        { kind: 'details', isTyped: true, details: typed([['Name', `${firstName} ${lastName}`]]) },
        { kind: 'note', text: 'If you did not ask for it, answer this mail or call us.' },
      ],
    }),
  },
};

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

const registrationFacts = ({ event, person }: RegistrationMail): Block[] => [
  {
    kind: 'details',
    details: [
      { name: 'Event', value: event.name },
      { name: 'When', value: event.dates },
      // The form lets nothing but one plain address through.
      { name: registrationLabels.email, value: person.email },
      { name: 'Attending', value: String(person.totalAttending) },
    ],
  },
  {
    kind: 'details',
    isTyped: true,
    details: typed([
      ['Name', `${person.firstName} ${person.lastName}`],
      [registrationLabels.phone, person.phone],
      [registrationLabels.notes, person.notes],
    ]),
  },
];

const SUBJECT_PART_MAX = 60;
const subjectPart = (text: string): string => typedText(text).slice(0, SUBJECT_PART_MAX);

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

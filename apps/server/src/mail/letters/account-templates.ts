import type { FactorChange } from '@millrace/database';
import type { Templates } from './letter.ts';
import { RECORD_HOURS } from './record-hours.ts';
import { typed } from './typed-text.ts';

/** Mails by which the owner of an account, or who invited, sees what was done about it. Nothing in them opens a door. */
export const accountTemplates = {
  'factor-changed': {
    usefulHours: RECORD_HOURS,
    letter: ({ change, factor = 'authenticator', by, from, at }, { company, publicUrl }) => {
      const { heading, text, preview } = factorWords(change, thing[factor]);
      return {
        subject: `${heading}: ${company}`,
        preview,
        heading,
        blocks: [
          { kind: 'text', text: `${text} It is the account with this address at the office of ${company}.` },
          { kind: 'details', details: actDetails({ by: by ?? 'you, or somebody signed in as you', from, at }) },
          { kind: 'button', label: 'Look at your sign-in', link: `${publicUrl}/office/own-sign-in` },
          {
            kind: 'note',
            text:
              by === null
                ? 'If it was not you, somebody has your password or your session. Choose a new password at once, which ends every session, and call an admin of the office: they reset your second factors.'
                : 'If you do not know why, ask who did it, or another admin of the office.',
          },
        ],
      };
    },
  },
  'roles-changed': {
    usefulHours: RECORD_HOURS,
    letter: ({ roles, before, by, at }, { company, publicUrl }) => ({
      subject: roles === '' ? `You are no user of the office of ${company} any more` : `Your roles at ${company}`,
      preview: roles === '' ? 'Your roles were taken away.' : `From now on: ${roles}.`,
      heading: roles === '' ? 'You are not in the office any more' : 'Your roles have changed',
      blocks: [
        {
          kind: 'text',
          text:
            roles === ''
              ? `All roles at the office of ${company} were taken from the account with this address. Its account at the public site stays.`
              : `The account with this address has other roles at the office of ${company}. They hold at once, also where you work just now.`,
        },
        {
          kind: 'details',
          details: [
            { name: 'Roles', value: roles === '' ? 'none' : roles },
            { name: 'Before', value: before === '' ? 'none' : before },
            ...actDetails({ by, from: null, at }),
          ],
        },
        ...(roles === '' ? [] : [{ kind: 'button', label: 'Go to the office', link: `${publicUrl}/office` } as const]),
        { kind: 'note', text: 'If you do not know why, ask who did it, or another admin of the office.' },
      ],
    }),
  },
  'office-joined': {
    usefulHours: RECORD_HOURS,
    letter: ({ name, roles, how, from, at }, { company, publicUrl }) => ({
      subject: `You are a user of the office of ${company}`,
      preview: 'Your invitation was accepted.',
      heading: 'Your invitation was accepted',
      blocks: [
        {
          kind: 'text',
          text: `Somebody followed the invitation that was mailed to this address and came into the office of ${company}, ${howWords[how]}.`,
        },
        { kind: 'details', isTyped: true, details: typed([['Name', name]]) },
        { kind: 'details', details: [{ name: 'Roles', value: roles }, ...actDetails({ from, at })] },
        { kind: 'button', label: 'Go to the office', link: `${publicUrl}/office` },
        {
          kind: 'note',
          text: 'If it was not you, somebody reads your mail. Tell who invited you at once: they remove the account.',
        },
      ],
    }),
  },
  'invitation-accepted': {
    usefulHours: RECORD_HOURS,
    letter: ({ name, email, roles, how, from, at }, { company, publicUrl }) => ({
      subject: `Your invitation was accepted: ${email}`,
      preview: `They are in the office of ${company} now.`,
      heading: 'Your invitation was accepted',
      blocks: [
        {
          kind: 'text',
          text: `You invited somebody to the office of ${company}. They followed the link and are in now, ${howWords[how]}.`,
        },
        { kind: 'details', isTyped: true, details: typed([['Name', name]]) },
        {
          kind: 'details',
          details: [{ name: 'E-mail', value: email }, { name: 'Roles', value: roles }, ...actDetails({ from, at })],
        },
        { kind: 'button', label: 'See the users of the office', link: `${publicUrl}/office/staff` },
        { kind: 'note', text: 'If they tell you that it was not them, remove them from the office there.' },
      ],
    }),
  },
} satisfies Partial<Templates>;

const thing = { authenticator: 'an authenticator', passkey: 'a passkey' } as const;
const howWords = { password: 'with a password', provider: 'by single sign-on' } as const;

function factorWords(change: FactorChange['change'], what: string): { heading: string; text: string; preview: string } {
  if (change === 'added')
    return {
      heading: 'A second factor was added',
      text: `Somebody set up ${what} with which they can sign in as you from now on.`,
      preview: 'If it was not you, read this at once.',
    };
  if (change === 'removed')
    return {
      heading: 'A second factor was removed',
      text: `Somebody removed ${what}: nobody can sign in with it any more.`,
      preview: 'If it was not you, read this at once.',
    };
  if (change === 'codes-made')
    return {
      heading: 'New recovery codes were made',
      text: 'Somebody made ten new recovery codes. Those of before are not good any more.',
      preview: 'If it was not you, read this at once.',
    };
  return {
    heading: 'Your second factors were reset',
    text: 'All your second factors were removed and all your sessions ended. At your next sign-in you set up a new one: do it soon, so that nobody else does.',
    preview: 'You set up a new one at the next sign-in.',
  };
}

const actDetails = ({ by, from, at }: { by?: string; from: string | null; at: string }) => [
  ...(by === undefined ? [] : [{ name: 'Done by', value: by }]),
  ...(from === null ? [] : [{ name: 'Network address', value: from }]),
  { name: 'When', value: `${at.slice(0, 16).replace('T', ' ')} UTC` },
];

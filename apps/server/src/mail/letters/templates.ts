import { CONFIRM_LINK_HOURS, RESET_LINK_HOURS } from '@millrace/contract';
import type { Templates } from './letter.ts';

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
};

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

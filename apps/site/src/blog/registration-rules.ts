import { ATTENDING_DEFAULT, attendingAtMost, type EventAnswer, formWords, requiredWords } from '@millrace/contract';
import { emailRules } from '../forms/checks/email.ts';
import { lengthRules, lineRules, plainLine, plainText } from '../forms/checks/plain-text.ts';

/** The input. */
export interface RegistrationInput {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  totalAttending: string;
  notes: string;
}

/** The form as it is at the beginning, and again after each registration. */
export const noRegistration: RegistrationInput = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  totalAttending: String(ATTENDING_DEFAULT),
  notes: '',
};

/** For `register`, by field: the API's rules for each (specification 5), within the event's limits. */
export const registrationRules = ({ attendingMax, notesMax }: Pick<EventAnswer, 'attendingMax' | 'notesMax'>) => ({
  firstName: lineRules(requiredWords.firstName),
  lastName: lineRules(requiredWords.lastName),
  phone: lineRules(requiredWords.phone),
  email: emailRules(formWords.invalidEmail, requiredWords.email),
  totalAttending: {
    validate: (text: string) => {
      const count = Number(text);
      if (!Number.isInteger(count) || count < ATTENDING_DEFAULT) return requiredWords.totalAttending;
      return count <= attendingMax || attendingAtMost(attendingMax);
    },
  },
  notes: lengthRules(notesMax),
});

/** Returns the part of it that is sent. */
export const registrationOf = ({
  firstName,
  lastName,
  phone,
  email,
  totalAttending,
  notes = '',
}: RegistrationInput) => ({
  firstName: plainLine(firstName),
  lastName: plainLine(lastName),
  phone: plainLine(phone),
  email: email.trim(),
  totalAttending: Number(totalAttending),
  notes: plainText(notes),
});

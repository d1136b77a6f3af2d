import { guessablePassword, leakedPassword } from '@millrace/contract';
import { ProblemError, problem } from '../../problems/problem-error.ts';
import { dressedWords } from './dressed-words.ts';
import { isLeaked } from './leaked-passwords.ts';
import { lettersOf, wordsOf } from './site-words.ts';

interface Guesses {
  siteWords(): ReadonlySet<string>;
}

/** Refuses a new password, by its field, that is tried first: one of the commonest, or a word of the site or of the person's address. */
export async function refuseGuessable({ siteWords }: Guesses, password: string, email = ''): Promise<void> {
  if (await isLeaked(password)) throw refused(leakedPassword);
  const words = dressedWords(password).map(lettersOf);
  if (words.length === 0) return;
  const guessed = new Set([...siteWords(), ...wordsOf(email.split('@')[0] ?? '')]);
  if (words.some((word) => guessed.has(word))) throw refused(guessablePassword);
}

const refused = (message: string): ProblemError =>
  new ProblemError(problem('bad-request', message, [{ field: 'password', message }]));

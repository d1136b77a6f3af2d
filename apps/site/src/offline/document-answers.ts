import type { KeyedAnswer } from '../api/page-data.ts';
import { answerAddress } from './answer-address.ts';

/**
 * The answers that came with the document, by address, as JSON. They are public. Answers fetched since, perhaps for a
 * signed-in user, are not among them.
 */
export function documentAnswers(answers: readonly KeyedAnswer[]): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap(([key, answer]) => {
      const address = answerAddress(key);
      return address === null || answer === undefined || answer === null ? [] : [[address, JSON.stringify(answer)]];
    }),
  );
}

import type { DehydratedState } from '@tanstack/react-query';
import { answerAddress } from './answer-address.ts';

/**
 * The answers that came with the document, by address, as JSON. They are public. Answers fetched since, perhaps for a
 * signed-in user, are not among them.
 */
export function documentAnswers(state: Pick<DehydratedState, 'queries'>): Record<string, string> {
  return Object.fromEntries(
    state.queries.flatMap(({ queryKey, state: { data } }) => {
      const address = answerAddress(queryKey);
      return address === null || data === undefined || data === null ? [] : [[address, JSON.stringify(data)]];
    }),
  );
}

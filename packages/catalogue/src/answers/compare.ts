import { type AnswerCall, answer } from '../answer.ts';
import { compareAnswer } from '../compare/compare-answer.ts';

/** Of what everybody sees. */
export const compare: AnswerCall<'compare'> = (snapshot, { query }) => answer(compareAnswer(snapshot, query.items));

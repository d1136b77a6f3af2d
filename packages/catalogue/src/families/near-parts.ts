import { type AnswerCall, answer } from '../answer.ts';
import { nearParts as partsNear } from '../asked-numbers/near-parts.ts';
import { presentResult } from '../searching/search-page.ts';

/** As many as are looked through at a glance. */
const MOST = 6;

/** Returns the products whose part number is one slip away from a text, likeliest first. */
export const nearParts: AnswerCall<'nearParts'> = (snapshot, { params }) =>
  answer(partsNear(snapshot, params.number).slice(0, MOST).map(presentResult));

import { calls, MODEL_NUMBER_MAX, type NumberAnswer, type NumberQuery } from '@millrace/contract';
import { type ApiQuery, lookUp } from '../api/query-for.ts';

/** Asks for the meaning of a text as a part number or model number; null for none. With `family` of that family only. */
export const numberQuery = (text: string, query: NumberQuery = {}): ApiQuery<NumberAnswer | null> =>
  lookUp(calls.number, { params: { number: text.trim().slice(0, MODEL_NUMBER_MAX) }, query });

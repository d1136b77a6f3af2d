import { type ApiTransport, SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { fetchTransport } from './fetch-transport.ts';

/** Calls the API with the key of a submit: however often it is sent, it makes one record. */
export const keyedTransport =
  (key: string): ApiTransport =>
  (request) =>
    fetchTransport({ ...request, headers: { [SUBMISSION_KEY_HEADER]: key } });

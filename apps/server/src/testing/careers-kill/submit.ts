import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import type { SentApplication } from './sent-application.ts';

/** The result of one try: success, no answer at all, or the words of another answer. */
export type Tried = 'acknowledged' | 'no answer' | { refused: string };

/** One submit, and how it ended. */
export interface Submitted {
  application: SentApplication;
  isAcknowledged: boolean;
  /** Tries without a response: each may have left a file. */
  unanswered: number;
}

const PATIENCE_MS = 60_000;
/** Starting, or stopping: a browser's user tries again. */
const NOT_NOW = 503;

/** Sends an application as the form does: in parts, or as JSON where no file comes with it. */
export async function submit(
  server: string,
  { submissionKey, address, body, file, number }: SentApplication,
): Promise<Tried> {
  const isJson = file === null && number % 2 === 0;
  const headers = {
    [SUBMISSION_KEY_HEADER]: submissionKey,
    'x-forwarded-for': address,
    ...(isJson ? { 'content-type': 'application/json' } : {}),
  };
  try {
    const answer = await fetch(`${server}/api/Applicant${isJson ? '/apply' : ''}`, {
      method: 'POST',
      headers,
      body: isJson ? JSON.stringify(body) : formOf(body, file),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    if (answer.status === 200 && text === 'true') return 'acknowledged';
    return answer.status === NOT_NOW ? 'no answer' : { refused: `${answer.status} ${text}` };
  } catch {
    return 'no answer';
  }
}

/** The form in parts, as a browser sends it. */
export function formOf(body: SentApplication['body'], file: SentApplication['file']): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  if (file !== null) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

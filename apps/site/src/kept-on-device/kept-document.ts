/** The list's name for a kept document. */
export interface DocumentName {
  /** `TDS` */
  code: string;
  number: string;
  name: string;
}

const NAME = 'x-kept-as';
/** True of the bytes on the way, not of those that are kept. */
const OF_THE_WAY = ['content-encoding', 'content-length'];

/** The kept answer, with its name on it. */
export function namedAnswer(answer: Response, name: DocumentName): Response {
  const headers = new Headers(answer.headers);
  for (const header of OF_THE_WAY) headers.delete(header);
  headers.set(NAME, encodeURIComponent(JSON.stringify(name)));
  return new Response(answer.body, { status: answer.status, headers });
}

/** The name on a kept answer; null without one. */
export function nameOf({ headers }: Pick<Response, 'headers'>): DocumentName | null {
  const text = headers.get(NAME);
  return text === null ? null : (JSON.parse(decodeURIComponent(text)) as DocumentName);
}

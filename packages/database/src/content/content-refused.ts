import { refusedRows } from '../refused-rows.ts';

/** Rows of the content contradict each other: a reference to a row that is not there, or a name taken twice. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  readonly code = 'content-refused';
}

/** The refusal of content of which PostgreSQL refused rows; undefined for any other error. */
export function refusalOf(error: unknown): ContentRefused | undefined {
  const refused = refusedRows(error);
  if (refused === undefined) return undefined;
  return new ContentRefused(`The content cannot be published: ${refused.words}`, { cause: refused.cause });
}

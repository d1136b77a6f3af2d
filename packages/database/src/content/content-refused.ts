import { DrizzleQueryError } from 'drizzle-orm';

/** Rows of the content contradict each other: a reference to a row that is not there, or a name taken twice. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  readonly code = 'content-refused';
}

/** PostgreSQL classes 22 and 23: a value that fits no column, what a constraint refuses. Both drivers give `code` and `detail`. */
export function refusalOf(error: unknown): ContentRefused | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || !/^2[23]/.test(String(cause.code))) return undefined;
  const detail = 'detail' in cause && typeof cause.detail === 'string' ? ` ${cause.detail}` : '';
  return new ContentRefused(`The content cannot be published: ${cause.message}.${detail}`, { cause });
}

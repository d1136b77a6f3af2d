interface LoggableError {
  type: string;
  message: string;
  code?: string;
  /** Of the database. */
  constraint?: string;
  table?: string;
  stack?: string;
  cause?: LoggableError;
}

const CAUSES_MAX = 5;

/**
 * An error in a form that may be logged. The database's errors carry the values of the query, and so people's input: of
 * those errors only the query and its place are kept.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const text = (name: 'code' | 'constraint' | 'table') => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return {
    type: error.name,
    message: messageOf(error),
    ...text('code'),
    ...text('constraint'),
    ...text('table'),
    // The frames alone: a stack begins with the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined || depth >= CAUSES_MAX ? {} : { cause: loggableError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  // Drizzle's: the query, a line `params: …`.
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  // PostgreSQL's: quotes what it does not like.
  if ('severity' in error) return error.message.replace(/"[^"]*"/g, '"…"').replace(/: [^"].*$/s, ': …');
  return error.message;
}

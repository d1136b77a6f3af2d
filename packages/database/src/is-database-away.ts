/** Of the system: the connection was refused, lost, or led nowhere. */
const OF_SYSTEM = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
];
/**
 * Of PostgreSQL: connection exceptions (08), too many connections, canceled or timed out, shutting down or starting, disk full,
 * read-only.
 */
const OF_POSTGRES = /^(?:08...|53...|57014|57P0[1-5]|25006|25P03)$/;
/** Of the driver, which gives them no code. */
const OF_DRIVER =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed)|Cannot use a pool after)/;

/**
 * Whether an error, or what caused it, says that the database cannot be asked just now: stopped, frozen, unreachable, full or in
 * the hands of somebody else. Asking again later may help; another question would not.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < CAUSES_MAX; at = at.cause, depth += 1) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    // Errors of many addresses tried at once hold those of each.
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
    if ('syscall' in at && isOfConnection(at.syscall) && OF_SYSTEM.includes(code)) return true;
    if (OF_POSTGRES.test(code) || OF_DRIVER.test(at.message)) return true;
  }
  return false;
}

const CAUSES_MAX = 5;
/** Not a file that is missing. */
const isOfConnection = (syscall: unknown): boolean =>
  ['connect', 'read', 'write', 'getaddrinfo'].includes(String(syscall));

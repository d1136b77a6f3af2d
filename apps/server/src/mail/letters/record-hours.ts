/** So long a mail about a record is of use: long enough for any fault to be mended. */
export const RECORD_HOURS = 14 * 24;

/** The header of the token against forgery, which every call of the office that changes something needs. */
export const OFFICE_TOKEN_HEADER = 'x-office-token';
/** The header of calls that a page makes by itself, while nobody does anything at it: they are no use of the session. */
export const OFFICE_UNATTENDED_HEADER = 'x-office-unattended';
/** So long after it was shown the second factor is not asked again. */
export const FRESH_FACTOR_MINUTES = 15;
export const RECOVERY_CODES = 10;

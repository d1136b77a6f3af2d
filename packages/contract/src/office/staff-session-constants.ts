/** The header of the token against forgery, which every call of the office that changes something needs. */
export const OFFICE_TOKEN_HEADER = 'x-office-token';
/** So long after it was shown the second factor is not asked again. */
export const FRESH_FACTOR_MINUTES = 15;
export const RECOVERY_CODES = 10;

/** The application form's word for an internship. */
export const INTERN = 'Intern';

/** Longest address, and longest reason for leaving, of an application. */
export const ADDRESS_MAX = 500;
/** Longest text on special skills. */
export const SKILLS_MAX = 5000;
/** Dollars. */
export const WAGE_MAX = 10_000_000;
/** Rows that each table of an application holds at most. */
export const APPLICATION_ROWS_MAX = 30;

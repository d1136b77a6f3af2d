/** Kinds of employment (specification 9). `Internship` everywhere but in the application form (decisions 4). */
export const employmentTypes = ['Full-Time', 'Part-Time', 'Seasonal', 'Internship', 'Remote'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
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

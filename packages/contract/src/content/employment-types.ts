/** Kinds of employment (specification 9). `Internship` everywhere but in the application form (decisions 4). */
export const employmentTypes = ['Full-Time', 'Part-Time', 'Seasonal', 'Internship', 'Remote'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

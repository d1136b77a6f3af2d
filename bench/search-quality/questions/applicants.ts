import type { WrittenQuestion } from '../question.ts';

/** Asked by people who look for work. */
export const applicants: readonly WrittenQuestion[] = [
  ['panel builder job', 'job:Control Panel Assembler'],
  ['test tech', 'job:Control Panel Test Technician'],
  ['summer internship', 'job:Engineering Intern'],
  ['warehouse shipping job', 'job:Shipping Clerk'],
  ['seasonal work', 'job:Seasonal Float Assembler'],
  ['regional sales manager', 'job:Regional Sales Manager'],
  ['inside sales rep', 'job:Inside Sales Representative'],
  ['tech support position', 'job:Technical Support Specialist'],
  ['applications engineer', 'job:Application Engineer'],
  ['cad designer schematics', 'job:Electrical Designer'],
  ['work from home', 'job:Application Engineer', 'job:Regional Sales Manager'],
  ['purchasing agent', 'job:Buyer'],
  ['apprenticeship', 'post:apprentices-2025', 'job:Engineering Intern'],
  ['job application form', 'file:Application for employment'],
  ['foreman', 'job:Production Supervisor'],
  ['part time', 'job:Shipping Clerk', 'job:Marketing Coordinator'],
  ['trade show coordinator job', 'job:Marketing Coordinator'],
];

import type { Job } from '@millrace/contract/content';

export type WrittenJob = Omit<Job, 'id' | 'isLive'> & { isLive?: false };
type Answers = Job['questions'];

const fullTimeHours = 'Monday-Friday 7:00am-3:30pm.';

/** Common questions, answered alike for every job with regular hours. */
export const commonQuestions: Answers = [
  { question: 'What are the hours?', answer: fullTimeHours },
  { question: 'How much paid time off is there?', answer: 'Up to 3 weeks in the first year.' },
  { question: 'Which benefits are there?', answer: 'Health, life, dental, 401k.' },
];

export const asked = (question: string, answer: string): Answers[number] => ({ question, answer });

import type { WrittenQuestion } from '../question.ts';
import { applicants } from './applicants.ts';
import { contractors } from './contractors.ts';
import { distributors } from './distributors.ts';
import { engineers } from './engineers.ts';

/** The two hundred questions. */
export const questions: readonly WrittenQuestion[] = [...contractors, ...engineers, ...distributors, ...applicants];

import { type ProblemError, refused } from './problem-error.ts';

const WORDS =
  'Something else was sent before under the same key, and that is what we have. This was not stored: please send it once more.';

/** The refusal of a submit whose key belongs to another one. */
export const submissionDiffers = (): ProblemError => refused('submission-differs', WORDS);

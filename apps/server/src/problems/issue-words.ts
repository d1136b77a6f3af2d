import type { z } from 'zod';

/** What is wrong with a value, to read behind its field's name: `page must be at least 1`. */
export function issueWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    default:
      return issue.message;
  }
}

const unit = (origin: string): string => (origin === 'string' ? ' characters' : '');

import type { z } from 'zod';

/** The beginning of zod's own messages; other messages are the schema's own words. */
const ZOD_SAYS = /^(?:Invalid (?:input|option|string|ISO date|UUID$|URL$)|Too (?:small|big)|Unrecognized key)/;

/** Describes a fault of a value, to be read after its field's name: `page must be at least 1`. Or the schema's own sentence. */
export function issueWords(issue: z.core.$ZodIssue): string {
  if (!ZOD_SAYS.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be ${withArticle(issue.expected)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it has to be';
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return issue.message;
  }
}

const formats: Readonly<Record<string, string>> = {
  date: 'must be a day, such as 2027-03-01',
  datetime: 'must be a moment, such as 2027-03-01T06:00:00Z',
  url: 'must be an address, such as https://example.com',
  uuid: 'must be an id as the server gave it',
};

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (minimum === 1 && (origin === 'string' || origin === 'array')) return 'must not be empty';
  return `must be ${inclusive === false ? 'more than' : 'at least'} ${minimum}${unit(origin)}`;
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const unit = (origin: string): string => units[origin] ?? '';

import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

test.each([
  [z.coerce.number(), 'two', 'must be a number'],
  [z.object({}), 'two', 'must be an object'],
  [z.number().int(), 1.5, 'must be a whole number'],
  [z.number().min(1), 0, 'must be at least 1'],
  [z.number().max(100), 101, 'must be at most 100'],
  [z.string().max(3), 'four', 'must be at most 3 characters'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(2), 'a', 'must be at least 2 characters'],
  [z.array(z.string()).min(1), [], 'must not be empty'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must be at most 2 entries'],
  [z.iso.date(), '1 March', 'must be a day, such as 2027-03-01'],
  [z.iso.datetime(), '1 March', 'must be a moment, such as 2027-03-01T06:00:00Z'],
  [z.uuid(), 'here', 'must be an id as the server gave it'],
  [z.string().regex(/^a$/), 'b', 'is not written as it has to be'],
  [z.string().regex(/^a$/, 'must be a'), 'b', 'must be a'],
  [z.httpUrl(), 'here', 'must be an address, such as https://example.com'],
  [z.enum(['true', 'false']), 'maybe', 'must be one of true, false'],
  [z.string(), ['a', 'b'], 'must be a string'],
  [z.string().min(1, 'Please enter an email'), '', 'Please enter an email'],
  [z.strictObject({}), { role: 'admin' }, 'must not have role'],
])('case %#', (schema, value, words) => {
  expect(schema.safeParse(value).error?.issues.map(issueWords)).toEqual([words]);
});

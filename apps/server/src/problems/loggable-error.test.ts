import { addUser, findUser } from '@millrace/database';
import { clear, openTestDatabase } from '@millrace/database/testing';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => clear(database));
afterAll(() => database.close());

const user = { email: 'pat@example.com', password: 'scrypt$hash', userType: null, isConfirmed: true };
const typed = /pat@example|scrypt\$hash|not-an-id/;

async function logged(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggableError } }, { write: (line) => void lines.push(line) });
  await work().catch((err: unknown) => log.error({ err }, 'unexpected'));
  return lines.join();
}

test('of a query that failed, what was asked is logged and what was typed is not', async () => {
  const line = await logged(() => findUser(database.queries, 'not-an-id'));
  expect(line).toContain('from \\"user\\"');
  expect(line).toContain('22P02');
  expect(line).toContain('    at ');
  expect(line).not.toMatch(typed);
});
test('of a row that is refused, the constraint is logged and the row is not', async () => {
  const line = await logged(() => addUser(database.queries, { ...user, customerId: 2 ** 31 }));
  expect(line).toContain('22003');
  expect(line).not.toMatch(typed);
});
test('other errors keep their words, and causes theirs', () => {
  const error = loggableError(new TypeError('broken', { cause: new Error('deeper') }));
  expect(error).toMatchObject({ type: 'TypeError', message: 'broken', cause: { type: 'Error', message: 'deeper' } });
});
test('a chain that never ends is cut', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggableError(error)).match(/round/g)).toHaveLength(6);
});
test('what is no error is not told', () => {
  expect(loggableError('pat@example.com')).toEqual({ type: 'string', message: 'not an error' });
});

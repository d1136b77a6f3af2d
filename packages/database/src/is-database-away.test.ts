import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const failed = (facts: object, cause?: unknown): Error => Object.assign(new Error('x', { cause }), facts);
const causedBy = (depth: number, last: Error): Error => (depth === 0 ? last : failed({}, causedBy(depth - 1, last)));
const named = (message: string): Error => new Error(message);

test.each([
  ['nobody listens', failed({ code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['its socket is not there', failed({ code: 'ENOENT', syscall: 'connect' }), true],
  ['a file is not there', failed({ code: 'ENOENT', syscall: 'open' }), false],
  ['one of several addresses', new AggregateError([named('x'), failed({ code: 'EPIPE', syscall: 'write' })]), true],
  ['it is shutting down', failed({ code: '57P01' }), true],
  ['its disk is full', failed({ code: '53100' }), true],
  ['it is read-only', failed({ code: '25006' }), true],
  ['a statement took too long', failed({ code: '57014' }), true],
  ['the driver lost it', named('Connection terminated unexpectedly'), true],
  ['the pool is busy', named('timeout exceeded when trying to connect'), true],
  ['a query that failed by it', failed({ query: 'select 1' }, failed({ code: '08006' })), true],
  ['the fifth of five errors, each by the next', causedBy(4, failed({ code: '08006' })), true],
  ['the sixth of six errors', causedBy(5, failed({ code: '08006' })), false],
  ['a code that is a number', failed({ code: 57_014 }), false],
  ['a row is there already', failed({ code: '23505' }), false],
  ['a bug', new TypeError('x is undefined'), false],
  ['no error', 'ECONNREFUSED', false],
])('%s', (_, error, isAway) => expect(isDatabaseAway(error)).toBe(isAway));

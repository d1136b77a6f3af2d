import type { Colleague } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { nameOf } from './colleagues.ts';

const ada: Colleague = { id: 'a', name: 'Ada', email: 'ada@example.com', roles: ['editor'] };
const ben: Colleague = { id: 'b', name: 'Ben', email: 'ben@example.com', roles: ['publisher'] };

test.each<[string, string | null, readonly Colleague[] | undefined, string]>([
  ['a colleague, by name', 'b', [ada, ben], 'Ben'],
  ['who is among them no more', 'c', [ada, ben], 'a former colleague'],
  ['nobody of the office', null, [ada, ben], 'the server'],
  ['nobody of the office, while they are read', null, undefined, 'the server'],
  ['somebody, while they are read', 'b', undefined, '…'],
])('names %s', (_, id, colleagues, name) => {
  expect(nameOf(id, colleagues)).toBe(name);
});

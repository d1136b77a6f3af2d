import { expect, test } from 'vitest';
import type { WaitingEdit } from './waiting-edit.ts';
import { writesMany } from './writes-many.ts';

const write = (rows: number, isSent = false): WaitingEdit => ({
  key: 'k',
  order: 1,
  by: 'a@example.com',
  draft: '7',
  at: 0,
  isSent,
  edits: Array.from({ length: rows }, (_, id) => ({ kind: 'products', id, version: 'r1', fields: { name: 'a' } })),
});
const queue = (...waiting: WaitingEdit[]) => ({ waiting, isFailing: false, isSignedOut: false });

test('reads wait while another write of many rows is about to leave, and for nothing else', () => {
  expect(writesMany(queue(write(500, true), write(50)))).toBe(true);
  expect(writesMany(queue(write(500, true), write(49)))).toBe(false);
  expect(writesMany(queue(write(500, true)))).toBe(false);
  expect(writesMany(queue())).toBe(false);
});

test('nothing waits for writes that cannot leave', () => {
  const waiting = [write(500, true), write(500)];
  expect(writesMany({ waiting, isFailing: true, isSignedOut: false })).toBe(false);
  expect(writesMany({ waiting, isFailing: false, isSignedOut: true })).toBe(false);
});

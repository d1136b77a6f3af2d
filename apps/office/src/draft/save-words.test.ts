import { expect, test } from 'vitest';
import { EMPTY, type QueueState } from './queue-state.ts';
import { saveWords } from './save-words.ts';
import type { WaitingEdit } from './waiting-edit.ts';

const edit = (...fields: string[]): WaitingEdit => ({
  key: fields.join(),
  order: 1,
  by: 'me',
  draft: null,
  at: 1,
  isSent: false,
  edits: [{ kind: 'products', id: 1, version: 'r1', fields: Object.fromEntries(fields.map((field) => [field, 1])) }],
});

test.each<[Partial<QueueState>, boolean, string, string]>([
  [{}, true, 'ok', 'Connected'],
  [{ savedAt: 1 }, true, 'ok', 'Saved to the draft'],
  [{ savedAt: 1, merged: ['price'] }, true, 'ok', 'Saved, with what others changed in the row: price'],
  [{ waiting: [edit('a')] }, true, 'busy', 'Saving'],
  [{ waiting: [edit('a', 'b'), edit('c')] }, false, 'warn', 'Offline: 3 edits wait'],
  [{}, false, 'warn', 'Offline. What you change waits here'],
  [{ waiting: [edit('a')], isFailing: true }, true, 'warn', 'The server does not answer: 1 edit waits'],
  [{ waiting: [edit('a')], isSignedOut: true }, true, 'fault', 'Signed out: 1 edit waits for you to sign in'],
  [
    { waiting: [edit('a')], isUnkept: true },
    true,
    'fault',
    'This browser has no room to keep 1 edit: leave this tab open',
  ],
  [{ offered: [edit('a', 'b')] }, true, 'warn', '2 edits of a closed tab are not saved'],
  [{ conflicts: [{}] as never }, true, 'fault', '1 value in conflict'],
  [{ conflicts: [{}, {}] as never, offered: [edit('a')] }, true, 'fault', '2 values in conflict'],
  [{ offered: [edit('a')], waiting: [edit('b')] }, true, 'warn', '1 edit of a closed tab is not saved'],
  [{ refused: [{ edit: edit('a'), code: 'x', words: 'y' }] }, true, 'fault', '1 edit refused'],
])('case %#', (state, isOnline, lamp, words) =>
  expect(saveWords({ ...EMPTY, ...state }, isOnline)).toMatchObject({ lamp, words }),
);

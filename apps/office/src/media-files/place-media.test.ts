import { expect, test, vi } from 'vitest';
import { storageOf } from '../draft/testing/storage-of.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { describeMedia, moveMedia, placeMedia } from './media-queries.ts';

const DRAFT = '0b6ae21e-7d5e-4a3c-8f6e-0a1b2c3d4e5f';
const bodies = {
  place: { file: 'f', uri: 'a.png' },
  describe: { uri: 'a.png', alt: 'A pump' },
  move: { uri: 'a.png', to: 'b.png' },
} as const;

test.each([
  ['placed', () => placeMedia(bodies.place), 'POST /office/drafts/{draft}/media', bodies.place],
  ['described', () => describeMedia(bodies.describe as never), 'PUT /office/drafts/{draft}/media', bodies.describe],
  ['moved', () => moveMedia(bodies.move as never), 'POST /office/drafts/{draft}/media/move', bodies.move],
])('a file is %s in the draft that one works in', async (_, work, call, body) => {
  const local = storageOf();
  local.setItem('office-draft', DRAFT);
  vi.stubGlobal('localStorage', local);
  const asked = answerCalls();
  await work();
  expect(asked.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
    [call.replace('{draft}', DRAFT), body],
  ]);
});

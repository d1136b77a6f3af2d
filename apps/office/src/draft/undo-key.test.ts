import { expect, test } from 'vitest';
import { undoKey } from './undo-key.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'Y', ctrlKey: true, shiftKey: true }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
  [{ key: 'z' }, null],
  [{ key: 'y' }, null],
] as const)('%o is %s', (given, meaning) => {
  expect(undoKey({ ...none, ...given })).toBe(meaning);
});

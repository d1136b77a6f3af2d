import { expect, test } from 'vitest';
import { connectionOf } from './connection.ts';

test.each([
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, 'spare'],
  ['2g', { effectiveType: '2g' }, 'spare'],
  ['less than that', { effectiveType: 'slow-2g' }, 'spare'],
  ['3g', { effectiveType: '3g' }, 'plain'],
  ['4g', { saveData: false, effectiveType: '4g' }, 'good'],
  ['a browser that does not say', {}, 'good'],
] as const)('%s', (_who, said, kind) => {
  expect(connectionOf(said)).toBe(kind);
});

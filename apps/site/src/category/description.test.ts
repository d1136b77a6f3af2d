import { DESCRIPTION_CLAMP } from '@millrace/contract';
import { expect, test } from 'vitest';
import { isClamped } from './description.tsx';

test('a description of 350 characters is cut, one of 349 is not', () => {
  expect(isClamped('x'.repeat(DESCRIPTION_CLAMP))).toBe(true);
  expect(isClamped('x'.repeat(DESCRIPTION_CLAMP - 1))).toBe(false);
});

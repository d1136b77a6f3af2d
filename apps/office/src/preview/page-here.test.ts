// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { usePageHere, useTellPage } from './page-here.ts';

test('the public page of what one works on is known until the form is left', () => {
  const { now, leave: leaveReader } = drawHook(usePageHere);
  expect(now()).toBeNull();
  let path: string | null = '/family/1';
  const { again, leave } = drawHook(() => useTellPage(path));
  expect(now()).toBe('/family/1');
  path = '/family/2';
  again();
  again();
  expect(now()).toBe('/family/2');
  leave();
  expect(now()).toBeNull();
  const other = drawHook(() => useTellPage('/family/3'));
  expect(now()).toBe('/family/3');
  leaveReader();
  other.leave();
  expect(now()).toBe('/family/3');
  expect(drawHook(usePageHere).now()).toBeNull();
});

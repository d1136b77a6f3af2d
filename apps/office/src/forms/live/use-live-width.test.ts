// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { liveWidths } from './live-page.tsx';
import { useLiveWidth } from './use-live-width.ts';

beforeEach(() => localStorage.clear());

describe('until somebody chooses', () => {
  test.each([
    [1279, null],
    [1280, 390],
  ])('at %d pixels the page beside a form is %s wide', (pixels, width) => {
    vi.stubGlobal('innerWidth', pixels);
    expect(drawHook(useLiveWidth).now()[0]).toBe(width);
    vi.unstubAllGlobals();
  });
});

test.each([...liveWidths, null])('a chosen width of %s is shown, and is there the next time', (width) => {
  const { now } = drawHook(useLiveWidth);
  act(() => now()[1](width));
  expect(now()[0]).toBe(width);
  expect(drawHook(useLiveWidth).now()[0]).toBe(width);
});

test('a width that there is no more is none', () => {
  localStorage.setItem('office-page-beside', '777');
  expect(drawHook(useLiveWidth).now()[0]).toBeNull();
});

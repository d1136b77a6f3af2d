// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { currentDraft, setCurrentDraft, takeDraftFromAddress, useCurrentDraft } from './current-draft.ts';

const A = '6b0e2c0a-0000-4000-8000-00000000000a';
const B = '6B0E2C0A-0000-4000-8000-00000000000B';
const addressOf = (): string => `${location.pathname}${location.search}${location.hash}`;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/office/rows/products?sort=name#end');
});

test.each([
  [null, null],
  [A, A],
  [B, B],
  ['', null],
  [`${A}0`, null],
  [`x${A}`, null],
  ['6b0e2c0a-0000-4000-8000', null],
])('what a browser kept as its draft: %s', (kept, draft) => {
  if (kept !== null) localStorage.setItem('office-draft', kept);
  expect(currentDraft()).toBe(draft);
});

test('a draft is kept until there is none', () => {
  setCurrentDraft(A);
  expect(currentDraft()).toBe(A);
  setCurrentDraft(null);
  expect([currentDraft(), localStorage.length]).toEqual([null, 0]);
});

describe('an address', () => {
  test.each([
    [`?draft=${A}&sort=name#end`, B, `?draft=${B}&sort=name#end`],
    [`?draft=${A}`, A, `?draft=${A}`],
    [`?draft=${A}`, null, `?draft=${A}`],
    ['?sort=name', A, '?sort=name'],
  ])('of %s, when %s becomes the draft, is %s', (before, draft, after) => {
    history.replaceState(null, '', `/office/publish${before}`);
    setCurrentDraft(draft);
    expect(addressOf()).toBe(`/office/publish${after}`);
  });

  test.each([
    [`?draft=${A}`, null, A],
    [`?draft=${B}`, A, B],
    ['?draft=none', A, A],
    ['', A, A],
    ['', null, null],
  ])('of %s makes, where %s was, %s the draft', (address, before, after) => {
    setCurrentDraft(before);
    history.replaceState(null, '', `/office/publish${address}`);
    takeDraftFromAddress();
    expect(currentDraft()).toBe(after);
  });

  test('that names the draft already tells nobody', () => {
    setCurrentDraft(A);
    history.replaceState(null, '', `/office?draft=${A}`);
    let told = 0;
    const hear = (): void => void told++;
    addEventListener('office:draft', hear);
    takeDraftFromAddress();
    removeEventListener('office:draft', hear);
    expect(told).toBe(0);
  });
});

test('a component is drawn with the draft, in all tabs', () => {
  const { now, leave } = drawHook(useCurrentDraft);
  expect(now()).toBeNull();
  act(() => setCurrentDraft(A));
  expect(now()).toBe(A);
  localStorage.setItem('office-draft', B);
  act(() => void dispatchEvent(new Event('storage')));
  expect(now()).toBe(B);
  leave();
  setCurrentDraft(null);
  expect(now()).toBe(B);
});

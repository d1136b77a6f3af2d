// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useSound } from './use-sound.ts';

const withCodes = (...codes: string[]): Configurator => ({
  configGroups: [{ name: 'Size', options: codes.map((code) => ({ code })) }],
});
const half = (rule: string): Configurator => ({
  configGroups: [{ name: 'Size', options: [{ code: 'A', enableIf: [rule] }, { code: 'B' }] }],
});

test('what is sound is tried as it is typed; an option that is typed half stands as it last was sound', () => {
  let typed = withCodes('A', 'B');
  const hook = drawHook(() => useSound(typed, null));
  expect(hook.now()).toBe(typed);
  typed = half('Size.B');
  hook.again();
  expect(hook.now()).toBe(typed);
  typed = half('Size.');
  hook.again();
  expect(hook.now()).toEqual(half('Size.B'));
  const before = hook.now();
  hook.again();
  expect(hook.now()).toBe(before);
});

test.each([
  ['as it is published', half('Size.B'), half('Size.B')],
  ['as it is typed, where nothing is published', null, half('Size.')],
])('an option that was half from the beginning is there %s', (_, published, shown) => {
  expect(drawHook(() => useSound(half('Size.'), published)).now()).toEqual(shown);
});

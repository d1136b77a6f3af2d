// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { moveAmongOptions } from './move-among-options.ts';

let list: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div>${['a', 'b', 'c'].map((id) => `<input type="radio" id="${id}">`).join('')}
    <input type="radio" id="off" disabled><input type="text" id="text"></div>`;
  list = document.querySelector('div') as HTMLElement;
});
function press(key: string, id: string): [at: string | undefined, isTaken: boolean] {
  const target = document.querySelector<HTMLInputElement>(`#${id}`);
  target?.focus();
  const preventDefault = vi.fn();
  moveAmongOptions({ key, target, currentTarget: list, preventDefault } as never);
  return [document.activeElement?.id, preventDefault.mock.calls.length === 1];
}

test.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowRight', 'b', 'c'],
  ['ArrowUp', 'c', 'b'],
  ['ArrowLeft', 'b', 'a'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', 'a', 'c'],
])('%s from option %s is at %s, past those that cannot be chosen', (key, from, to) => {
  expect(press(key, from)).toEqual([to, true]);
});

test.each([
  ['Tab', 'a'],
  [' ', 'a'],
  ['ArrowDown', 'text'],
])('%j at %s is the browser’s', (key, at) => expect(press(key, at)).toEqual([at, false]));

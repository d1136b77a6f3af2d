import { type Configurator, initialSelection } from '@millrace/configurator';
import { expect, test, vi } from 'vitest';
import { createBuilder } from './builder.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Options', multiselect: true, options: [{ code: 'E' }] },
  ],
};
const begin = () => createBuilder(configurator, new Set(), null);
const toggle = (group: string, code: string) => ({ type: 'toggle', group, code }) as const;

test('a builder is untouched until something is chosen, and again once it is taken off', () => {
  const builder = begin();
  expect(builder.isUntouched()).toBe(true);
  builder.dispatch(toggle('Supply', '1'));
  expect(builder.isUntouched()).toBe(false);
  builder.dispatch(toggle('Supply', '1'));
  expect(builder.isUntouched()).toBe(true);
});
test('one that begins with choices is touched', () => {
  const chosen = begin();
  chosen.dispatch(toggle('Supply', '3'));
  const { selection } = chosen.getState();
  expect(createBuilder(configurator, new Set(), { selection, notice: null }).isUntouched()).toBe(false);
  const same = { selection: initialSelection(configurator), notice: null };
  expect(createBuilder(configurator, new Set(), same).isUntouched()).toBe(true);
});
test('who subscribes hears of each change, and of nothing else', () => {
  const builder = begin();
  const heard = vi.fn();
  const stop = builder.subscribe(heard);
  builder.dispatch(toggle('Supply', '1'));
  expect(heard).toHaveBeenCalledTimes(1);
  builder.dispatch(toggle('Supply', '3'));
  expect(heard, 'a choice that is not open').toHaveBeenCalledTimes(1);
  builder.point('Supply');
  expect(heard).toHaveBeenCalledTimes(2);
  builder.point('Supply');
  expect(heard, 'the same group').toHaveBeenCalledTimes(2);
  stop();
  builder.point(null);
  expect(heard, 'after it has stopped').toHaveBeenCalledTimes(2);
  expect(builder.getPointed()).toBeNull();
});

test('changes of one frame are told together once they are on the screen', () => {
  vi.useFakeTimers();
  let frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const builder = begin();
  const told = vi.fn();
  const stop = builder.subscribeAfterPaint(told);
  const [group] = builder.configurator.configGroups;
  const codes = group?.options?.map(({ code }) => code) ?? [];
  for (const code of codes) builder.dispatch({ type: 'toggle', group: group?.name ?? '', code });
  expect(told).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  frames = [];
  vi.runAllTimers();
  expect(told).toHaveBeenCalledOnce();
  stop();
  builder.dispatch({ type: 'start-over' });
  expect(frames).toEqual([]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

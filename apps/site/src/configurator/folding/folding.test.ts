import type { Configurator } from '@millrace/configurator';
import { expect, test, vi } from 'vitest';
import { createBuilder } from '../building/builder.ts';
import { createFolding } from './folding.ts';

const configurator: Configurator = {
  configGroups: ['Supply', 'Enclosure', 'Alarm'].map((name) => ({ name, options: [{ code: 'a' }, { code: 'b' }] })),
};

function folded(areAllOpen = false) {
  const builder = createBuilder(configurator, new Set(), null);
  const folding = createFolding(builder, areAllOpen);
  folding.start();
  const choose = (group: string, code = 'a'): void => {
    folding.chooseIn(group);
    builder.dispatch({ type: 'toggle', group, code });
  };
  return { builder, folding, choose, open: () => folding.openNames().split('\n') };
}

test('an answer opens the next question, and its own group stays', () => {
  const { choose, open } = folded();
  expect(open()).toEqual(['Supply']);
  choose('Supply');
  expect(open()).toEqual(['Supply', 'Enclosure']);
  choose('Enclosure');
  expect(open()).toEqual(['Enclosure', 'Alarm']);
});

test('the listeners hear what opens by an answer, and by a button', () => {
  const { builder, folding } = folded();
  const heard = vi.fn();
  const stop = folding.subscribe(heard);
  builder.dispatch({ type: 'toggle', group: 'Supply', code: 'a' });
  folding.toggle('Alarm');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  folding.toggle('Alarm');
  builder.dispatch({ type: 'toggle', group: 'Supply', code: 'a' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('starting over folds as at the first visit, and so does bringing the choices back', () => {
  const { builder, folding, choose, open } = folded();
  choose('Supply');
  folding.toggle('Alarm');
  builder.dispatch({ type: 'start-over' });
  expect(open()).toEqual(['Supply']);
  folding.toggle('Alarm');
  builder.dispatch({ type: 'undo' });
  expect(open()).toEqual(['Enclosure']);
});

test('another number in the address folds too, and leaves what was opened for good', () => {
  const { builder, folding, open } = folded();
  folding.foldAll(true);
  builder.dispatch({ type: 'load', selection: [[1, 0], [0, 1], []], notice: null });
  expect(open()).toEqual(['Supply', 'Enclosure', 'Alarm']);
  folding.foldAll(false);
  expect(open()).toEqual(['Alarm']);
});

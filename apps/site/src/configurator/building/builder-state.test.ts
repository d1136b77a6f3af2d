import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { type BuilderAction, beginBuilding, reduceBuilder, shownDescription, shownImages } from './builder-state.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '1', images: ['nema-1.svg'] },
        { code: '4X', images: ['nema-4x.svg'], familyDescription: 'Outdoors.' },
      ],
    },
    {
      name: 'Options',
      multiselect: true,
      options: [{ code: 'E' }, { code: 'W', familyDescription: 'With a sender.' }],
    },
  ],
};
const none = new Set<string>();
const after = (...actions: BuilderAction[]) =>
  actions.reduce((state, action) => reduceBuilder(configurator, state, action), beginBuilding(configurator, none));
const toggle = (group: string, code: string): BuilderAction => ({ type: 'toggle', group, code });

describe('what the option clicked last says and shows', () => {
  test('its family description replaces the page’s', () => {
    expect(shownDescription(configurator, after(toggle('Enclosure', '4X')))).toBe('Outdoors.');
  });
  test('taking the same one off restores the page’s', () => {
    expect(shownDescription(configurator, after(toggle('Enclosure', '4X'), toggle('Enclosure', '4X')))).toBeNull();
  });
  test('an option that brings none leaves it', () => {
    expect(shownDescription(configurator, after(toggle('Enclosure', '4X'), toggle('Options', 'E')))).toBe('Outdoors.');
  });
  test('the later click wins', () => {
    expect(shownDescription(configurator, after(toggle('Options', 'W'), toggle('Enclosure', '4X')))).toBe('Outdoors.');
  });
  test('a switch shows the new option’s images', () => {
    const state = after(toggle('Enclosure', '1'), { type: 'switch', group: 'Enclosure', code: '4X' });
    expect(shownImages(configurator, state)).toEqual(['nema-4x.svg']);
  });
  test('taking an option off restores the gallery', () => {
    expect(shownImages(configurator, after(toggle('Enclosure', '1'), toggle('Enclosure', '1')))).toEqual([]);
  });
  test('after loading it is the last in order', () => {
    const { selection } = after(toggle('Options', 'W'), toggle('Enclosure', '4X'));
    expect(shownDescription(configurator, beginBuilding(configurator, none, { selection, notice: null }))).toBe(
      'With a sender.',
    );
  });
});

test('a click that changes nothing leaves the state as it is', () => {
  const chosen = after(toggle('Enclosure', '1'));
  expect(reduceBuilder(configurator, chosen, toggle('Enclosure', '4X'))).toBe(chosen);
});
test('what a click does not touch is the same object as before', () => {
  const before = after();
  const state = reduceBuilder(configurator, before, toggle('Options', 'E'));
  expect(state.evaluation.groups[0]).toBe(before.evaluation.groups[0]);
  expect(state.evaluation.groups[1]).not.toBe(before.evaluation.groups[1]);
  expect(state.evaluation.groups[1]?.options[1]).toBe(before.evaluation.groups[1]?.options[1]);
});
test('start over goes back to what the configurator selects by itself', () => {
  const state = after(toggle('Enclosure', '1'), { type: 'start-over' });
  expect(state.selection).toEqual(beginBuilding(configurator, none).selection);
  expect(state.pictured).toBeNull();
});
test('the first change takes the notice away', () => {
  const loaded = after({
    type: 'load',
    selection: beginBuilding(configurator, none).selection,
    notice: { code: 'choices-ignored' },
  });
  expect(loaded.notice).not.toBeNull();
  expect(reduceBuilder(configurator, loaded, toggle('Options', 'E')).notice).toBeNull();
});
test('where only catalogue numbers are complete, learning of one completes it', () => {
  const strict: Configurator = { ...configurator, catalogueOnly: true };
  const chosen = reduceBuilder(
    strict,
    reduceBuilder(strict, beginBuilding(strict, none), toggle('Enclosure', '1')),
    toggle('Options', 'E'),
  );
  expect(chosen.evaluation.complete).toBe(false);
  expect(reduceBuilder(strict, chosen, { type: 'in-catalogue', itemNo: '1-E' }).evaluation.complete).toBe(true);
});

describe('starting over', () => {
  const startOver: BuilderAction = { type: 'start-over' };
  test('is undone in one step', () => {
    const chosen = after(toggle('Enclosure', '4X'), toggle('Options', 'E'));
    const back = after(toggle('Enclosure', '4X'), toggle('Options', 'E'), startOver, { type: 'undo' });
    expect(back.selection).toEqual(chosen.selection);
    expect(back.before).toBeNull();
  });
  test('cannot be undone once something else was chosen', () => {
    const state = after(toggle('Enclosure', '4X'), startOver, toggle('Options', 'E'));
    expect(state.before).toBeNull();
    expect(reduceBuilder(configurator, state, { type: 'undo' })).toBe(state);
  });
  test('with nothing chosen leaves nothing to undo', () => expect(after(startOver).before).toBeNull());
});

test('a text is entered, and a sequence put in order', () => {
  const config: Configurator = {
    configGroups: [
      { name: 'Tag', kind: 'text', max: 3 },
      { name: 'Rail', kind: 'sequence', options: [{ code: 'K' }, { code: 'R' }] },
    ],
  };
  const steps: BuilderAction[] = [
    { type: 'text', group: 'Tag', text: ' ab ' },
    { type: 'sequence', group: 'Rail', codes: ['K', 'R'] },
    { type: 'sequence', group: 'Rail', codes: ['R', 'K'] },
  ];
  let state = beginBuilding(config, none);
  for (const step of steps) state = reduceBuilder(config, state, step);
  expect(state.selection).toEqual([['ab'], ['R', 'K']]);
  expect(state.evaluation.groups[1]?.codes).toEqual(['R', 'K']);
  expect(reduceBuilder(config, state, { type: 'text', group: 'Tag', text: 'abcd' }).selection[0]).toEqual([]);
});

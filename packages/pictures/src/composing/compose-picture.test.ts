import { type Configurator, evaluate, initialSelection, setValue, toggleOption } from '@millrace/configurator';
import { expect, test } from 'vitest';
import type { LayeredPicture } from '../data/picture.ts';
import { composePicture } from './compose-picture.ts';

const option = (code: string) => ({ code, description: code });
const configurator: Configurator = {
  configGroups: [
    { name: 'Box', options: [option('4X'), option('SS')] },
    { name: 'Alarm', options: [option('A0'), option('AB')] },
    { name: 'Extras', multiselect: true, optional: true, options: [option('E')] },
    { name: 'Cable', hideIf: ['Alarm.A0'], options: [option('20')] },
  ],
};
const layer = (name: string, when: string[] = [], slot?: string) => ({
  name,
  words: name,
  drawing: `<path d="${name}"/>`,
  when,
  ...(slot === undefined ? {} : { slot }),
});
const picture: LayeredPicture = {
  words: 'Panel',
  width: 200,
  height: 200,
  layers: [
    layer('feet'),
    layer('plastic', ['Box.4X'], 'box'),
    layer('stainless', ['Box.SS'], 'box'),
    layer('beacon', ['Alarm.AB']),
    layer('meter', ['Extras.E']),
    { ...layer('remote beacon', ['Alarm.AB']), undecided: 'hidden' },
    layer('cord', ['Alarm.AB', 'Cable.20']),
  ],
  balloons: [
    { group: 'Box', at: [10, 20] },
    { group: 'Alarm', at: [190, 20] },
    { group: 'Extras', at: [190, 22], when: ['Extras.E'] },
  ],
  measures: [{ from: [0, 0], to: [9, 0], words: '9 in', when: ['Box.SS'] }],
};
function drawn(...chosen: [group: string, code: string][]) {
  const selection = chosen.reduce(
    (now, [group, code]) => toggleOption(configurator, now, group, code),
    initialSelection(configurator),
  );
  return composePicture([picture], configurator, evaluate(configurator, selection));
}
const layersOf = (...chosen: [string, string][]) =>
  drawn(...chosen)?.layers.map(({ name, isUndecided }) => (isUndecided ? `${name}?` : name));

test.each<[string, [string, string][], string[]]>([
  ['nothing: of each slot one layer, dashed', [], ['feet', 'plastic?', 'beacon?', 'cord?']],
  ['stainless: no plastic', [['Box', 'SS']], ['feet', 'stainless', 'beacon?', 'cord?']],
  ['no alarm: no beacon, and no cord though that is open', [['Alarm', 'A0']], ['feet', 'plastic?']],
  [
    'an alarm: its cord is still dashed',
    [
      ['Box', '4X'],
      ['Alarm', 'AB'],
    ],
    ['feet', 'plastic', 'beacon', 'remote beacon', 'cord?'],
  ],
  [
    'an optional group is decided without an answer',
    [['Extras', 'E']],
    ['feet', 'plastic?', 'beacon?', 'meter', 'cord?'],
  ],
])('chosen %s', (_, chosen, layers) => {
  expect(layersOf(...chosen)).toEqual(layers);
});

test('balloons carry the codes, two dots while open, and none lies on another', () => {
  const balloons = drawn(['Box', 'SS'], ['Extras', 'E'])?.balloons ?? [];
  expect(balloons.map(({ group, text, isOpen }) => [group, text, isOpen])).toEqual([
    ['Box', 'SS', false],
    ['Alarm', '··', true],
    ['Extras', 'E', false],
  ]);
  const [, alarm, extras] = balloons;
  expect((extras?.y ?? 0) - (alarm?.y ?? 0)).toBeGreaterThanOrEqual(26);
});

test('a layer names the groups that decide it, in one list from change to change', () => {
  const cordOf = () => drawn(['Alarm', 'AB'])?.layers.find(({ name }) => name === 'cord')?.groups;
  expect(cordOf()).toEqual(['Alarm', 'Cable']);
  expect(cordOf()).toBe(cordOf());
  expect(drawn()?.layers[0]?.groups).toEqual([]);
});

test('a dimension is of what is chosen', () => {
  expect([drawn()?.measures.length, drawn(['Box', 'SS'])?.measures.length]).toEqual([0, 1]);
});

test('the words say what is drawn and what is to be chosen', () => {
  expect(drawn(['Box', 'SS'])?.alt).toBe('Panel: feet, stainless. Still to choose: beacon, cord');
});

test('of several pictures, the one for the number; while open, the first that may be', () => {
  const small = { ...picture, words: 'Small', when: ['Box.4X'] };
  const large = { ...picture, words: 'Large', when: ['Box.SS'] };
  const wordsOf = (...chosen: [string, string][]) => {
    const selection = chosen.reduce(
      (now, [group, code]) => toggleOption(configurator, now, group, code),
      initialSelection(configurator),
    );
    return composePicture([small, large], configurator, evaluate(configurator, selection))?.alt.slice(0, 5);
  };
  expect([wordsOf(), wordsOf(['Box', 'SS'])]).toEqual(['Small', 'Large']);
  expect(composePicture([], configurator, evaluate(configurator, initialSelection(configurator)))).toBeNull();
});

test('a drawing says that it is not to scale where it shows a length that is asked for', () => {
  const corded: Configurator = { configGroups: [{ name: 'Cord', kind: 'number', min: 1, max: 50 }] };
  const sheet: LayeredPicture = {
    ...picture,
    layers: [layer('float')],
    balloons: [],
    measures: [
      { from: [0, 0], to: [9, 0], words: '9 in' },
      { from: [0, 0], to: [0, 90], words: '{value} ft', of: 'Cord' },
    ],
  };
  const open = initialSelection(corded);
  const noteOf = (selection: typeof open) => {
    const composed = composePicture([sheet], corded, evaluate(corded, selection));
    return [composed?.measures.length, composed?.note];
  };
  expect(noteOf(open)).toEqual([1, null]);
  expect(noteOf(setValue(corded, open, 'Cord', 20))).toEqual([2, 'Not to scale']);
});

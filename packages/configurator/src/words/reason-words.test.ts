import { describe, expect, test } from 'vitest';
import { type Configurator, type DisabledReason, evaluate, initialSelection, toggleOption } from '../index.ts';
import { chosenIn } from './misfits.ts';
import { fixedWords, isIncluded, reasonWords } from './reason-words.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '4X', attributes: { amps: 18 } },
        { code: '4XG' },
        { code: '4XS', attributes: { material: '304 stainless' } },
        { code: '', description: 'None' },
      ],
    },
    { name: 'Alarm', options: [{ code: 'A0' }, { code: 'AB' }] },
    {
      name: 'Options',
      multiselect: true,
      maxSelect: 2,
      options: [
        { code: 'E', disableCodes: ['C'] },
        { code: 'C' },
        { code: 'T', selectIf: ['Alarm.AB'], neverDisabled: true },
        { code: 'H' },
        { code: 'X' },
        { code: 'W', enableIf: ['Enclosure.4XG|4XS', 'Alarm.AB'] },
        { code: 'P', enableIf: ['Enclosure.amps>=25'] },
        { code: 'Q', disableIf: ['Alarm.A0'] },
        { code: 'B', enableIf: ['Enclosure.'] },
        { code: 'K', enableIf: ['Enclosure.material=304 stainless'] },
      ],
    },
    { name: 'Cord length', kind: 'number', min: 0, max: 100, unit: 'ft' },
  ],
};

function wordsFor(code: string, ...clicks: [string, string][]): string {
  const selection = clicks.reduce(
    (now, [group, option]) => toggleOption(configurator, now, group, option),
    initialSelection(configurator),
  );
  const group = evaluate(configurator, selection).groups[2];
  return reasonWords(configurator, 'Options', group?.options.find((option) => option.code === code)?.reasons ?? []);
}

describe('why an option is disabled', () => {
  test('another option of the group rules it out', () => expect(wordsFor('C', ['Options', 'E'])).toBe('Not with E'));
  test('it needs options of other groups', () => {
    expect(wordsFor('W')).toBe('Needs enclosure 4XG or 4XS and alarm AB');
    expect(wordsFor('W', ['Alarm', 'AB'])).toBe('Needs enclosure 4XG or 4XS');
  });
  test('it needs an attribute', () => expect(wordsFor('P')).toBe('Needs enclosure of at least 25 amps'));
  test('it needs a text', () => expect(wordsFor('K')).toBe('Needs enclosure with material 304 stainless'));
  test('a choice that is too small is told, by the words of both', () => {
    const tern: Configurator = {
      configGroups: [
        { name: 'Enclosure', options: [{ code: '4X', name: 'NEMA 4X', attributes: { amps: 18 } }, { code: '12' }] },
        { name: 'Supply', options: [{ code: '6', name: '600 V' }, { code: '3' }] },
        {
          name: 'Amps',
          options: [
            { code: '250', name: '17–25 A', disableIf: ['Enclosure.amps<25'] },
            { code: '400', name: '28–40 A', disableIf: ['Enclosure.amps<40:Supply.6'] },
          ],
        },
      ],
    };
    const said = (code: string, ...clicks: [string, string][]) => {
      const selection = clicks.reduce(
        (now, [group, option]) => toggleOption(tern, now, group, option),
        initialSelection(tern),
      );
      const evaluation = evaluate(tern, selection);
      const reasons = evaluation.groups[2]?.options.find((option) => option.code === code)?.reasons ?? [];
      return reasonWords(tern, 'Amps', reasons, { code, chosen: chosenIn(tern, evaluation) });
    };
    expect(said('250')).toBe('');
    expect(said('250', ['Enclosure', '4X'])).toBe('NEMA 4X is too small for 17–25 A');
    expect(said('250', ['Enclosure', '12'])).toBe('');
    expect(said('400', ['Enclosure', '4X'], ['Supply', '3'])).toBe('NEMA 4X is too small for 28–40 A');
    expect(said('400', ['Enclosure', '4X'], ['Supply', '6'])).toBe('NEMA 4X is too small for 28–40 A. Not with 600 V');
    expect(said('400', ['Supply', '6'])).toBe('Not with 600 V');
  });
  test('an option of another group rules it out', () =>
    expect(wordsFor('Q', ['Alarm', 'A0'])).toBe('Not with alarm A0'));
  test('what is left out is told without two negatives', () => {
    const panel: Configurator = {
      configGroups: [
        {
          name: 'Alarm',
          options: [
            { code: 'A0', name: 'no alarm' },
            { code: 'AN', name: 'northern alarm' },
          ],
        },
        { name: 'Options', multiselect: true, options: [{ code: 'B', disableIf: ['Alarm.A0|AN'] }] },
      ],
    };
    const said = (code: string) => {
      const evaluation = evaluate(panel, toggleOption(panel, initialSelection(panel), 'Alarm', code));
      return reasonWords(panel, 'Options', evaluation.groups[1]?.options[0]?.reasons ?? []);
    };
    expect(said('A0')).toBe('Not without alarm');
    expect(said('AN')).toBe('Not with northern alarm');
  });
  test('the limit is reached', () => {
    expect(wordsFor('X', ['Options', 'E'], ['Options', 'H'])).toBe('Up to 2: take one off first');
  });
  test('a blank code is named by its words', () => expect(wordsFor('B')).toBe('Needs enclosure “None”'));
  test('an answered single choice needs no words', () => {
    const selection = toggleOption(configurator, initialSelection(configurator), 'Alarm', 'AB');
    const option = evaluate(configurator, selection).groups[1]?.options[0];
    expect(option?.enabled).toBe(false);
    expect(reasonWords(configurator, 'Alarm', option?.reasons ?? [])).toBe('');
  });
});

const [E, C, T] = ['E', 'C', 'T'].map((code) => ({ group: 'Options', code }));
if (E === undefined || C === undefined || T === undefined) throw new Error('no causes');
test.each<[string, DisabledReason[], string]>([
  [
    'an attribute is used up',
    [{ code: 'limit', of: 'amps', limit: 15, causes: [{ group: 'Options', code: 'E' }] }],
    'No more than 15 amps together',
  ],
  ['one option is too small', [{ code: 'limit', of: 'amps', min: 10, causes: [] }], 'Needs at least 10 amps'],
  ['or lies outside', [{ code: 'limit', of: 'amps', min: 10, limit: 15, causes: [] }], 'Needs 10 to 15 amps'],
  ['or is too large', [{ code: 'limit', of: 'amps', limit: 15, causes: [] }], 'Needs at most 15 amps'],
  ['not in a table', [{ code: 'table', table: 'T', causes: [E, C] }], 'Not made with E and C'],
  ['in no row of a table', [{ code: 'table', table: 'T', causes: [] }], 'Not made'],
  ['no piece fits', [{ code: 'quantity', max: 0 }], 'None can be chosen now'],
  ['fewer pieces fit than it needs', [{ code: 'quantity', max: 2 }], 'Up to 2 can be chosen now'],
  ['ruled out by two', [{ code: 'disable-codes', causes: [E, C] }], 'Not with E and C'],
  ['ruled out by three', [{ code: 'disable-codes', causes: [E, C, T] }], 'Not with E, C and T'],
  ['ruled out by a pair', [{ code: 'disable-pair', causes: [E, C] }], 'Not with E and C together'],
  ['one of a kind', [{ code: 'limit', limit: 1, causes: [E] }], 'Only one of these: E is chosen'],
  ['two of a kind', [{ code: 'limit', limit: 2, causes: [E] }], 'Up to 2: take one off first'],
  ['none allowed by a choice', [{ code: 'limit', limit: 0, causes: [E] }], 'Not with E'],
  ['none allowed', [{ code: 'limit', limit: 0, causes: [] }], 'None can be chosen now'],
  ['in a hidden group', [{ code: 'group-hidden' }], ''],
  ['without a reason', [], ''],
  [
    'for two reasons',
    [{ code: 'group-hidden' }, { code: 'disable-codes', causes: [E] }, { code: 'limit', limit: 2, causes: [E] }],
    'Not with E. Up to 2: take one off first',
  ],
])('an option %s says so', (_rule, reasons, words) => {
  expect(reasonWords(configurator, 'Options', reasons)).toBe(words);
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('fixed %s and selected %s: included %s', (fixed, selected, included) => {
  const state = evaluate(configurator, initialSelection(configurator)).groups[0]?.options[0];
  if (state === undefined) throw new Error('no option');
  expect(isIncluded({ ...state, fixed, selected })).toBe(included);
});

test('an option selected by rule says what it comes with', () => {
  const evaluation = evaluate(configurator, toggleOption(configurator, initialSelection(configurator), 'Alarm', 'AB'));
  const option = configurator.configGroups[2]?.options?.[2];
  expect(fixedWords(configurator, option ?? { code: '' }, evaluation)).toBe('Comes with alarm AB');
});
test('an option its maker fixed is always included', () => {
  const evaluation = evaluate(configurator, initialSelection(configurator));
  expect(fixedWords(configurator, { code: 'TD', isReadonly: true, selected: true }, evaluation)).toBe(
    'Always included',
  );
});

import { type ConfigGroup, type Configurator, evaluate, inContext, type Selection } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { groupPrice, missingWords, verdictOfNumber, verdictOfSelection } from '../index.ts';

const panel: Configurator = {
  prefix: 'TD-',
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3', price: 120 }] },
    {
      name: 'Enclosure',
      options: [
        { code: '4X', description: 'NEMA 4X', attributes: { amps: 18 }, price: 94 },
        { code: '12', description: 'NEMA 12', attributes: { amps: 25 }, price: 60 },
      ],
    },
    {
      name: 'Motor',
      options: [
        { code: '100', description: '6.3–10 A', price: 88 },
        { code: '140', description: '9–14 A', price: 102, enableIf: ['Enclosure.amps>=25'] },
      ],
    },
    {
      name: 'Alarm',
      options: [
        { code: 'AB', price: 78 },
        { code: 'AR', disableIf: ['@market.CA'] },
      ],
    },
    { name: 'Cable', kind: 'number', min: 10, max: 50, step: 10, pricePerUnit: 2, unit: 'ft' },
  ],
  context: [{ name: 'market', values: ['US', 'CA'] }],
  requires: [{ if: ['Supply.1'], then: ['Alarm.AB'], text: 'Single-phase panels have a beacon.' }],
};

describe('a number that is tried', () => {
  test('is whole as it stands, or as it was meant', () => {
    expect(verdictOfNumber(panel, ' TD-3-4X-100-AB-20 ')).toMatchObject({
      is: 'whole',
      readAs: null,
      evaluation: { total: 42000 },
    });
    expect(verdictOfNumber(panel, 'td3 4x 100 ab 20')).toMatchObject({ is: 'whole', readAs: 'TD-3-4X-100-AB-20' });
  });
  test('is not one of two numbers that it is as near to', () => {
    const twofold: Configurator = {
      configGroups: [
        { name: 'A', options: [{ code: 'A' }, { code: 'AB' }] },
        { name: 'B', options: [{ code: 'BC' }, { code: 'C' }] },
      ],
    };
    expect(verdictOfNumber(twofold, 'a-bc')).toMatchObject({ is: 'whole', readAs: 'A-BC' });
    expect(verdictOfNumber(twofold, 'abc').is).toBe('refused');
  });
  test('is refused at a group, with the reason in words of the options, and with what would fit', () => {
    const verdict = verdictOfNumber(panel, 'TD-3-4X-140-AB-20');
    expect(verdict).toMatchObject({
      is: 'refused',
      group: 'Motor',
      text: '140',
      why: 'NEMA 4X is too small for 9–14 A.',
    });
    if (verdict.is !== 'refused') throw new Error('It is not refused.');
    expect(verdict.cells.map(({ text, state }) => `${text} ${state}`)).toEqual([
      'TD right',
      '3 right',
      '4X right',
      '140 wrong',
      'AB right',
      '20 right',
    ]);
    expect(verdict.offers().map(({ itemNo, total }) => [itemNo, total])).toEqual([
      ['TD-3-12-140-AB-20', 40000],
      ['TD-3-4X-100-AB-20', 42000],
    ]);
  });
  test.each([
    ['TD-3-4X-141-AB-20', 'Motor', 'Motor has no 141.'],
    ['TD-3-4X-100-AB-25', 'Cable', 'Cable takes 10 to 50 in steps of 10.'],
    ['nothing of the kind', null, 'Nothing can begin with “nothing of the kind” there.'],
    ['TD-9', 'Supply', 'Supply cannot begin with “9” there. Nearest: 1, 3.'],
  ])('%s is refused', (number, group, why) => {
    expect(verdictOfNumber(panel, number)).toMatchObject({ is: 'refused', group, why });
  });
  test('is refused where more is written than the number has', () => {
    const short: Configurator = {
      configGroups: [
        { name: 'A', options: [{ code: 'AX' }] },
        { name: 'B', options: [{ code: 'BX' }] },
        { name: 'C', options: [{ code: 'CX' }] },
      ],
    };
    expect(verdictOfNumber(short, 'AX-BX-CX-9')).toMatchObject({
      is: 'refused',
      group: null,
      why: '“9” belongs to no group.',
    });
  });
  test('is open while something is to be chosen', () => {
    expect(verdictOfNumber(panel, 'TD-3-4X-100')).toMatchObject({ is: 'open', missing: ['Alarm', 'Cable'] });
    expect(verdictOfNumber(panel, '')).toMatchObject({ is: 'open' });
  });
  test('is another under other facts about who asks', () => {
    const number = 'TD-3-4X-100-AR-20';
    expect(verdictOfNumber(panel, number)).toMatchObject({ is: 'whole' });
    expect(verdictOfNumber(inContext(panel, { context: { market: 'CA' } }), number)).toMatchObject({
      is: 'elsewhere',
      facts: ['market'],
    });
  });
  test('reads in two ways', () => {
    const twice: Configurator = {
      groupSeparator: '',
      configGroups: [
        {
          name: 'A',
          options: [
            { code: 'X', description: 'one' },
            { code: 'XY', description: 'two' },
          ],
        },
        {
          name: 'B',
          options: [
            { code: 'YZ', description: 'three' },
            { code: 'Z', description: 'four' },
          ],
        },
      ],
    };
    expect(verdictOfNumber(twice, 'XYZ')).toMatchObject({ is: 'ambiguous', readings: ['one, three', 'two, four'] });
  });
});

describe('a selection that is tried', () => {
  test('says what is to be chosen yet', () => {
    const none = verdictOfSelection(panel, null);
    expect(none).toMatchObject({ is: 'open', missing: ['Supply', 'Enclosure', 'Motor', 'Alarm', 'Cable'] });
    const wrong = evaluate(panel, [[1, 0], [1, 0], [1, 0], [0, 1], [99]]);
    expect(missingWords(panel, wrong)).toEqual(['Cable: 10 to 50', 'Single-phase panels have a beacon.']);
  });
  test('names no bound of a number that has none', () => {
    const cable: ConfigGroup = { name: 'Cable', kind: 'number', min: 2, step: 0.5 };
    const open = { ...panel, configGroups: [...panel.configGroups.slice(0, -1), cable] };
    const wrong = evaluate(open, [[0, 1], [1, 0], [1, 0], [1, 0], [1]]);
    expect(missingWords(open, wrong)).toEqual(['Cable: at least 2']);
    expect(verdictOfNumber(open, 'TD-3-4X-100-AB-1')).toMatchObject({ why: 'Cable takes at least 2 in steps of 0.5.' });
  });
  test('each group says what it adds', () => {
    const { groups } = evaluate(panel, [[0, 1], [1, 0], [1, 0], [1, 0], [20]]);
    expect(
      panel.configGroups.map((group, at) => (groups[at] === undefined ? null : groupPrice(group, groups[at]))),
    ).toEqual([12000, 9400, 8800, 7800, 4000]);
  });
});

test('an old number is told with the one of today', () => {
  const old: Configurator = { ...panel, aliases: [{ from: 'OLD', to: 'TD-3-4X-100-AB-20' }] };
  expect(verdictOfNumber(old, 'OLD')).toMatchObject({ is: 'whole', readAs: 'TD-3-4X-100-AB-20' });
});

test('of codes that could stand there, three are named', () => {
  const many: Configurator = {
    configGroups: [
      { name: 'A', options: ['QW1', 'QW2', 'QW3', 'QW4'].map((code) => ({ code })) },
      { name: 'B', options: [{ code: 'BX' }] },
    ],
  };
  expect(verdictOfNumber(many, 'zzzzzzz-QQ')).toMatchObject({
    is: 'refused',
    text: 'zzzzzzz-QQ',
    why: expect.stringMatching(/ Nearest: QW\d, QW\d, QW\d\.$/),
  });
});

describe('the price of a group', () => {
  const priceOf = (
    group: Omit<ConfigGroup, 'name'>,
    selection: Selection[number],
    more: Partial<Configurator> = {},
  ) => {
    const stated: ConfigGroup = { name: 'A', ...group };
    const { groups } = evaluate({ configGroups: [stated], ...more }, [selection]);
    return groups[0] === undefined ? undefined : groupPrice(stated, groups[0]);
  };
  const options = [{ code: 'a', price: 2 }, { code: 'b', price: 3 }, { code: 'c', price: null }, { code: 'd' }];
  test.each<[string, Omit<ConfigGroup, 'name'>, Selection[number], number | null]>([
    ['is that of its option', { options }, [0, 1, 0, 0], 300],
    ['is nothing of an option without one', { options }, [0, 0, 0, 1], 0],
    ['is on request with its option', { options }, [0, 0, 1, 0], null],
    ['is that of several together', { options, multiselect: true }, [1, 1, 0, 0], 500],
    ['is on request with one of several, whichever', { options, multiselect: true }, [1, 0, 1, 0], null],
    [
      'is on request with the first of several',
      { options: options.toReversed(), multiselect: true },
      [0, 1, 1, 0],
      null,
    ],
    ['is that of each unit', { kind: 'number', pricePerUnit: 2 }, [7], 1400],
    ['is nothing of a number without one', { kind: 'number' }, [7], 0],
    ['is nothing of a number that is not given', { kind: 'number', pricePerUnit: 2, optional: true }, [], 0],
    ['is that of each character', { kind: 'text', pricePerUnit: 2 }, ['XYZ'], 600],
    ['is nothing of a text without one', { kind: 'text' }, ['XYZ'], 0],
    ['is nothing while it is hidden', { options, showIf: ['A.b'], hideIf: ['A.a|b|c|d'] }, [0, 1, 0, 0], 0],
  ])('%s', (_, group, selection, cents) => expect(priceOf(group, selection)).toBe(cents));
  test('of a part is its total, once the part is whole', () => {
    const parts: Configurator['parts'] = {
      p: {
        configGroups: [
          {
            name: 'Q',
            options: [
              { code: 'x', price: 4 },
              { code: 'y', price: 5 },
            ],
          },
        ],
      },
    };
    const assembly = { kind: 'assembly', part: 'p' } as const;
    expect(priceOf(assembly, [[[0, 1]]] as never, { parts })).toBe(500);
    expect(priceOf(assembly, [] as never, { parts })).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import type { ConfigOption, Configurator } from '../data/configurator.ts';
import { decodeShareCode, encodeShortCode, evaluate, setSequence } from '../index.ts';
import { choice, click, configurator, optionState, sequence, visibleGroups } from '../testing/build.ts';

const rail = (options: readonly (string | ConfigOption)[], rest = {}, more: Partial<Configurator> = {}) =>
  configurator([choice('Size', ['S', 'L']), sequence('Rail', options, rest)], more);
const put = (config: Configurator, codes: readonly string[], clicks: readonly string[] = []) =>
  setSequence(config, click(config, clicks), 'Rail', codes)[1];

describe('a table with the column of a sequence', () => {
  const config = configurator([choice('Size', ['S', 'L']), sequence('Rail', ['K', 'R', 'P'], { optional: true })], {
    tables: [
      {
        name: 'Fit',
        columns: ['Size', 'Rail'],
        gives: ['price', 'amps'],
        per: 'Rail',
        rows: [
          ['S', 'K|R', 2, 5],
          ['S', 'P', 3, 6],
          ['L', '*', 1, null],
        ],
      },
    ],
    facts: [{ name: 'Amps', values: [{ measure: 'Fit.amps' }] }],
  });

  test('asks all that stands in it together', () => {
    const small = click(config, ['Size.S']);
    expect(setSequence(config, small, 'Rail', ['R', 'K', 'R'])[1]).toEqual(['R', 'K', 'R']);
    expect(setSequence(config, small, 'Rail', ['P', 'K', 'P'])[1]).toEqual(['K']);
    expect(setSequence(config, click(config, ['Size.L']), 'Rail', ['P', 'K', 'P'])[1]).toEqual(['P', 'K', 'P']);
  });

  test('disables what no row allows with the other entries', () => {
    expect(optionState(config, [[1, 0], ['K']], 'Rail', 'P').reasons).toEqual([
      {
        code: 'table',
        table: 'Fit',
        causes: [
          { group: 'Size', code: 'S' },
          { group: 'Rail', code: 'K' },
        ],
      },
    ]);
    expect(optionState(config, [[1, 0], ['K']], 'Rail', 'R').enabled).toBe(true);
  });

  test('its price is for each entry', () => {
    expect(
      evaluate(config, [
        [1, 0],
        ['K', 'R', 'K'],
      ]),
    ).toMatchObject({ total: 600, facts: [{ name: 'Amps', value: 5 }] });
    expect(
      evaluate(config, [
        [0, 1],
        ['P', 'P'],
      ]),
    ).toMatchObject({ total: 200, facts: [] });
  });
});

describe('rules and measures of a sequence', () => {
  const shows = (rule: string, codes: string[]) => {
    const options = [{ code: 'K', attributes: { width: 2 } }, { code: 'R', attributes: { width: 1.5 } }, 'P'];
    const config = configurator([
      sequence('Rail', options, { optional: true }),
      choice('More', ['a'], { showIf: [rule] }),
    ]);
    return visibleGroups(config, [codes, [0]]).includes('More');
  };
  test.each<[string, string, string[], boolean]>([
    ['a code stands anywhere', 'Rail.R', ['K', 'R', 'K'], true],
    ['a code stands nowhere', 'Rail.R', ['K', 'K'], false],
    ['count is of entries', 'Rail.count=3', ['K', 'R', 'K'], true],
    ['not of options', 'Rail.count=2', ['K', 'R', 'K'], false],
    ['nothing is chosen', 'Rail.count=0', [], true],
    ['quantity is of entries too', 'Rail.quantity=3', ['K', 'R', 'K'], true],
    ['an attribute is each entry\u2019s', 'Rail.width=1.5', ['K', 'R'], true],
    ['a sum is over all entries', 'sum(Rail.width)=5.5', ['K', 'R', 'K', 'P'], true],
    ['a sum of every group has them', 'sum(width)>5.5', ['K', 'R', 'K', 'P'], false],
    ['it has no value', 'Rail.value>=0', ['K'], false],
  ])('%s', (_, rule, codes, expected) => expect(shows(rule, codes)).toBe(expected));
});

test('every entry has its price and its own line', () => {
  const config = rail(
    [
      { code: 'K', price: 3.5, description: 'Contactor', altDescription: 'Switch', specText: '{value} contactors.' },
      { code: 'R', price: 2, description: 'Relay', prices: [{ if: ['Rail.count>=3'], price: 1 }] },
      { code: 'P', price: null },
      { code: 'H', description: 'Hidden', hideDescription: true },
    ],
    { specText: 'On the rail: {value}.' },
  );
  expect(
    evaluate(config, [
      [0, 0],
      ['R', 'K', 'R', 'H'],
    ]),
  ).toMatchObject({
    total: 550,
    optionsDescription: ['Relay', 'Contactor', 'Relay'],
    specText: ['On the rail: Relay, Contactor, Relay.', '1 contactors.'],
  });
  expect(
    evaluate(config, [
      [0, 0],
      ['R', 'K'],
    ]).total,
  ).toBe(550);
  expect(
    evaluate(config, [
      [0, 0],
      ['R', 'P'],
    ]).total,
  ).toBeNull();
  expect(
    evaluate({ ...config, privateLabel: true }, [
      [0, 0],
      ['K', 'K'],
    ]),
  ).toMatchObject({
    optionsDescription: ['Switch', 'Switch'],
    specText: ['On the rail: Switch, Switch.', '2 contactors.'],
  });
});

test('fields that mean nothing in a sequence do nothing', () => {
  const config = rail([
    { code: 'K', selected: true, isReadonly: true, isLast: true, neverDisabled: true, disableIf: ['Size.S'] },
    { code: 'R', isQtyPrefix: true, qty: 5, selectIf: ['Size.S'] },
  ]);
  expect(put(config, ['K', 'R'], ['Size.S'])).toEqual(['R']);
  expect(
    evaluate(config, [
      [0, 1],
      ['R', 'K'],
    ]).itemNo,
  ).toBe('L-R|K');
});

test('entries come back from a share code, long and short, in their order', () => {
  const config = rail(['K', 'R', 'P'], { max: 20 });
  for (const codes of [['R'], ['P', 'K', 'P', 'R'], Array(20).fill('R')]) {
    const { selection, urlOpts } = evaluate(config, [[1, 0], codes]);
    expect(selection[1]).toEqual(codes);
    for (const code of [urlOpts, encodeShortCode(config, selection)])
      expect(decodeShareCode(config, code)).toEqual({ ok: true, selection });
  }
});

test.each<[string, unknown]>([
  ['an unknown code', [[1, 0], ['Z']]],
  [
    'too many entries',
    [
      [1, 0],
      ['K', 'K', 'K'],
    ],
  ],
  [
    'quantities',
    [
      [1, 0],
      [1, 0],
    ],
  ],
])('a share code with %s is stale', (_, lists) => {
  const code = Buffer.from(JSON.stringify(lists)).toString('base64url');
  expect(decodeShareCode(rail(['K', 'R'], { max: 2 }), code)).toEqual({ ok: false, code: 'stale' });
});

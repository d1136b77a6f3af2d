import { describe, expect, test } from 'vitest';
import { setValue } from '../index.ts';
import { choice, click, configurator, number, several, visibleGroups } from '../testing/build.ts';
import { parseRule, quoteCode, splitCodes, splitReference } from '../written/rule-text.ts';

const names = ['Cable.A', 'Two words', 'Cable', 'a:b', 'A'];

describe('a parsed rule', () => {
  test.each<[string, unknown]>([
    ['A.x', [{ kind: 'codes', group: 'A', codes: ['x'] }]],
    ['Q.y', [{ kind: 'unknown-group', text: 'Q.y' }]],
    [
      'A.x>Q.y:A.z',
      [
        { kind: 'unknown-group', text: 'Q.y' },
        { kind: 'codes', group: 'A', codes: ['z'] },
      ],
    ],
    [
      'A.x>y:A.z',
      [
        { kind: 'malformed', text: 'A.x>y' },
        { kind: 'codes', group: 'A', codes: ['z'] },
      ],
    ],
    ['A.x|y', [{ kind: 'codes', group: 'A', codes: ['x', 'y'] }]],
    [
      'A.x:Cable.y',
      [
        { kind: 'codes', group: 'A', codes: ['x'] },
        { kind: 'codes', group: 'Cable', codes: ['y'] },
      ],
    ],
    ['Two words.a b', [{ kind: 'codes', group: 'Two words', codes: ['a b'] }]],
    ['Cable.A.x', [{ kind: 'codes', group: 'Cable.A', codes: ['x'] }]],
    ['Cable.A', [{ kind: 'codes', group: 'Cable', codes: ['A'] }]],
    ['Cable.B.x', [{ kind: 'codes', group: 'Cable', codes: ['B.x'] }]],
    [
      'a:b.x:A.y',
      [
        { kind: 'codes', group: 'a:b', codes: ['x'] },
        { kind: 'codes', group: 'A', codes: ['y'] },
      ],
    ],
    ['Cable."1/2"|"3.5"', [{ kind: 'codes', group: 'Cable', codes: ['1/2', '3.5'] }]],
    ['Cable."1/2"""|x', [{ kind: 'codes', group: 'Cable', codes: ['1/2"', 'x'] }]],
    ['A."a:b|c<=d".x', [{ kind: 'malformed', text: 'A."a:b|c<=d".x' }]],
    ['A."a:b|c<=d"', [{ kind: 'codes', group: 'A', codes: ['a:b|c<=d'] }]],
    ['A."x', [{ kind: 'malformed', text: 'A."x' }]],
    ['A.', [{ kind: 'codes', group: 'A', codes: [''] }]],
    [
      'A.:A.x',
      [
        { kind: 'codes', group: 'A', codes: [''] },
        { kind: 'codes', group: 'A', codes: ['x'] },
      ],
    ],
    ['A.|x', [{ kind: 'codes', group: 'A', codes: ['', 'x'] }]],
    ['A.x|', [{ kind: 'codes', group: 'A', codes: ['x', ''] }]],
    ['A.""', [{ kind: 'codes', group: 'A', codes: [''] }]],
    ['A.""|x', [{ kind: 'codes', group: 'A', codes: ['', 'x'] }]],
    ['A. <3', [{ kind: 'malformed', text: 'A. <3' }]],
    [
      'X.a:A.b',
      [
        { kind: 'unknown-group', text: 'X.a' },
        { kind: 'codes', group: 'A', codes: ['b'] },
      ],
    ],
    ['nonsense', [{ kind: 'malformed', text: 'nonsense' }]],
    ['', [{ kind: 'malformed', text: '' }]],
    ['A.amps<=30', [{ kind: 'compare', left: { group: 'A', attribute: 'amps' }, operator: '<=', right: 30 }]],
    ['A.amps = -2.5', [{ kind: 'compare', left: { group: 'A', attribute: 'amps' }, operator: '=', right: -2.5 }]],
    [
      'A.value>Cable.A.value:A.x',
      [
        {
          kind: 'compare',
          left: { group: 'A', attribute: 'value' },
          operator: '>',
          right: { group: 'Cable.A', attribute: 'value' },
        },
        { kind: 'codes', group: 'A', codes: ['x'] },
      ],
    ],
    ['A.value>X.value', [{ kind: 'unknown-group', text: 'X.value' }]],
    ['A.value>', [{ kind: 'malformed', text: 'A.value>' }]],
    ['A.value>much', [{ kind: 'malformed', text: 'A.value>much' }]],
    ['A.x|y<3', [{ kind: 'malformed', text: 'A.x|y<3' }]],
  ])('%s', (text, expected) => {
    expect(parseRule(text, names)).toEqual(expected);
  });

  test.each(['plain', '', '3.5', 'a|b', 'a:b', 'x<3', '1/2"', '""'])(
    'the code %s, quoted where needed, reads back',
    (code) => {
      expect(parseRule(`A.${quoteCode(code)}`, names)).toEqual([{ kind: 'codes', group: 'A', codes: [code] }]);
    },
  );

  test('keys of pairs and references', () => {
    expect(splitCodes('a|b')).toEqual(['a', 'b']);
    expect(splitCodes('"a|b"|c')).toEqual(['a|b', 'c']);
    expect(splitReference('Cable.A.x', names)).toEqual({ group: 'Cable.A', code: 'x' });
    expect(splitReference('A."b.c"', names)).toEqual({ group: 'A', code: 'b.c' });
    expect(splitReference('x', names)).toBeNull();
  });
});

describe('comparisons', () => {
  const amps = (code: string, value?: number) =>
    value === undefined ? { code } : { code, attributes: { amps: value } };
  const shown = (rule: string, clicks: readonly string[], length?: number) => {
    const config = configurator([
      several('A', [amps('10', 10), amps('30', 30), amps('none')]),
      choice('B', [amps('20', 20)]),
      number('L', { max: 50 }),
      number('M', { max: 50 }),
      choice('X', ['x'], { showIf: [rule] }),
    ]);
    const picked = setValue(config, click(config, clicks), 'M', 25);
    return visibleGroups(config, length === undefined ? picked : setValue(config, picked, 'L', length)).includes('X');
  };

  test.each<[string, readonly string[], boolean]>([
    ['A.amps<=30', ['A.30'], true],
    ['A.amps<30', ['A.30'], false],
    ['A.amps<30', ['A.30', 'A.10'], true],
    ['A.amps=10', ['A.10'], true],
    ['A.amps=10', ['A.30'], false],
    ['A.amps>=30', ['A.30'], true],
    ['A.amps>30', ['A.30'], false],
    ['A.amps<=30', [], false],
    ['A.amps<=30', ['A.none'], false],
    ['A.volts<=30', ['A.30'], false],
    ['A.amps<=B.amps', ['A.10', 'B.20'], true],
    ['A.amps<=B.amps', ['A.30', 'B.20'], false],
    ['A.amps<=B.amps', ['A.10'], false],
  ])('%s with %j: %s', (rule, clicks, holds) => {
    expect(shown(rule, clicks)).toBe(holds);
  });

  test.each<[string, number | undefined, boolean]>([
    ['L.value>=10', 10, true],
    ['L.value>=10', 9, false],
    ['L.value>=10', undefined, false],
    ['L.value<=M.value', 25, true],
    ['L.value<=M.value', 26, false],
    ['L.value<=100', 51, false],
    ['L.10', 10, false],
  ])('%s with %s: %s', (rule, length, holds) => {
    expect(shown(rule, [], length)).toBe(holds);
  });

  test('a value compares with an attribute', () => {
    expect(shown('L.value>A.amps', ['A.10'], 11)).toBe(true);
    expect(shown('L.value>A.amps', ['A.10'], 10)).toBe(false);
  });
});

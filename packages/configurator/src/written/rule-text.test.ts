import { describe, expect, test } from 'vitest';
import { type AlternativeSyntax, type MeasureSyntax, parseMeasure, parseRule, piecesOf } from './rule-text.ts';

const names = ['Heater.A', 'Motor: big', 'Motor', 'Tag'];

function measureText(measure: number | MeasureSyntax): string {
  if (typeof measure === 'number') return String(measure);
  return measure.kind === 'sum' ? measure.text : `${measure.group}/${measure.attribute}`;
}

/** An alternative in short: its kind where it says none of a group. */
function told(alternative: AlternativeSyntax): string {
  switch (alternative.kind) {
    case 'codes':
      return `${alternative.group} has ${alternative.codes.map((code) => `[${code}]`).join('')}`;
    case 'compare':
      return `${measureText(alternative.left)} ${alternative.operator} ${measureText(alternative.right)}`;
    case 'text':
      return `${alternative.group}/${alternative.attribute} is [${alternative.text}] of [${alternative.source}]`;
    default:
      return `${alternative.kind} [${alternative.text}]`;
  }
}

const read = (text: string): string[] => parseRule(text, names).map(told);

describe('codes', () => {
  test.each<[string, string[]]>([
    ['Motor.a', ['Motor has [a]']],
    ['Motor.a|b', ['Motor has [a][b]']],
    ['Motor.', ['Motor has []']],
    ['Motor.a|', ['Motor has [a][]']],
    ['Motor.a.b', ['Motor has [a.b]']],
    ['Motor.""', ['Motor has []']],
    ['Motor."a|b:c"', ['Motor has [a|b:c]']],
    ['Motor."a"|"b"|c', ['Motor has [a][b][c]']],
    ['Motor."a""b"', ['Motor has [a"b]']],
    ['Motor."a""', ['malformed [Motor."a""]']],
    ['Motor."a"b', ['malformed [Motor."a"b]']],
    ['Motor."a', ['malformed [Motor."a]']],
    ['Motor."a"b:Tag.x', ['malformed [Motor."a"b]', 'Tag has [x]']],
    ['Motor."a"=3', ['malformed [Motor."a"=3]']],
    ['Heater.A.b', ['Heater.A has [b]']],
    ['Heater.b', ['unknown-group [Heater.b]']],
    ['Motor: big.x', ['Motor: big has [x]']],
    ['Motor', ['malformed [Motor]']],
    ['', ['malformed []']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

describe('alternatives', () => {
  test.each<[string, string[]]>([
    ['Motor.a:Tag.b', ['Motor has [a]', 'Tag has [b]']],
    ['Motor.a:', ['Motor has [a]', 'malformed []']],
    ['Motor.kg>2:Tag.b', ['Motor/kg > 2', 'Tag has [b]']],
    ['Nobody.a:Tag.b', ['unknown-group [Nobody.a]', 'Tag has [b]']],
    ['Nobody."a:b":Tag.b', ['unknown-group [Nobody."a:b"]', 'Tag has [b]']],
    ['Nobody."a:Tag.b', ['unknown-group [Nobody."a:Tag.b]']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  test('each keeps the text that it is written as', () => {
    const pieces = piecesOf('Motor.a: Tag.kg >= 2 :x', names);
    expect(pieces.map(({ source }) => source)).toEqual(['Motor.a', ' Tag.kg >= 2 ', 'x']);
  });
});

describe('comparisons', () => {
  test.each<[string, string]>([
    ['Motor.kg<2', 'Motor/kg < 2'],
    ['Motor.kg<=2', 'Motor/kg <= 2'],
    ['Motor.kg=2', 'Motor/kg = 2'],
    ['Motor.kg>=2', 'Motor/kg >= 2'],
    ['Motor.kg>2', 'Motor/kg > 2'],
    ['Motor.kg > 2 ', 'Motor/kg > 2'],
    ['Motor.full load amps>-2.5', 'Motor/full load amps > -2.5'],
    ['Motor.kg>.5', 'Motor/kg > 0.5'],
    ['Motor.kg>2.', 'Motor/kg > 2'],
    ['Motor.kg>Tag.kg', 'Motor/kg > Tag/kg'],
    ['Motor.kg >  Heater.A.full load ', 'Motor/kg > Heater.A/full load'],
    ['Motor.kg<sum(Tag.kg + 1)', 'Motor/kg < sum(Tag.kg + 1)'],
    ['sum(Tag.kg)>=sum(Motor.kg)', 'sum(Tag.kg) >= sum(Motor.kg)'],
    ['sum(Tag.kg) >= 3', 'sum(Tag.kg) >= 3'],
    ['sum(Tag.kg)=Motor.kg', 'sum(Tag.kg) = Motor/kg'],
    ['Motor.>2', 'malformed [Motor.>2]'],
    ['Motor. >2', 'malformed [Motor. >2]'],
    ['Motor.kg>', 'malformed [Motor.kg>]'],
    ['Motor.kg>x', 'malformed [Motor.kg>x]'],
    ['Motor.kg>2x', 'malformed [Motor.kg>2x]'],
    ['Motor.kg>2 x', 'malformed [Motor.kg>2 x]'],
    ['Motor.kg>Nobody.kg', 'unknown-group [Nobody.kg]'],
    ['Motor.kg>Tag.', 'malformed [Motor.kg>Tag.]'],
    ['Motor.kg>Tag.a|b', 'malformed [Motor.kg>Tag.a|b]'],
    ['Motor.kg>Tag.a<b', 'malformed [Motor.kg>Tag.a<b]'],
    ['Motor.kg>sum(Tag.kg)x', 'malformed [Motor.kg>sum(Tag.kg)x]'],
    ['Motor.kg>sum(Tag.kg', 'unknown-group [sum(Tag.kg]'],
    ['sum(Tag.kg)', 'malformed [sum(Tag.kg)]'],
    ['sum(Tag.kg', 'malformed [sum(Tag.kg]'],
    ['sum(Tag.kg)>', 'malformed [sum(Tag.kg)>]'],
    ['sum(Tag.kg)=x', 'malformed [sum(Tag.kg)=x]'],
    ['Motor.a|b>2', 'malformed [Motor.a|b>2]'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  test('of which the first is not read go on at the next', () => {
    expect(read('Motor.kg>x:Motor.kg>sum(Tag.kg) :Motor.kg>Tag.kg:Tag.a')).toEqual([
      'malformed [Motor.kg>x]',
      'Motor/kg > sum(Tag.kg)',
      'Motor/kg > Tag/kg',
      'Tag has [a]',
    ]);
  });
});

describe('texts', () => {
  test.each<[string, string]>([
    ['Motor.material=steel', 'Motor/material is [steel] of [Motor.material=steel]'],
    ['Motor.material = 304 stainless ', 'Motor/material is [304 stainless] of [Motor.material = 304 stainless ]'],
    ['Motor.material="a:b"', 'Motor/material is [a:b] of [Motor.material="a:b"]'],
    ['Motor.material="a" ', 'Motor/material is [a] of [Motor.material="a" ]'],
    ['Motor.material="a"b', 'malformed [Motor.material="a"b]'],
    ['Motor.material="a', 'malformed [Motor.material="a]'],
    ['Motor.material=', 'malformed [Motor.material=]'],
    ['Motor.material=a|b', 'malformed [Motor.material=a|b]'],
    ['Motor.material=a"b', 'malformed [Motor.material=a"b]'],
    ['Motor.material=sum(x', 'malformed [Motor.material=sum(x]'],
    ['Motor.material=No. 4', 'Motor/material is [No. 4] of [Motor.material=No. 4]'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  test('end before the next alternative', () => {
    expect(read('Tag.b:Motor.material=steel:Tag.a')).toEqual([
      'Tag has [b]',
      'Motor/material is [steel] of [Motor.material=steel]',
      'Tag has [a]',
    ]);
  });
});

test.each<[string, string | null]>([
  ['Motor.kg', 'Motor/kg'],
  ['Motor. full load ', 'Motor/full load'],
  ['Heater.A.kg', 'Heater.A/kg'],
  ['sum(Motor.kg)', 'sum(Motor.kg)'],
  ['sum(Motor.kg) ', null],
  ['Motor.', null],
  ['Motor', null],
  ['Nobody.kg', null],
])('the measure "%s" reads as %s', (text, expected) => {
  const measure = parseMeasure(text, names);
  expect(measure === null ? null : measureText(measure)).toBe(expected);
});

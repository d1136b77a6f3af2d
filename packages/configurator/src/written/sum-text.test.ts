import { expect, test } from 'vitest';
import { parseSum } from './sum-text.ts';

const names = ['Heater.A', 'Motor', 'Two words'];

/** The terms in short, and where the sum ends. */
function read(text: string, from = 0): string | null {
  const parsed = parseSum(text, from, names);
  if (parsed === null) return null;
  const terms = parsed.sum.terms.map(({ factor, measure }) =>
    measure === null ? String(factor) : `${factor}×${measure.group ?? 'all'}/${measure.attribute}`,
  );
  expect(parsed.sum.text).toBe(text.slice(from, parsed.end));
  return `${terms.join(' ')} @${parsed.end}`;
}

test.each<[string, string | null]>([
  ['sum(Motor.fla)', '1×Motor/fla @14'],
  ['sum( Motor.fla )', '1×Motor/fla @16'],
  ['sum(\tMotor.fla\n)', '1×Motor/fla @16'],
  ['sum(-Motor.fla)', '-1×Motor/fla @15'],
  ['sum(+Motor.fla)', '1×Motor/fla @15'],
  ['sum(5)', '5 @6'],
  ['sum( 5 )', '5 @8'],
  ['sum(-.5)', '-0.5 @8'],
  ['sum(5.)', '5 @7'],
  ['sum(2*Motor.fla)', '2×Motor/fla @16'],
  ['sum(2 * Motor.fla)', '2×Motor/fla @18'],
  ['sum(1.25*Motor.fla + Heater.A.amps - 5)', '1.25×Motor/fla 1×Heater.A/amps -5 @39'],
  ['sum(Motor.fla+Motor.fla)', '1×Motor/fla 1×Motor/fla @24'],
  ['sum(Two words.kg-1)', '1×Two words/kg -1 @19'],
  ['sum(amps)', '1×all/amps @9'],
  ['sum(2*amps + watts)', '2×all/amps 1×all/watts @19'],
  ['sum(2a)', '1×all/2a @7'],
  ['sum(2)>=1', '2 @6'],
  ['sum()', null],
  ['sum(', null],
  ['sum(Motor.fla', null],
  ['sum(Motor.fla Motor.fla)', null],
  ['sum(Motor.)', null],
  ['sum(2*)', null],
  ['sum(Motor.fla*2)', null],
  ['sum(+)', null],
  ['sum(5 5)', null],
  ['add(5)', null],
  [' sum(5)', null],
])('%s', (text, terms) => expect(read(text)).toBe(terms));

test('a sum is read from its place on', () => {
  expect(read('A.x>sum(5)', 4)).toBe('5 @10');
  expect(read('A.x>sum(5)', 3)).toBeNull();
});

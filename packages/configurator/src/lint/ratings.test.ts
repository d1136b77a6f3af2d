import { expect, test } from 'vitest';
import { lintConfigurator } from '../index.ts';
import { choice, configurator } from '../testing/build.ts';

test.each([
  ['amps', []],
  ['volts', ['error rating-without-attribute A']],
])('a rating by %s, where one option has amps: %j', (of, expected) => {
  const options = ['a', { code: 'b', attributes: { amps: 3 } }];
  const { findings } = lintConfigurator(configurator([choice('A', options, { ratings: [{ of, better: 'more' }] })]));
  expect(findings.map(({ severity, code, group }) => `${severity} ${code} ${group}`)).toEqual(expected);
});

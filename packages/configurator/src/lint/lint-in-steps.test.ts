import { expect, test } from 'vitest';
import { lintConfigurator, lintInSteps } from '../index.ts';
import { choice, configurator } from '../testing/build.ts';

const codes = Array.from({ length: 30 }, (_, nth) => `${nth}`);
const searched = configurator([choice('A', codes), choice('B', codes, { separator: '' }), choice('C', ['a', 'b'])]);

test('a long search pauses again and again, and finds what it finds without a pause', () => {
  const work = lintInSteps(searched);
  let pauses = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(5);
  expect(step.value).toEqual(lintConfigurator(searched));
  expect(step.value.findings.map(({ code }) => code)).toContain('ambiguous-number');
});
test('an abandoned search leaves the next one as it was', () => {
  const expected = lintConfigurator(searched);
  const abandoned = lintInSteps(searched);
  abandoned.next();
  abandoned.return(expected);
  expect(lintConfigurator(searched)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { type ConfigOption, type Configurator, lintConfigurator, parseModelNumber } from '../index.ts';
import { choice, chosen, click, configurator } from '../testing/build.ts';

const cyclesOf = (b: ConfigOption, ask: string) => {
  const config = configurator([
    choice('A', [
      { code: 'a', attributes: { amps: 30 }, enableIf: [ask] },
      { code: 'q', attributes: { amps: 10 } },
    ]),
    choice('B', [
      { attributes: { volts: 12 }, ...b },
      { code: 'c', attributes: { volts: 24 } },
    ]),
  ]);
  return lintConfigurator(config).findings.filter(({ code }) => code === 'cycle').length;
};
const asking = { code: 'b', enableIf: ['A.amps>=30'] };

test.each<[string, ConfigOption, string, number]>([
  ['an option whose attribute can satisfy the comparison is in the circle', asking, 'B.volts<=12', 1],
  ['one whose attribute cannot is not', asking, 'B.volts>12', 0],
  ['nor where the other comparison cannot look back', { code: 'b', enableIf: ['A.amps<30'] }, 'B.volts<=12', 0],
  ['nor one without the attribute', { code: 'b', attributes: {}, enableIf: ['A.amps>=30'] }, 'B.volts<=12', 0],
])('%s', (_, b, ask, expected) => {
  expect(cyclesOf(b, ask)).toBe(expected);
});

test('a comparison that no option can satisfy never holds', () => {
  const config = configurator([
    choice('A', [{ code: 'a', attributes: { amps: 30 } }]),
    choice('B', ['b'], { showIf: ['A.amps>30'] }),
    choice('C', ['c'], { hideIf: ['A.amps>30'] }),
  ]);
  expect(chosen(config, click(config, ['A.a', 'B.b', 'C.c']))).toEqual(['A.a', 'C.c']);
  expect(parseModelNumber(config, 'a-c').ok).toBe(true);
  expect(lintConfigurator(config).findings.map(({ code, group }) => `${code} ${group}`)).toEqual([
    'group-never-shows B',
  ]);
});

test('a circle says where it runs: at the first of its rules, and at the others', () => {
  const placesOf = (config: Configurator) =>
    lintConfigurator(config).findings.flatMap(({ code, path, also, message }) =>
      code === 'cycle' ? [{ message, path: path.join('.'), also: also?.map((each) => each.join('.')) }] : [],
    );
  const two = configurator([choice('A', ['a'], { hideIf: ['B.b'] }), choice('B', ['b', 'c'], { hideIf: ['A.a'] })]);
  expect(placesOf(two)).toEqual([
    {
      message: expect.stringMatching(/^Rules run in a circle: (\S+) → .+ → \1\.$/),
      path: 'configGroups.0',
      also: expect.arrayContaining(['configGroups.1']),
    },
  ]);
  const facts = (...measures: readonly string[]) =>
    configurator([choice('A', ['a'])], {
      facts: measures.map((measure, at) => ({ name: `F${at}`, values: [{ measure }] })),
    });
  expect(placesOf(facts('F1.value', 'F0.value'))).toEqual([
    { message: 'Facts follow from themselves: F0 → F1 → F0.', path: 'facts.0', also: ['facts.1'] },
  ]);
  expect(placesOf(facts('F0.value'))).toEqual([
    { message: 'Facts follow from themselves: F0 → F0.', path: 'facts.0', also: undefined },
  ]);
});

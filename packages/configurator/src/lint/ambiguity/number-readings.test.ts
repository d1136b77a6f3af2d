import { expect, test } from 'vitest';
import { type ConfigGroup, type Configurator, lintConfigurator, parseModelNumber } from '../../index.ts';
import { choice, configurator, number } from '../../testing/build.ts';

const run = (groups: readonly ConfigGroup[], requires: Configurator['requires'] = []) =>
  configurator(groups, { groupSeparator: '', requires });

const ambiguities = (config: Configurator) =>
  lintConfigurator(config).findings.filter(({ code }) => code === 'ambiguous-number');

test.each<[string, Configurator]>([
  ['a code that goes on as the number begins', run([choice('B', ['X', 'X5']), number('L', { min: 1, max: 99 })])],
  ['two codes of digits before a number', run([choice('B', ['12', '1']), number('L', { max: 27 })])],
  ['steps of ten', run([choice('B', ['X', 'X1']), number('L', { max: 100, step: 10 })])],
  ['a code that begins with decimals', run([number('L', { max: 9, step: 0.5 }), choice('B', ['X', '.5X'])])],
  [
    'a quantity before a number',
    run([choice('A', [{ code: 'A', isQtySuffix: true }]), number('L', { min: 1, max: 99 })]),
  ],
  [
    'a value that a rule asks for',
    run([number('L', { min: 1, max: 9999 }), choice('B', ['X', '5X'])], [{ if: ['B.5X'], then: ['L.value>=500'] }]),
  ],
  [
    'two codes of digits after a number',
    run(
      [number('L', { min: 1, max: 9999 }), choice('A', ['', '5']), choice('B', ['X', '5X'])],
      [
        { if: ['A.5'], then: ['B.5X'] },
        { if: ['A.""'], then: ['B.X'] },
      ],
    ),
  ],
  [
    'the literal of a hidden group before a number',
    run([
      choice('U', ['u', 'v'], { printed: false }),
      choice('H', ['h'], { showIf: ['U.v'], whenHidden: '7', optional: true }),
      number('L', { min: 1, max: 99 }),
    ]),
  ],
  [
    'a number of fixed width',
    run([choice('B', ['X', 'X7']), number('L', { min: 1, max: 9999, digits: 4 }), choice('C', ['3', '', 'Y'])]),
  ],
])('%s: two readings are found', (_, config) => {
  const found = ambiguities(config);
  expect(found.length).toBeGreaterThan(0);
  for (const { witness } of found) {
    expect(parseModelNumber(config, witness?.number ?? '')).toMatchObject({ ok: false, code: 'ambiguous' });
  }
});

test.each<[string, Configurator]>([
  ['no value goes on so', run([choice('B', ['X', 'X1']), number('L', { min: 3, max: 12 })])],
  ['a fixed width', run([choice('B', ['X', 'X0']), number('L', { min: 1, max: 99, digits: 2 })])],
  [
    'a limit in the way',
    run([number('L', { min: 1, max: 99, limits: [{ if: ['B.X'], max: 14 }] }), choice('B', ['X', '5X'])]),
  ],
  ['a separator', configurator([number('L', { min: 1, max: 99 }), choice('B', ['X', '5X'])])],
])('%s: one reading', (_, config) => {
  expect(ambiguities(config)).toEqual([]);
});

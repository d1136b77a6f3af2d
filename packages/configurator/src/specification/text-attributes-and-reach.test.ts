import { describe, expect, test } from 'vitest';
import { canReach, evaluate, lintConfigurator, ruleAsker } from '../index.ts';
import { choice, configurator, number, several } from '../testing/build.ts';

const enclosure = choice('Enclosure', [
  { code: '4', attributes: { material: 'steel', amps: 5 } },
  { code: '4X', attributes: { material: '304 stainless', amps: 20 } },
]);
const config = configurator(
  [
    choice('Voltage', ['120', { code: '480', enableIf: ['@m.US'] }]),
    enclosure,
    choice('End', ['e', { code: 'f', disableIf: ['Enclosure.4X'] }]),
  ],
  { context: [{ name: 'm', values: ['US', 'CA'], default: 'US' }] },
);

describe("an option's `attributes` may also be texts", () => {
  const holds = (rule: string, at: number[]) => ruleAsker(config, evaluate(config, [[0, 0], at]))(rule);
  test('compared with `=` alone', () => {
    expect([
      holds('Enclosure.material=304 stainless', [0, 1]),
      holds('Enclosure.material=304 stainless', [1, 0]),
    ]).toEqual([true, false]);
    expect([holds('Enclosure.material>=304 stainless', [0, 1]), holds('Enclosure.material<=steel', [1, 0])]).toEqual([
      false,
      false,
    ]);
  });
  test('and never counted', () => {
    expect([holds('sum(Enclosure.material)=0', [0, 1]), holds('sum(Enclosure.amps)=20', [0, 1])]).toEqual([true, true]);
  });
});

describe('`canReach`', () => {
  test('returns `yes` with a settled, complete witness selection', () => {
    const reached = canReach(config, ['Voltage.480', 'Enclosure.material=304 stainless']);
    expect(reached.answer).toBe('yes');
    const selection = reached.answer === 'yes' ? reached.selection : [];
    expect(evaluate(config, selection)).toMatchObject({ complete: true, itemNo: '480-4X-e', selection });
  });
  test('`no`', () => {
    expect(canReach(config, ['Enclosure.4X', 'End.f']).answer).toBe('no');
    expect(canReach(config, ['Enclosure.4', 'End.f']).answer).toBe('yes');
  });
  test('or `unknown` when its steps run out', () => {
    const large = configurator([
      ...Array.from({ length: 12 }, (_, at) => several(`G${at}`, ['a', 'b', 'c'], { optional: true })),
      choice('End', ['e', { code: 'f', enableIf: ['sum(G0.count + G11.count)>=9'] }]),
    ]);
    expect(canReach(large, ['End.f'], { steps: 1 }).answer).toBe('unknown');
    expect(canReach(large, ['End.e'], { steps: 4_000 }).answer).toBe('yes');
  });
  test('takes the context', () => {
    expect([
      canReach(config, ['Voltage.480'], { context: { m: 'CA' } }).answer,
      canReach(config, ['Voltage.480'], { context: { m: 'US' } }).answer,
    ]).toEqual(['no', 'yes']);
  });
  test('never throws', () => {
    for (const demand of ['', 'X.y', 'sum(', 'Voltage.', '@m', 'Voltage.480:'])
      expect(canReach(config, [demand]).answer).toMatch(/^(yes|no|unknown)$/);
  });
});

test('used by filters: a demand is a rule alternative', () => {
  const numbered = configurator([number('N', { max: 9 })]);
  expect([canReach(numbered, ['N.value>=9']).answer, canReach(numbered, ['N.value>9']).answer]).toEqual(['yes', 'no']);
  expect(lintConfigurator(config).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

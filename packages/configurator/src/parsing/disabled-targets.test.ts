import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../data/configurator.ts';
import { evaluate, initialSelection, parseModelNumber, toggleOption } from '../index.ts';
import { choice, chosen, configurator, several } from '../testing/build.ts';

/** Every complete selection that clicks lead to, by what is chosen. */
function reachable(config: Configurator): Map<string, string> {
  const numbers = new Map<string, string>();
  const seen = new Set<string>();
  const left = [initialSelection(config)];
  for (let selection = left.pop(); selection !== undefined; selection = left.pop()) {
    const key = JSON.stringify(selection);
    if (seen.has(key)) continue;
    seen.add(key);
    const { complete, itemNo } = evaluate(config, selection);
    if (complete) numbers.set(chosen(config, selection).join(' '), itemNo);
    for (const { name, options = [] } of config.configGroups)
      for (const { code } of options) left.push(toggleOption(config, selection, name, code));
  }
  return numbers;
}

const later = choice('R', ['on', 'off']);
const disabling = (option: object, held: object): ConfigGroup =>
  several('A', [{ code: 'a', ...option }, 'b', { code: 'h', ...held }], { optional: true });
const byOption = { disableCodes: ['h'] };
const byPair = { conditionalDisablePairs: { 'a|b': ['h'] } };

/** An option is disabled by what is chosen before it, and a rule, of what comes after it, may hold it all the same. */
describe('every number that can be built reads as the same choices', () => {
  test.each<[string, Configurator]>([
    ['an option disables another', configurator([disabling(byOption, {}), later])],
    ['two together disable another', configurator([disabling(byPair, {}), later])],
    ['it is held by a later rule', configurator([disabling(byOption, { selectIf: ['R.on'] }), later])],
    ['a pair, and it is held by a later rule', configurator([disabling(byPair, { selectIf: ['R.on'] }), later])],
    [
      'it is held where a later rule enables it',
      configurator([disabling(byPair, { selectIf: ['A.b'], enableIf: ['R.on'] }), later]),
    ],
    [
      'it is held where its group is shown by a later choice',
      configurator([
        several('A', [{ code: 'a', disableCodes: ['B.h'] }, 'b'], { optional: true }),
        several('B', [{ code: 'h', selectIf: ['A.b'] }, 'i'], { optional: true, showIf: ['R.on'] }),
        later,
      ]),
    ],
    [
      'it is held as far as its own limit, which a later choice sets',
      configurator([disabling(byPair, { selectIf: ['A.b'], limits: [{ if: ['R.on'], max: 0 }] }), later]),
    ],
    [
      'the option that disables it comes after it',
      configurator([
        several('A', [{ code: 'h', selectIf: ['R.on'] }, 'i'], { optional: true }),
        several('B', [{ code: 'a', disableCodes: ['A.h'] }, 'b'], { optional: true }),
        later,
      ]),
    ],
  ])('%s', (_, config) => {
    const numbers = reachable(config);
    expect(numbers.size).toBeGreaterThan(4);
    for (const [choices, number] of numbers) {
      const parsed = parseModelNumber(config, number);
      expect([number, parsed.ok ? chosen(config, parsed.selection).join(' ') : parsed.code]).toEqual([number, choices]);
    }
  });

  test('and what the option disables is refused where no rule holds it', () => {
    const config = configurator([disabling(byPair, { selectIf: ['R.on'] }), later]);
    expect(parseModelNumber(config, 'a|b|h-off').ok).toBe(false);
    expect(parseModelNumber(config, 'a|h-off').ok).toBe(true);
  });
});

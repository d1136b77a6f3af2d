import { describe, expect, test } from 'vitest';
import {
  evaluate,
  explainDisabled,
  findRemedy,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  readRule,
} from '../index.ts';
import { choice, click, configurator, number, optionState, several, visibleGroups } from '../testing/build.ts';
import { parseRule } from '../written/rule-text.ts';

const made = configurator([
  choice('Body', [
    { code: 'S', attributes: { material: '304 stainless', amps: 2 } },
    { code: 'T', attributes: { material: '316', amps: '20 A' } },
    { code: 'P', attributes: { material: 'a:b' } },
    { code: 'N' },
  ]),
  several('Lid', [
    { code: 's', attributes: { material: '304 stainless' } },
    { code: 'p', attributes: { material: 'a:b' } },
  ]),
  number('Length', { min: 1, max: 9, optional: true }),
]);

const holds = (rule: string, clicks: readonly string[]): boolean => {
  const config = { ...made, configGroups: [...made.configGroups, choice('X', ['x'], { showIf: [rule] })] };
  return visibleGroups(config, click(config, clicks)).includes('X');
};

describe('an attribute that is a text is compared with `=` alone', () => {
  test.each<[string, readonly string[], boolean]>([
    ['Body.material=304 stainless', ['Body.S'], true],
    ['Body.material=304 stainless', ['Body.T'], false],
    ['Body.material=304 stainless', ['Body.N'], false],
    ['Body.material=304 stainless', [], false],
    ['Body.material = 304 stainless ', ['Body.S'], true],
    ['Body.material="304 stainless"', ['Body.S'], true],
    ['Body.material=304 Stainless', ['Body.S'], false],
    ['Body.material="a:b"', ['Body.P'], true],
    ['Body.material=brass:Body.material="a:b"', ['Body.P'], true],
    ['Body.material="a:b":Lid.s', ['Lid.s'], true],
    ['Body.material=316', ['Body.T'], true],
    ['Body.material="316"', ['Body.T'], true],
    ['Body.material=316', ['Body.S'], false],
    ['Body.material<=316', ['Body.T'], false],
    ['Body.material>=304 stainless', ['Body.S'], false],
    ['Body.material=Lid.material', ['Body.S', 'Lid.s'], true],
    ['Body.material=Lid.material', ['Body.S', 'Lid.p', 'Lid.s'], true],
    ['Body.material=Lid.material', ['Body.S', 'Lid.p'], false],
    ['Body.material=Lid.material', ['Body.S'], false],
    ['Body.material<=Lid.material', ['Body.S', 'Lid.s'], false],
    ['Body.amps=2', ['Body.S'], true],
    ['Body.amps=20 A', ['Body.T'], true],
    ['Body.amps=20 A', ['Body.S'], false],
    ['sum(Body.amps)=0', ['Body.T'], true],
  ])('%s with %j: %s', (rule, clicks, expected) => expect(holds(rule, clicks)).toBe(expected));

  test.each<[string, string]>([
    ['Body.material=', 'malformed'],
    ['Body.material="304', 'malformed'],
    ['Body.material="304" stainless', 'malformed'],
    ['Body.material<304 stainless', 'malformed'],
    ['sum(Body.amps)=304 stainless', 'malformed'],
    ['Body.material=304|316', 'malformed'],
    ['Body.material=304<316', 'malformed'],
    ['Body.material=304"', 'malformed'],
    ['Body.material=sum(', 'malformed'],
    ['Body.material=the sum(', 'text'],
    ['Body.material=304 stainless', 'text'],
  ])('%s reads as %s', (rule, kind) => expect(parseRule(rule, ['Body'])).toMatchObject([{ kind }]));
});

const asking = (rule: string) => ({
  ...made,
  configGroups: [...made.configGroups, choice('Seal', [{ code: 'V', enableIf: [rule] }, 'W'])],
});

test('a number reads only where its options have the text', () => {
  const config = asking('Body.material=304 stainless');
  expect(parseModelNumber(config, 'S-V')).toMatchObject({ ok: true });
  expect(parseModelNumber(config, 'T-V')).toMatchObject({ ok: false });
});

test('an option that a text disables says so, and a change frees it', () => {
  const config = asking('Body.material=304 stainless');
  const selection = click(config, ['Body.T']);
  expect(optionState(config, selection, 'Seal', 'V').reasons).toEqual([
    { code: 'enable-if', rules: ['Body.material=304 stainless'] },
  ]);
  const { change } = explainDisabled(config, selection, 'Seal', 'V');
  expect(change).toMatchObject({ kind: 'switch', group: 'Body', to: 'S' });
  expect(findRemedy(config, selection, 'Seal', 'V')?.change).toMatchObject({ to: 'S' });
  expect(evaluate(config, initialSelection(config)).complete).toBe(false);
});

describe('lint', () => {
  const codes = (rule: string): string[] => [
    ...new Set(
      lintConfigurator(asking(rule), { steps: 2000 }).findings.flatMap(({ code, severity }) =>
        severity === 'error' ? [code] : [],
      ),
    ),
  ];
  test.each<[string, string | null]>([
    ['Body.material=304 stainless', null],
    ['Body.material=316', null],
    ['Body.material=Lid.material', null],
    ['Body.material=305 stainless', 'unknown-code'],
    ['Body.material=317', 'unknown-code'],
    ['Body.colour=red', 'malformed-rule'],
    ['Body.material>Lid.material', 'unknown-code'],
    ['Length.material=steel', 'malformed-rule'],
  ])('%s: %s', (rule, code) => {
    if (code === null) expect(codes(rule)).toEqual([]);
    else expect(codes(rule)).toContain(code);
  });
});

test('a rule outside a configurator names the group, and a text that nothing has', () => {
  expect(readRule(made, 'Body.material=304 stainless')).toEqual({ groups: ['Body'], faults: [] });
  expect(readRule(made, 'Body.material=brass')).toEqual({
    groups: ['Body'],
    faults: ['material of Body is never "brass"'],
  });
  expect(readRule(made, 'Body.colour=brass').faults).toEqual(['"Body.colour=brass" cannot be read']);
});

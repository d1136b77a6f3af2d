import { describe, expect, test } from 'vitest';
import { type ConfigGroup, type Configurator, lintConfigurator } from '../../index.ts';
import { choice, configurator, number, several } from '../../testing/build.ts';

describe('a search that tried samples of a number says so', () => {
  const cable = (max: number, separator: string, plugs = ['P', '2P']) =>
    configurator([number('Feet', { min: 1, max }), choice('Plug', plugs)], { groupSeparator: separator });

  test('where it may take digits of what is beside it', () => {
    expect(lintConfigurator(cable(5000, '')).exhaustive).toBe(false);
  });
  test('not between separators, beside letters, or where no longer value is within its bounds', () => {
    expect(lintConfigurator(cable(5000, '-')).exhaustive).toBe(true);
    expect(lintConfigurator(cable(5000, '', ['P', 'W'])).exhaustive).toBe(true);
    expect(lintConfigurator(cable(11, '')).exhaustive).toBe(true);
  });
});

describe('a search that tried samples of a part says so', () => {
  const codes = (count: number, more: readonly string[] = []) =>
    configurator([choice('A', [...Array.from({ length: count }, (_, at) => `a${at}`), ...more])], {
      facts: [{ name: 'n', values: [{ value: 1 }] }],
    });
  const whole = (part: Configurator, rules: readonly string[] = [], rest: Partial<ConfigGroup> = {}) =>
    configurator(
      [{ name: 'P', kind: 'assembly', part: 'p', ...rest }, choice('B', ['b', { code: 'c', disableIf: rules }])],
      { parts: { p: part } },
    );
  const isExhaustive = (config: Configurator) => lintConfigurator(config).exhaustive;

  test('where what closes it may stand in its number', () => {
    expect(isExhaustive(whole(codes(40, ['a)'])))).toBe(false);
    expect(isExhaustive(whole(codes(40, ['a)']), [], { close: ']' }))).toBe(true);
    expect(
      isExhaustive(whole(configurator([several('A', codes(40).configGroups[0]?.options ?? [])]), [], { close: '|' })),
    ).toBe(false);
    const inner = { ...whole(codes(40)), parts: { p: whole(codes(40), [], { part: 'q' }), q: codes(40) } };
    expect(isExhaustive(inner)).toBe(false);
  });
  test('where rules ask for it', () => {
    expect(isExhaustive(whole(codes(40), ['P.n>1']))).toBe(false);
    expect(isExhaustive(whole(codes(40)))).toBe(true);
  });
  test('not where each of its answers was tried', () => {
    expect(isExhaustive(whole(codes(5, ['a)']), ['P.n>1']))).toBe(true);
    expect(isExhaustive(whole(configurator([number('N', { max: 9 })]), ['P.count=0']))).toBe(false);
  });
});

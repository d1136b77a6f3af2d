import { describe, expect, test } from 'vitest';
import type { CompiledGroup } from '../../compiled/compiled.ts';
import type { ConfigGroup, Configurator } from '../../data/configurator.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number } from '../../testing/build.ts';
import { runsOn, valuesAlong, valuesBeyond } from './run-on-values.ts';

const n = number('N', { max: 99 });
const bare = { groupSeparator: '' };
const dashed = { groupSeparator: '-' };
function groupAt(groups: readonly ConfigGroup[], at = 0, rest: Partial<Configurator> = bare) {
  const compiled = compile(configurator(groups, rest));
  const group = compiled.groups[at];
  if (group === undefined) throw new Error('no group');
  return { compiled, group };
}
/** All but the ten digits, which are always among them. */
function runs(...given: Parameters<typeof groupAt>): string[] {
  const { compiled, group } = groupAt(...given);
  const found = runsOn(compiled, group);
  if (found.length === 0) return [];
  expect(found.slice(0, 10)).toEqual([...'0123456789']);
  return found.slice(10);
}

describe('a number may go on with', () => {
  test.each<[string, readonly ConfigGroup[], number, Partial<Configurator>, string[]]>([
    [
      'digits that codes after it begin with, alone and two together',
      [n, choice('B', ['x', '1A', '2.5'])],
      0,
      bare,
      ['00', '2.5', '11', '12.5', '2.51', '2.52.5'],
    ],
    [
      'those of a literal',
      [n, choice('B', ['x'], { showIf: ['N.value>1'], whenHidden: '77' })],
      0,
      bare,
      ['00', '77', '7777'],
    ],
    ['digits alone, where none does', [n, choice('B', ['x'])], 0, bare, ['00']],
    ['nothing, after a separator', [n, choice('B', ['1A'])], 0, dashed, []],
    ['but after one of digits', [n, choice('B', ['1A'], { separator: '0' })], 0, dashed, ['00', '11']],
    ['nothing, at the end', [n], 0, bare, []],
    ['nothing, before what is not printed', [n, choice('B', ['1A'], { printed: false })], 0, bare, []],
    ['digits, where something stands right before it', [choice('B', ['1A']), n], 1, bare, ['00']],
    ['nothing, where a separator stands before it', [choice('B', ['1A']), n], 1, dashed, []],
    [
      'digits, where a later group has none before it',
      [n, choice('B', ['x']), choice('C', ['5'], { separator: '' })],
      0,
      dashed,
      ['00', '55'],
    ],
  ])('%s', (_, groups, at, rest, expected) => expect(runs(groups, at, rest)).toEqual(expected));

  test('60 of them at most', () => {
    const many = choice(
      'B',
      Array.from({ length: 30 }, (_, at) => String(at + 10)),
    );
    expect(runs([n, many])).toHaveLength(61);
  });
});

describe('values that print more than a text', () => {
  const of = (rest: Partial<ConfigGroup>): CompiledGroup => groupAt([number('N', rest)]).group;
  test.each<[Partial<ConfigGroup>, string[], string, number[]]>([
    [{ max: 99 }, ['1', '23'], '5', [51]],
    [{ max: 999 }, ['1', '23'], '5', [51, 523]],
    [{ min: 52, max: 99 }, ['1', '3'], '5', [53]],
    [{ max: 99 }, ['1'], '0', []],
    [{ max: 99 }, ['1'], 'x', []],
    [{ max: 99 }, ['1'], '5x', []],
    [{ max: 99 }, ['1'], '', []],
    [{ min: -99, max: 99 }, ['1'], '-5', [-51]],
    [{ max: 9, step: 0.5 }, ['.5'], '5', [5.5]],
    [{ max: 999, digits: 3 }, ['1'], '5', [511]],
    [{ max: 999, digits: 3 }, ['1'], '55', [551]],
    [{ max: 999, digits: 3 }, ['12'], '5', [512]],
    [{ max: 999, digits: 3 }, ['1'], '555', []],
  ])('%j with %j after %s: %j', (rest, more, text, values) =>
    expect(valuesBeyond(of(rest), more, text)).toEqual(values),
  );

  test.each<[string, string[], number[]]>([
    ['12x', ['1'], [12, 1]],
    ['1', ['1', '2'], [1, 11, 12]],
    ['x', ['1'], []],
  ])('along %s there are also those that it begins with', (text, more, values) => {
    expect(valuesAlong(of({ max: 99 }), more, text)).toEqual(values);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparableSelection, evaluate, lintConfigurator, parseModelNumber } from '../index.ts';
import { choice, click, configurator, several } from '../testing/build.ts';
import { soundConfigurators, steps } from '../testing/random/arbitrary.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';
import { finish, walk } from '../testing/walk.ts';

const config = configurator([
  several('A', ['a', 'b'], { optionSeparator: '+' }),
  several('B', ['c', 'd']),
  several('C', ['e', 'f'], { optionSeparator: '' }),
  choice('D', ['g']),
]);
const all = click(config, ['A.a', 'A.b', 'B.c', 'B.d', 'C.e', 'C.f', 'D.g']);

describe('the option separator of a group', () => {
  test('goes before that of the configurator, and a label leaves out | alone', () => {
    const { itemNo, itemNoAlt } = evaluate(config, all);
    expect([itemNo, itemNoAlt]).toEqual(['a+b-c|d-ef-g', 'a+b-cd-ef-g']);
  });

  test.each(['a+b-c|d-ef-g', 'a+b-cd-ef-g'])('%s is read', (text) => {
    expect(parseModelNumber(config, text)).toEqual({ ok: true, selection: all });
  });

  test.each(['ab-c|d-ef-g', 'a|b-cd-ef-g', 'a+b-cd-e|f-g', 'a+b-c+d-ef-g'])('%s is not', (text) => {
    expect(parseModelNumber(config, text).ok).toBe(false);
  });

  test('may be | where the configurator has another', () => {
    const plain = configurator([several('A', ['a', 'b'], { optionSeparator: '|' }), several('B', ['c', 'd'])], {
      optionSeparator: '/',
    });
    const selection = click(plain, ['A.a', 'A.b', 'B.c', 'B.d']);
    const { itemNo, itemNoAlt } = evaluate(plain, selection);
    expect([itemNo, itemNoAlt]).toEqual(['a|b-c/d', 'ab-c/d']);
    for (const text of [itemNo, itemNoAlt]) expect(parseModelNumber(plain, text)).toEqual({ ok: true, selection });
  });

  test('makes readings that the publish check finds, in its own group and as it is', () => {
    const found = (optionSeparator: string) =>
      lintConfigurator(
        configurator([several('A', ['A', 'B', 'AB'], { optionSeparator }), choice('Z', ['z'])]),
      ).findings.map(({ code }) => code);
    expect(found('')).toContain('ambiguous-number');
    expect(found('+')).toEqual([]);
    expect(found('|')).toContain('ambiguous-number');
  });

  test('in a code is warned of', () => {
    const { findings } = lintConfigurator(configurator([several('A', ['A+B', 'C'], { optionSeparator: '+' })]));
    expect(findings.map(({ code }) => code)).toContain('code-clashes-with-separator');
  });
});

test('numbers of groups with separators of their own read back in both forms', () => {
  const separated = fc
    .record({
      plain: soundConfigurators(),
      own: fc.array(fc.constantFrom('|', '', '+', null), { minLength: 6, maxLength: 6 }),
    })
    .map(({ plain, own }) => ({
      ...plain,
      configGroups: plain.configGroups.map((group, at) => {
        const optionSeparator = own[at] ?? null;
        return optionSeparator === null ? group : { ...group, optionSeparator };
      }),
    }));
  fc.assert(
    fc.property(fc.record({ sound: separated, way: steps() }), ({ sound, way }) => {
      const selection = finish(sound, walk(sound, way).at(-1) ?? []);
      const { complete, itemNo, itemNoAlt } = evaluate(sound, selection);
      if (!complete) return;
      for (const text of [itemNo, itemNoAlt]) {
        const parsed = parseModelNumber(sound, text);
        expect([text, parsed.ok]).toEqual([text, true]);
        if (parsed.ok)
          expect(comparableSelection(sound, parsed.selection)).toEqual(comparableSelection(sound, selection));
      }
    }),
    runsOfSearch(150),
  );
});

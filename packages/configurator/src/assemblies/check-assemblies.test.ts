import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../evaluate.ts';
import { lintConfigurator } from '../lint/lint-configurator.ts';
import { parseModelNumber } from '../parsing/parse-model-number.ts';
import { choice, configurator } from '../testing/build.ts';

const assembly = (name: string, rest: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name,
  kind: 'assembly',
  part: 'float',
  ...rest,
});

const nested = (depth: number): Configurator => {
  const parts = Object.fromEntries(
    Array.from({ length: depth }, (_, at) => [
      `p${at + 1}`,
      configurator([choice('A', ['a']), ...(at + 1 < depth ? [assembly('Inner', { part: `p${at + 2}` })] : [])]),
    ]),
  );
  return configurator([assembly('First', { part: 'p1' })], { parts });
};

describe('parts of parts', () => {
  const deep: Selection = [[[[1], [[[1], [[[1]]]]]]]];
  test('stand up to three deep', () => {
    const { itemNo, complete } = evaluate(nested(3), deep);
    expect([itemNo, complete]).toEqual(['(a-(a-(a)))', true]);
    expect(parseModelNumber(nested(3), itemNo)).toEqual({ ok: true, selection: deep });
    expect(lintConfigurator(nested(3)).findings).toEqual([]);
  });

  test('and no deeper', () => {
    expect(evaluate(nested(4), [[[[1], [[[1], [[[1], [[[1]]]]]]]]]]).complete).toBe(false);
    expect(lintConfigurator(nested(4)).findings.map(({ code }) => code)).toContain('parts-too-deep');
  });

  test('are looked up in the outermost alone', () => {
    const inner = configurator([assembly('Inner', { part: 'own' })], {
      parts: { own: configurator([choice('A', ['a'])]) },
    });
    const config = configurator([assembly('First', { part: 'p' })], { parts: { p: inner } });
    expect(evaluate(config, [[[[[[1]]]]]]).complete).toBe(false);
    const known = { ...config, parts: { ...config.parts, own: configurator([choice('A', ['b'])]) } };
    expect(evaluate(known, [[[[[[1]]]]]]).itemNo).toBe('((b))');
  });
});

describe('the publish check of assemblies', () => {
  const codesOf = (config: Configurator) => lintConfigurator(config).findings.map(({ code }) => code);
  const a = configurator([choice('A', ['a'])]);

  test.each<[string, Configurator, string]>([
    ['a part that is not there', configurator([assembly('P', { part: 'q' })], { parts: { p: a } }), 'unknown-part'],
    ['no part at all', configurator([{ name: 'P', kind: 'assembly' }], { parts: { p: a } }), 'unknown-part'],
    [
      'a part of itself',
      configurator([assembly('P', { part: 'p' })], { parts: { p: configurator([assembly('Q', { part: 'p' })]) } }),
      'cycle',
    ],
    [
      'nothing to close it before another',
      configurator([assembly('P', { part: 'p', close: '' }), choice('B', ['b'])], { parts: { p: a } }),
      'assembly-without-end',
    ],
    [
      'a fault in a part',
      configurator([assembly('P', { part: 'p' })], {
        parts: { p: configurator([choice('A', [{ code: 'a', enableIf: ['Nobody.x'] }])]) },
      }),
      'unknown-group',
    ],
    [
      'a fact that its part does not have',
      configurator([assembly('P', { part: 'p' }), choice('B', [{ code: 'b', disableIf: ['P.kg>1'] }])], {
        parts: { p: a },
      }),
      'unknown-code',
    ],
    [
      'numbers that read in two ways beside it',
      configurator([assembly('P', { part: 'p' }), choice('B', ['b', 'bc']), choice('C', ['cd', 'd'])], {
        groupSeparator: '',
        parts: { p: a },
      }),
      'ambiguous-number',
    ],
  ])('refuses %s', (_, config, code) => expect(codesOf(config)).toContain(code));

  test('says which part it is of', () => {
    const config = configurator([assembly('P', { part: 'p' })], {
      parts: { p: configurator([choice('A', ['a', 'a'])]) },
    });
    expect(lintConfigurator(config).findings[0]?.message).toMatch(/^Part "p": /);
  });
});

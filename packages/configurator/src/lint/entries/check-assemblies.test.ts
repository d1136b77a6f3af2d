import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Selection } from '../../data/configurator.ts';
import { evaluate } from '../../evaluating/evaluate.ts';
import { parseModelNumber } from '../../parsing/parse-model-number.ts';
import { choice, configurator, number, sequence, text } from '../../testing/build.ts';
import { lintConfigurator } from '../lint-configurator.ts';

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
      'limits',
      configurator([assembly('P', { part: 'p', limits: [{ max: 2 }] })], { parts: { p: a } }),
      'limit-never-met',
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
  ])('refuses %s', (_, config, code) => expect(codesOf(config)).toContain(code));

  test.each<[string, Configurator]>([
    ['a choice', a],
    ['a text', configurator([text('T')])],
    ['a text of one length', configurator([text('T', { characters: '0-9', min: 3, max: 3 })])],
    ['a text that a limit makes longer', configurator([text('T', { limits: [{ min: 5 }] })])],
    ['a sequence', configurator([sequence('S', ['k'])])],
    ['a sequence of several', configurator([sequence('S', [{ code: 'k', maxQty: 2 }, 'r'], { min: 15 })])],
    [
      'a sequence with enough of an attribute',
      configurator([sequence('S', [{ code: 'k', attributes: { n: 2 } }], { limits: [{ of: 'n', min: 5 }] })]),
    ],
    ['a part with a text', configurator([assembly('Inner', { part: 'named' })])],
  ])('sees numbers that read in two ways beside a part with %s', (_, part) => {
    const beside = [assembly('P', { part: 'p' }), choice('B', ['b', 'bc']), choice('C', ['cd', 'd'])];
    const parts = { p: part, named: configurator([text('Name'), sequence('Order', ['k', 'r'])]) };
    expect(codesOf(configurator(beside, { groupSeparator: '', parts }))).toContain('ambiguous-number');
  });

  test.each<[string, ConfigGroup, string]>([
    ['another entry of a sequence', sequence('S', ['k', { code: 'r', attributes: { w: 1 } }]), 'sum(S.w)'],
    ['an entry more', sequence('S', ['k'], { max: 3 }), 'sum(S.count - 1)'],
    ['the largest number', number('N', { min: 1, max: 9 }), 'sum(N.value - 8)'],
  ])('tries %s of a part, which rules of the whole may ask for', (_, group, measure) => {
    const part = configurator([group], { facts: [{ name: 'n', values: [{ measure }] }] });
    const beside = [
      assembly('P', { part: 'p' }),
      choice('B', ['b', { code: 'bc', disableIf: ['P.n<=0'] }]),
      choice('C', ['cd', 'd']),
    ];
    expect(codesOf(configurator(beside, { groupSeparator: '', parts: { p: part } }))).toContain('ambiguous-number');
  });

  const ending = (...groups: ConfigGroup[]) => configurator(groups);
  test.each<[string, Configurator, Partial<ConfigGroup>, boolean]>([
    ['with what closes it', ending(text('T')), {}, true],
    ['with the first of what closes it', ending(text('T', { characters: 'A-Z/' })), { close: '/P' }, true],
    ['with nothing that closes it', ending(text('T', { characters: 'A-ZP' })), { close: '/P' }, false],
    ['of one length', ending(text('T', { min: 2, max: 2 })), {}, false],
    ['before another group', ending(text('T', { characters: 'A)' }), choice('B', ['b'])), {}, false],
    ['before a group that may be empty', ending(text('T', { characters: 'A)' }), choice('B', ['', 'b'])), {}, true],
    ['in a part of the part', ending(assembly('Inner', { part: 'open', close: '' })), {}, true],
    ['in a part of the part that is closed', ending(assembly('Inner', { part: 'open', close: ']' })), {}, false],
  ])('judges a text %s at the end of a part', (_, part, rest, isFound) => {
    const parts = { p: part, open: ending(text('T', { characters: 'A)' })) };
    const found = codesOf(configurator([assembly('P', { part: 'p', ...rest }), choice('B', ['b'])], { parts }));
    expect(found.includes('text-runs-on')).toBe(isFound);
  });

  test.each<[string, string, Partial<ConfigGroup>, boolean]>([
    ['what opens it', 'A-Z(', {}, true],
    ['the prefix of its part', 'A-Z', { open: '' }, true],
    ['neither', '0-9', { open: '' }, false],
  ])('judges a text before an assembly that allows %s', (_, characters, rest, isFound) => {
    const prefixed = configurator([choice('A', ['1', '2'])], { prefix: 'N' });
    const groups = [text('T', { characters }), assembly('P', { part: 'p', separator: '', ...rest })];
    expect(codesOf(configurator(groups, { parts: { p: prefixed } })).includes('text-runs-on')).toBe(isFound);
  });

  test('says which part it is of', () => {
    const config = configurator([assembly('P', { part: 'p' })], {
      parts: { p: configurator([choice('A', ['a', 'a'])]) },
    });
    expect(lintConfigurator(config).findings[0]?.message).toMatch(/^Part "p": /);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Selection } from './data/configurator.ts';
import { evaluate } from './evaluating/evaluate.ts';
import { explainDisabled } from './explaining/explain-disabled.ts';
import { lintConfigurator } from './lint/lint-configurator.ts';
import { comparableSelection } from './numbers/comparable.ts';
import { numberParts } from './numbers/number-parts.ts';
import { decodeShareCode, encodeShareCode } from './numbers/share-code.ts';
import { encodeShortCode } from './numbers/short-code.ts';
import { parseModelNumber } from './parsing/parse-model-number.ts';
import { canReach } from './reaching/can-reach.ts';
import { ruleAsker } from './rules/ask-rule.ts';
import { initialSelection, setAssembly, setValue, toggleOption } from './settling/selection.ts';
import { choice, configurator, number, several } from './testing/build.ts';
import { finish, soundConfigurators, steps, walk } from './testing/index.ts';
import { runsOfSearch } from './testing/runs-of-search.ts';

const assembly = (name: string, rest: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name,
  kind: 'assembly',
  part: 'float',
  ...rest,
});

const float = configurator(
  [
    choice('Switch', [
      { code: 'W', description: 'wide', altDescription: 'their wide', price: 20.5 },
      { code: 'N', description: 'narrow', price: null, attributes: { amps: 5 } },
    ]),
    several('Extras', ['E', { code: '2S', specText: 'Two seals.' }]),
    number('Cord', { min: 10, max: 50, step: 10, unit: 'ft', pricePerUnit: 1 }),
    choice('Tag', ['x', 'y'], { printed: false, withOrder: true }),
  ],
  {
    prefix: 'F-',
    adderPrice: 3,
    facts: [
      { name: 'Length', values: [{ measure: 'Cord.value' }], specText: 'Cord of {value} ft.' },
      { name: 'Kind', values: [{ if: ['Switch.W'], value: 'wide' }, { value: 'narrow' }] },
    ],
  },
);
const panel = configurator(
  [
    choice('Phase', ['1', '3']),
    assembly('Float', { specText: 'With {value}.' }),
    choice('Cover', ['A', { code: 'B', disableIf: ['Float.Length>30'] }]),
  ],
  { parts: { float } },
);
const wide: Selection = [[1, 0], [1, 1], [20], [0, 0]];
const withFloat = (part: Selection | null, config = panel): Selection =>
  setAssembly(config, [[1, 0], [], [1, 0]], 'Float', part);
const told = (part: Selection | null, config = panel) => evaluate(config, withFloat(part, config));

describe('an assembly', () => {
  test('prints open, the number of its part and close', () => {
    expect(told(wide)).toMatchObject({ itemNo: '1-(F-W-E|2S-20)-A', complete: true });
    expect(told(wide).groups[1]).toMatchObject({ answered: true, part: '(F-W-E|2S-20)', separator: '-' });
  });

  test('prints the label of its part on a label', () => {
    expect(told(wide).itemNoAlt).toBe('1-(F-W-E2S-20)-A');
  });

  test('is answered when its part is complete, and not before', () => {
    const half = told([[1, 0], [0, 0], [], [0, 0]]);
    expect(half).toMatchObject({ itemNo: '1-A', complete: false, missing: [{ code: 'assembly', group: 'Float' }] });
    expect(half.groups[1]).toMatchObject({ answered: false, part: '', assembly: { itemNo: 'F-W', complete: false } });
    expect(told([[1, 0], [0, 0], [10], [0, 0]]).missing).toEqual([]);
  });

  test('is to choose while nothing of it is begun', () => {
    expect(told(null).missing).toEqual([{ code: 'choose', group: 'Float' }]);
    expect(told(null).groups[1]).not.toHaveProperty('assembly');
  });

  test('may be left out where it is optional, but not half', () => {
    const optional = { ...panel, configGroups: panel.configGroups.map((g) => (g.part ? { ...g, optional: true } : g)) };
    expect(told(null, optional)).toMatchObject({ itemNo: '1-A', complete: true });
    expect(told([[1, 0]], optional).missing).toEqual([{ code: 'assembly', group: 'Float' }]);
  });

  test('has the selection of its part in the selection, [] while unanswered', () => {
    expect(withFloat(wide)).toEqual([[1, 0], [wide], [1, 0]]);
    expect(withFloat(null)).toEqual([[1, 0], [], [1, 0]]);
    expect(setAssembly(panel, withFloat(wide), 'Float', null)).toEqual([[1, 0], [], [1, 0]]);
    expect(setAssembly(panel, withFloat(wide), 'Phase', wide)).toEqual(withFloat(wide));
  });

  test('settles its part by its own rules', () => {
    expect(withFloat([[1, 1], [1], [17]])[1]).toEqual([[[1, 0], [1, 0], [17], [0, 0]]]);
    expect(told([[1, 1], [1], [17]]).missing).toEqual([{ code: 'assembly', group: 'Float' }]);
  });

  test.each([
    ['a text', ['x']],
    ['a number', [7]],
    ['null', [null]],
  ])('takes %s for no part', (_, list) => {
    expect(evaluate(panel, JSON.parse(JSON.stringify([[1, 0], list, [1, 0]]))).selection[1]).toEqual([]);
  });

  test("adds its part's total, which may be on request", () => {
    expect(told(wide).total).toBe(2050 + 2000 + 300);
    expect(told([[0, 1], [0, 0], [20], [0, 0]]).total).toBeNull();
    expect(told([[1, 0], [0, 0], [], [0, 0]]).total).toBe(0);
  });

  test('lists its number, then the lines of its part', () => {
    expect(told(wide).optionsDescription).toEqual(['Float F-W-E|2S-20', 'wide']);
  });

  test('says its sentence, then those of its part, its facts among them', () => {
    expect(told(wide).specText).toEqual(['With F-W-E|2S-20.', 'Two seals.', 'Cord of 20 ft.']);
  });

  test("has the outermost's private label", () => {
    expect(told(wide, { ...panel, privateLabel: true }).optionsDescription).toContain('their wide');
    const own = { ...panel, parts: { float: { ...float, privateLabel: true } } };
    expect(told(wide, own).optionsDescription).toContain('wide');
  });

  test('names what its part needs with the order after its group', () => {
    expect(told(wide).toOrder).toEqual(['Float: Tag']);
    expect(told([[1, 0], [0, 0], [20], [1, 0]]).toOrder).toEqual([]);
  });

  test('is a part of the number in the words of its part', () => {
    expect(numberParts(panel, told(wide))).toMatchObject([{}, { text: '(F-W-E|2S-20)', words: 'wide' }, {}]);
  });

  test('loses its part when it is hidden', () => {
    const hiding = configurator([choice('A', ['a', 'b']), assembly('Float', { hideIf: ['A.b'] })], {
      parts: { float },
    });
    const chosen = setAssembly(hiding, toggleOption(hiding, [], 'A', 'a'), 'Float', wide);
    expect(chosen[1]).toEqual([wide]);
    const hidden = toggleOption(hiding, toggleOption(hiding, chosen, 'A', 'a'), 'A', 'b');
    expect(hidden[1]).toEqual([]);
    expect(toggleOption(hiding, hidden, 'A', 'b')[1]).toEqual([]);
  });

  test('prints nothing where it is not printed, and is priced all the same', () => {
    const unprinted = configurator([choice('A', ['a']), assembly('Float', { printed: false })], { parts: { float } });
    const chosen = setAssembly(unprinted, [[1], []], 'Float', wide);
    expect(evaluate(unprinted, chosen)).toMatchObject({ itemNo: 'a', total: 4350 });
    expect(parseModelNumber(unprinted, 'a')).toEqual({ ok: true, selection: [[1], []] });
  });

  test('may have another open and close, also none of them at the end', () => {
    const bare = configurator([choice('A', ['a']), assembly('Float', { open: '', close: '' })], { parts: { float } });
    const { itemNo } = evaluate(bare, [[1], [wide]]);
    expect(itemNo).toBe('a-F-W-E|2S-20');
    expect(parseModelNumber(bare, itemNo)).toMatchObject({ ok: true, selection: [[1], [wide]] });
    expect(lintConfigurator(bare).findings).toEqual([]);
  });
});

describe('a fact of a part', () => {
  const rule = (text: string) =>
    evaluate(
      configurator([...panel.configGroups, choice('Z', [{ code: 'z', enableIf: [text] }])], { parts: { float } }),
      [[1, 0], [wide], [1, 0], [1]],
    ).groups[3]?.options[0]?.selected;

  test.each([
    ['Float.Length=20', true],
    ['Float.Length>20', false],
    ['sum(2*Float.Length + 1)=41', true],
    ['sum(Length)=20', true],
    ['Float.Kind=0', false],
    ['Float.count=1', true],
    ['Float.quantity=1', true],
    ['Float.Nothing=0', false],
  ])('%s holds: %s', (text, holds) => expect(rule(text)).toBe(holds));

  test('is none while the part is not complete', () => {
    const config = configurator(
      [
        assembly('Float'),
        choice('Z', [
          { code: 'z', enableIf: ['Float.Length>=0'] },
          { code: 'y', enableIf: ['sum(Float.Length)=0', 'Float.count=0'] },
        ]),
      ],
      { parts: { float } },
    );
    const half: Selection = [[1, 0], [0, 0], [], [0, 0]];
    expect(evaluate(config, [[half], [1, 0]]).selection[1]).toEqual([0, 0]);
    expect(evaluate(config, [[half], [0, 1]]).selection[1]).toEqual([0, 1]);
  });

  test('disables an option, which says so', () => {
    const long = withFloat([[1, 0], [0, 0], [40], [0, 0]]);
    expect(explainDisabled(panel, toggleOption(panel, long, 'Cover', 'A'), 'Cover', 'B').reasons).toEqual([
      { code: 'disable-if', rules: ['Float.Length>30'], causes: [{ group: 'Float' }] },
    ]);
    expect(evaluate(panel, withFloat(wide)).groups[2]?.options[1]?.reasons).toEqual([
      { code: 'single-choice', causes: [{ group: 'Cover', code: 'A' }] },
    ]);
  });

  test('bounds a number', () => {
    const config = configurator([assembly('Float'), number('Depth', { limits: [{ max: 'Float.Length' }] })], {
      parts: { float },
    });
    expect(evaluate(config, [[wide], [20]]).itemNo).toBe('(F-W-E|2S-20)-20');
    expect(evaluate(config, [[wide], [21]]).missing).toMatchObject([{ code: 'number-outside-bounds' }]);
  });
});

describe('a number with a part', () => {
  test.each(['1-(F-W-E|2S-20)-A', '1-(F-W-E2S-20)-A'])('%s reads', (text) => {
    expect(parseModelNumber(panel, text)).toEqual({ ok: true, selection: withFloat(wide) });
  });

  test.each([
    ['a part that is not complete', '1-(F-W)-A'],
    ['a part that is none', '1-(X)-A'],
    ['no close', '1-(F-W-20-A'],
    ['a combination that is not made', '1-(F-W-40)-B'],
  ])('%s does not read', (_, text) => expect(parseModelNumber(panel, text)).toMatchObject({ ok: false }));

  test.each<[string, string, string, Selection | null]>([
    ['in its last cell', '1-(F-W-E|2S', 'incomplete', [[1, 0], [1, 1], [], [0, 0]]],
    ['in a code that it has not', '1-(F-W-Z-20)-A', 'no-match', [[1, 0], [0, 0], [], [0, 0]]],
    ['whole, and without what closes it', '1-(F-W-E|2S-20', 'incomplete', wide],
    ['with nothing of it', '1-(', 'incomplete', null],
  ])('says how far its part is begun: %s', (_, text, code, part) => {
    const parsed = parseModelNumber(panel, text);
    expect(parsed).toMatchObject({ ok: false, code, parsed: code === 'no-match' ? '1-(F-W-'.length : text.length });
    if (parsed.ok || parsed.code === 'context' || parsed.code === 'ambiguous') throw new Error('It is no refusal.');
    expect(parsed.expected).toEqual([{ group: 'Float', codes: [] }]);
    expect(parsed.selection[1]).toEqual(part === null ? [] : [part]);
  });

  test('a former code in a part does not read: it is read in today’s form', () => {
    const [first, ...rest] = float.configGroups;
    const older = {
      ...float,
      configGroups: [{ ...first, name: 'Switch', options: [{ code: 'W', formerCodes: ['WW'] }] }, ...rest],
    };
    const config = configurator(panel.configGroups, { parts: { float: older } });
    expect(parseModelNumber(config, '1-(F-W-20)-A').ok).toBe(true);
    expect(parseModelNumber(config, '1-(F-WW-20)-A').ok).toBe(false);
    expect(parseModelNumber(older, 'F-WW-20').ok).toBe(true);
  });

  test('the text that closes it may stand in it', () => {
    const odd = configurator([choice('A', ['x', 'x)']), choice('B', ['y'])], { groupSeparator: '' });
    const config = configurator([assembly('Float'), choice('C', ['z'])], { parts: { float: odd } });
    expect(parseModelNumber(config, '(x)y)-z')).toMatchObject({ ok: true, selection: [[[[0, 1], [1]]], [1]] });
  });

  test('two readings of a part are two of the number', () => {
    const twofold = configurator([choice('A', ['A', 'AB']), choice('B', ['BC', 'C'])], { groupSeparator: '' });
    const config = configurator([assembly('Float')], { parts: { float: twofold } });
    expect(parseModelNumber(config, '(ABC)')).toMatchObject({ ok: false, code: 'ambiguous' });
    expect(lintConfigurator(config).findings).toMatchObject([{ code: 'ambiguous-number' }]);
  });

  test('compares by what its part shows', () => {
    const tagged: Selection = [[1, 0], [1, 1], [20], [1, 0]];
    expect(comparableSelection(panel, withFloat(tagged))).toEqual(comparableSelection(panel, withFloat(wide)));
  });
});

test('the publish check finds nothing in a sound one', () => {
  expect(lintConfigurator(panel).findings).toEqual([]);
});

describe('a share code', () => {
  test.each([
    ['long', encodeShareCode],
    ['short', (selection: Selection) => encodeShortCode(panel, selection)],
  ])('carries the part, %s', (_, encode) => {
    for (const part of [wide, null, [[0, 1], [0, 0], [], [0, 1]]]) {
      const selection = withFloat(part);
      expect(decodeShareCode(panel, encode(selection))).toEqual({ ok: true, selection });
    }
  });
});

describe('reach', () => {
  test('completes a part, and asks for its facts', () => {
    const reached = canReach(panel, ['Cover.A', 'Float.Length>=10']);
    expect(reached).toMatchObject({ answer: 'yes' });
    if (reached.answer === 'yes') expect(evaluate(panel, reached.selection).complete).toBe(true);
  });

  test('does not say no where it has not tried every part', () => {
    expect(canReach(panel, ['Float.Length>45', 'Phase.3']).answer).not.toBe('no');
  });
});

test('a part sees the context, and nothing else of the whole', () => {
  const part = configurator([
    choice('A', ['a', { code: 'b', enableIf: ['@market.CA'] }, { code: 'c', enableIf: ['Phase.3'] }]),
  ]);
  const config = configurator([choice('Phase', ['3']), assembly('P', { part: 'p' })], {
    context: [{ name: 'market', values: ['US', 'CA'], default: 'US' }],
    parts: { p: part },
  });
  const asked = (code: number[], options = {}) => evaluate(config, [[1], [[code]]], options).itemNo;
  expect(asked([0, 1, 0])).toBe('3');
  expect(asked([0, 1, 0], { context: { market: 'CA' } })).toBe('3-(b)');
  expect(asked([0, 0, 1])).toBe('3');
  expect(parseModelNumber(config, '3-(b)')).toEqual({ ok: false, code: 'context', context: ['market'] });
});

test('the number of every whole reads as its selection', () => {
  fc.assert(
    fc.property(soundConfigurators(), steps(), (part, clicks) => {
      const config = configurator([choice('A', ['a', 'b']), assembly('P', { part: 'p', open: '<', close: '>' })], {
        prefix: 'W-',
        parts: { p: part },
      });
      for (const chosen of walk(part, clicks).slice(-2)) {
        const selection = setAssembly(config, [[1, 0], []], 'P', finish(part, chosen));
        const { itemNo, itemNoAlt, complete, urlOpts } = evaluate(config, selection);
        expect(decodeShareCode(config, urlOpts)).toEqual({ ok: true, selection });
        if (!complete) continue;
        for (const text of [itemNo, itemNoAlt]) {
          const read = parseModelNumber(config, text);
          if (!read.ok) throw new Error(`${text} ${JSON.stringify(read)}`);
          expect(comparableSelection(config, read.selection)).toEqual(comparableSelection(config, selection));
        }
      }
    }),
    runsOfSearch(40),
  );
});

test('a rule outside the configurator asks for the fact of a part', () => {
  const asks = ruleAsker(panel, evaluate(panel, withFloat(wide)));
  expect([asks('Float.Length=20'), asks('Float.Length=30'), asks('Float.count=1')]).toEqual([true, false, true]);
});

test('a value of the whole is not one of its part', () => {
  const config = configurator([number('Cord', { max: 9 }), assembly('P', { part: 'float' })], { parts: { float } });
  expect(evaluate(config, setValue(config, [[], [wide]], 'Cord', 5)).itemNo).toBe('5-(F-W-E|2S-20)');
});

test('a number whose own codes stand without a separator still reads by the label of its part', () => {
  const part = configurator([several('Extras', ['A', 'B'])]);
  const config: Configurator = {
    optionSeparator: '',
    configGroups: [{ name: 'Set', kind: 'assembly', part: 'P' }],
    parts: { P: part },
  };
  const selection = setAssembly(config, initialSelection(config), 'Set', [[1, 1]]);
  expect(evaluate(config, selection)).toMatchObject({ itemNo: '(A|B)', itemNoAlt: '(AB)', complete: true });
  for (const text of ['(A|B)', '(AB)']) expect(parseModelNumber(config, text)).toEqual({ ok: true, selection });
});

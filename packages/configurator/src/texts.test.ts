import { describe, expect, test } from 'vitest';
import { sampleText } from './bounds/sample-text.ts';
import { evaluate } from './evaluating/evaluate.ts';
import { decodeShareCode } from './numbers/share-code.ts';
import { encodeShortCode } from './numbers/short-code.ts';
import { parseModelNumber } from './parsing/parse-model-number.ts';
import { setText, setValue } from './settling/selection.ts';
import { choice, click, configurator, groupState, number, several, text, visibleGroups } from './testing/build.ts';
import { charactersOf } from './written/characters.ts';

const one = (group: Parameters<typeof text>[1] = {}) => configurator([text('Tag', group)]);
const typed = (config: ReturnType<typeof one>, entry: string | null) => setText(config, [], 'Tag', entry)[0];
const E_ACUTE = '\u00c9';

describe('a text is brought to its form', () => {
  test.each([
    ['to NFC', 'CAFE\u0301', `CAF${E_ACUTE}`, {}],
    ['trimmed', '  P 1\t', 'P 1', {}],
    ['with one blank for each run of white space', 'P \n\u00a0 1', 'P 1', {}],
    ['in upper case', 'pump \u00df', 'PUMP SS', { upperCase: true }],
    ['as typed without upperCase', 'pump', 'pump', {}],
    ['in NFC also where upper case takes an accent off', '\u0390', '\u03aa\u0301', { upperCase: true }],
  ])('%s', (_, entry, kept, group) => {
    const config = one(group);
    expect(typed(config, entry)).toEqual([kept]);
    expect(evaluate(config, [[entry]]).selection).toEqual([[kept]]);
    expect(evaluate(config, [[kept]]).selection).toEqual([[kept]]);
  });
});

describe('a text that does not fit counts as unanswered', () => {
  test.each<[string, string, boolean, object]>([
    ['of one code point', 'A', true, {}],
    ['of none', '', false, {}],
    ['of white space alone', ' \t', false, {}],
    ['of 40 code points', 'x'.repeat(40), true, {}],
    ['of 41', 'x'.repeat(41), false, {}],
    ['of 40 code points outside the first plane', '\u{1f600}'.repeat(40), true, {}],
    ['as long as its min', 'AB', true, { min: 2 }],
    ['shorter than its min', 'A', false, { min: 2 }],
    ['as long as its max', 'ABC', true, { max: 3 }],
    ['longer than its max', 'ABCD', false, { max: 3 }],
    ['with any character but a control one', `${E_ACUTE}#|"`, true, {}],
    ['with a control character', 'A\u0007', false, {}],
    ['with half of a character', 'A\ud800', false, {}],
    ['of its characters', 'A-9', true, { characters: 'A-Z0-9-' }],
    ['with another character', 'a', false, { characters: 'A-Z0-9-' }],
    ['in small letters where they are turned large', 'a', true, { characters: 'A-Z', upperCase: true }],
    ['in large letters where only small ones stand after', 'a', false, { characters: 'a-z', upperCase: true }],
  ])('%s', (_, entry, isTaken, group) => {
    const config = one(group);
    const state = groupState(config, setText(config, [], 'Tag', entry), 'Tag');
    expect([state.answered, state.text !== null]).toEqual([isTaken, isTaken]);
    expect(evaluate(config, [[entry]]).complete).toBe(isTaken);
  });

  test('what is no text is none', () => {
    const config = one();
    for (const list of [[5], [null], [[]], [{}], 'A', null])
      expect(evaluate(config, JSON.parse(JSON.stringify([list]))).selection).toEqual([[]]);
  });
});

test.each([
  ['a range', 'A-C', 'ABC', 'DZ-a'],
  ['single characters', 'A C', 'A C', 'B-'],
  ['a minus first', '-A', '-A', 'B'],
  ['a minus last', 'A-', 'A-', 'B'],
  ['a minus first, before a range', '-A-C', '-ABC', 'D'],
  ['ranges and characters', 'A-C0-2/', 'B1/', '-3D'],
  ['a range that runs backwards', 'C-A/', '/', 'ABC-'],
])('characters: %s', (_, characters, takes, refuses) => {
  const { allows } = charactersOf({ characters });
  expect([...takes].filter((character) => !allows(character))).toEqual([]);
  expect([...refuses].filter(allows)).toEqual([]);
});

test('setText clears with null, and changes nothing of a hidden or another group', () => {
  const config = configurator([
    choice('Plate', ['Y', 'N']),
    text('Tag', { showIf: ['Plate.Y'] }),
    text('Note', { optional: true }),
  ]);
  const shown = click(config, ['Plate.Y']);
  const filled = setText(config, shown, 'Tag', 'P1');
  expect(filled).toEqual([[1, 0], ['P1'], []]);
  expect(setText(config, filled, 'Tag', ' p1 '.toUpperCase())).toBe(filled);
  expect(setText(config, filled, 'Tag', null)).toEqual(shown);
  expect(setText(config, filled, 'Plate', 'Y')).toBe(filled);
  expect(setText(config, filled, 'Nothing', 'Y')).toBe(filled);
  const hidden = click(config, ['Plate.Y', 'Plate.N'], filled);
  expect(hidden).toEqual([[0, 1], [], []]);
  expect(setText(config, hidden, 'Tag', 'P1')).toBe(hidden);
  expect(click(config, ['Plate.N', 'Plate.Y'], hidden)).toEqual(shown);
});

describe('limits narrow the bounds of a text', () => {
  const config = configurator([
    choice('Plate', ['S', 'L']),
    number('Width', { optional: true, printed: false }),
    text('Tag', { max: 8, limits: [{ if: ['Plate.S'], max: 4 }, { max: 'Width' }, { min: 2 }] }),
  ]);
  const plate = (code: string) => click(config, [`Plate.${code}`]);

  test('the tightest that holds wins, and what it takes away is gone', () => {
    expect(setText(config, plate('L'), 'Tag', 'ABCDEFGH')[2]).toEqual(['ABCDEFGH']);
    expect(setText(config, plate('L'), 'Tag', 'ABCDEFGHI')[2]).toEqual([]);
    expect(setText(config, plate('S'), 'Tag', 'ABCD')[2]).toEqual(['ABCD']);
    expect(setText(config, plate('S'), 'Tag', 'ABCDE')[2]).toEqual([]);
    expect(setText(config, plate('L'), 'Tag', 'A')[2]).toEqual([]);
    expect(groupState(config, plate('S'), 'Tag').bounds).toEqual({ min: 2, max: 4, step: 1 });
    const long = setText(config, plate('L'), 'Tag', 'ABCDE');
    expect(click(config, ['Plate.L', 'Plate.S'], long)[2]).toEqual([]);
  });

  test('a bound may be a number group', () => {
    const long = setText(config, plate('L'), 'Tag', 'ABCDE');
    expect(setValue(config, long, 'Width', 5)[2]).toEqual(['ABCDE']);
    expect(setValue(config, long, 'Width', 4)[2]).toEqual([]);
  });
});

describe('rules and measures of a text', () => {
  const shows = (rule: string) => {
    const config = configurator([text('Tag', { optional: true }), choice('More', ['a'], { showIf: [rule] })]);
    return [null, 'ABC'].map((entry) => visibleGroups(config, setText(config, [[]], 'Tag', entry)).includes('More'));
  };
  test.each([
    ['its count is 1 when answered', 'Tag.count=1', [false, true]],
    ['its count is 0 when not', 'Tag.count=0', [true, false]],
    ['its quantity is its count', 'Tag.quantity=1', [false, true]],
    ['a sum counts it', 'sum(2*Tag.count + 1)=3', [false, true]],
    ['it has no value', 'Tag.value>=0', [false, false]],
  ])('%s', (_, rule, expected) => expect(shows(rule)).toEqual(expected));
});

test('a text costs its price for each character, rounded once', () => {
  const config = configurator([text('Tag', { pricePerUnit: 0.125 })], { adderPrice: 1 });
  expect(evaluate(config, [[]]).total).toBe(0);
  expect(evaluate(config, [['A']]).total).toBe(113);
  expect(evaluate(config, [['ABC']]).total).toBe(138);
  expect(evaluate(config, [['\u{1f600}A']]).total).toBe(125);
});

test('a price table is per character of the text that it names', () => {
  const config = configurator([choice('Plate', ['a']), text('Tag', { optional: true })], {
    tables: [{ name: 'Engraving', columns: ['Plate'], gives: ['price'], per: 'Tag', rows: [['a', 1.5]] }],
  });
  expect(evaluate(config, [[1], ['ABCD']]).total).toBe(600);
  expect(evaluate(config, [[1], []]).total).toBe(0);
});

test('a text has a line of description, and stands for {value} in its sentence', () => {
  const config = configurator([
    choice('Plate', [{ code: 'a', description: 'Plate' }]),
    text('Tag', { specText: 'Engraved "{value}".' }),
  ]);
  expect(evaluate(config, [[1], ['P 1']])).toMatchObject({
    optionsDescription: ['Plate', 'Tag P 1'],
    specText: ['Engraved "P 1".'],
  });
  expect(evaluate(config, [[1], []])).toMatchObject({ optionsDescription: ['Plate'], specText: [] });
});

test('a text that has to be answered is missing, an optional one is not', () => {
  expect(evaluate(one(), [[]]).missing).toEqual([{ code: 'choose', group: 'Tag' }]);
  expect(evaluate(one({ optional: true }), [[]]).missing).toEqual([]);
  expect(evaluate(one({ printed: false, withOrder: true }), [[]]).toOrder).toEqual(['Tag']);
  expect(evaluate(one({ printed: false, withOrder: true }), [['A']]).toOrder).toEqual([]);
});

describe('a number with a text', () => {
  const config = configurator([
    choice('Plate', ['A', 'B']),
    text('Tag', { max: 8, characters: 'A-Z0-9 ', optional: true }),
    choice('Screws', ['1', '2']),
  ]);

  test('prints it as it stands, and reads it again', () => {
    const selection = [[1, 0], ['PUMP 1'], [0, 1]];
    const { itemNo, itemNoAlt } = evaluate(config, selection);
    expect([itemNo, itemNoAlt]).toEqual(['A-PUMP 1-2', 'A-PUMP 1-2']);
    expect(parseModelNumber(config, itemNo)).toEqual({ ok: true, selection });
    expect(parseModelNumber(config, 'A-2')).toEqual({ ok: true, selection: [[1, 0], [], [0, 1]] });
  });

  test.each([
    ['a character that it does not allow', 'A-pump-2'],
    ['more than it may have', 'A-123456789-2'],
    ['two blanks', 'A-P  1-2'],
    ['a blank at its end', 'A-P -2'],
  ])('is none with %s', (_, number) => {
    expect(parseModelNumber(config, number)).toMatchObject({ ok: false, parsed: expect.any(Number) });
  });

  test('says what was read before a text that is none', () => {
    expect(parseModelNumber(config, 'A-PUMP 1-')).toMatchObject({
      ok: false,
      code: 'incomplete',
      selection: [[1, 0], ['PUMP 1'], [0, 0]],
      expected: [{ group: 'Screws', codes: ['1', '2'] }],
    });
    expect(parseModelNumber(config, 'A-pump-2')).toMatchObject({ expected: [{ group: 'Tag' }, { group: 'Screws' }] });
  });

  test('of fixed length needs no separator', () => {
    const fixed = configurator([text('Tag', { min: 3, max: 3 }), number('Length', { separator: '' })]);
    expect(parseModelNumber(fixed, 'A1220')).toEqual({ ok: true, selection: [['A12'], [20]] });
  });

  test('limits decide which text it may be', () => {
    const limited = configurator([choice('Plate', ['A', 'B']), text('Tag', { limits: [{ if: ['Plate.A'], max: 3 }] })]);
    expect(parseModelNumber(limited, 'A-ABC').ok).toBe(true);
    expect(parseModelNumber(limited, 'A-ABCD').ok).toBe(false);
    expect(parseModelNumber(limited, 'B-ABCD').ok).toBe(true);
  });

  test('as on a label may have the option separator in its text', () => {
    const barred = configurator([several('Plate', ['A', 'B']), text('Tag', { characters: 'X|Y' })]);
    const { itemNo, itemNoAlt } = evaluate(barred, [[1, 1], ['X|Y']]);
    expect([itemNo, itemNoAlt]).toEqual(['A|B-X|Y', 'AB-X|Y']);
    for (const written of [itemNo, itemNoAlt])
      expect(parseModelNumber(barred, written)).toMatchObject({ ok: true, selection: [[1, 1], ['X|Y']] });
  });
});

test('an unprinted text reads as unanswered', () => {
  const config = configurator([choice('Plate', ['A']), text('Tag', { printed: false, pricePerUnit: 1 })]);
  const { itemNo, total } = evaluate(config, [[1], ['P1']]);
  expect([itemNo, total]).toEqual(['A', 200]);
  expect(parseModelNumber(config, 'A')).toEqual({ ok: true, selection: [[1], []] });
});

test.each(['PUMP 1', `${E_ACUTE}\u{1f600}`, 'x'.repeat(40)])(
  '%s comes back from a share code, long and short',
  (entry) => {
    const config = one();
    const { selection, urlOpts } = evaluate(config, [[entry]]);
    expect(urlOpts).toBe(Buffer.from(JSON.stringify([[entry]])).toString('base64url'));
    for (const code of [urlOpts, encodeShortCode(config, selection)]) {
      expect(code).toMatch(/^[\w-]+$/);
      expect(decodeShareCode(config, code)).toEqual({ ok: true, selection });
    }
  },
);

test.each([
  ['a text that its group does not take', JSON.stringify([['a\u0007']]), 'stale'],
  ['a text that is not in its form', JSON.stringify([[' a']]), 'stale'],
  ['a number for a text', JSON.stringify([[1]]), 'stale'],
  ['a text of no UTF-8', Buffer.from([0x5b, 0xff]), 'malformed'],
])('a share code with %s is refused', (_, bytes, code) => {
  expect(decodeShareCode(one(), Buffer.from(bytes).toString('base64url'))).toEqual({ ok: false, code });
});

test('a sample of each length is a text that the group takes, where there is one', () => {
  expect(sampleText(text('Tag'), 3)).toBe('AAA');
  expect(sampleText(text('Tag', { characters: '0-9' }), 2)).toBe('00');
  expect(sampleText(text('Tag', { characters: '\u03b1-\u03c9', upperCase: true }), 2)).toBeNull();
  expect(sampleText(text('Tag', { characters: ' ' }), 1)).toBeNull();
  expect(sampleText(text('Tag'), 0)).toBeNull();
});

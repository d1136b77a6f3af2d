import { describe, expect, test } from 'vitest';
import { decodeShareCode, evaluate, setQuantity, setValue } from '../index.ts';
import { choice, click, configurator, number, sequence, several, text } from '../testing/build.ts';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

const config = configurator([
  choice('A', ['1', '2']),
  several('B', ['x', { code: 'y', maxQty: 5 }], { showIf: ['A.1'] }),
  number('L', { max: 9 }),
]);
const code = (lists: unknown) => Buffer.from(JSON.stringify(lists)).toString('base64url');

describe('the share code', () => {
  test('is base64url of the JSON list of lists of quantities', () => {
    const selection = setValue(config, setQuantity(config, click(config, ['A.1', 'B.y']), 'B', 'y', 3), 'L', 7);
    const { urlOpts } = evaluate(config, selection);
    expect(JSON.parse(Buffer.from(urlOpts, 'base64url').toString())).toEqual([[1, 0], [0, 3], [7]]);
    expect(decodeShareCode(config, urlOpts)).toEqual({ ok: true, selection });
  });

  test('an unanswered number is an empty list', () => {
    expect(decodeShareCode(config, code([[1, 0], [0, 0], []]))).toMatchObject({ ok: true });
  });

  test.each([
    ['no base64url', 'a b!'],
    ['nothing', ''],
    ['a length no base64 has', 'abcde'],
    ['no JSON', Buffer.from('[[1,0').toString('base64url')],
    ['no list', code({ 0: [1] })],
    ['no list of lists', code([1, 0])],
    ['other things than numbers', code([['1', 0], [0, 0], []])],
    ['nulls', code([[1, null], [0, 0], []])],
  ])('%s is malformed', (_, text) => {
    expect(decodeShareCode(config, text)).toEqual({ ok: false, code: 'malformed' });
  });

  test.each([
    [
      'too few groups',
      [
        [1, 0],
        [0, 0],
      ],
    ],
    ['too many groups', [[1, 0], [0, 0], [], []]],
    ['too few options', [[1], [0, 0], []]],
    ['too many options', [[1, 0, 0], [0, 0], []]],
    ['two choices in a single-choice group', [[1, 1], [0, 0], []]],
    ['a selection in a hidden group', [[0, 1], [1, 0], []]],
    ['a quantity above its maximum', [[1, 0], [0, 6], []]],
    ['a broken quantity', [[1, 0], [0, 1.5], []]],
    ['a negative quantity', [[1, 0], [0, -1], []]],
    [
      'two numbers in a number group',
      [
        [1, 0],
        [0, 0],
        [1, 2],
      ],
    ],
  ])('%s is stale', (_, lists) => {
    expect(decodeShareCode(config, code(lists))).toEqual({ ok: false, code: 'stale' });
  });

  const kinds = configurator(
    [
      choice('A', ['1', '2']),
      number('L', { max: 9, step: 0.1, optional: true }),
      text('T', { optional: true }),
      sequence('S', ['x', 'y'], { optional: true }),
      { name: 'P', kind: 'assembly', part: 'p', optional: true },
    ],
    { parts: { p: configurator([choice('A', ['1', '2']), number('L', { max: 9, step: 0.1, optional: true })]) } },
  );
  test.each<[string, unknown[], boolean | string]>([
    ['all of them', [[1, 0], [0.3], ['words'], ['x', 'x', 'y'], [[[1, 0], [0.3]]]], true],
    ['none', [[0, 0], [], [], [], []], true],
    ['a number that was not exact', [[1, 0], [0.1 + 0.2], [], [], []], true],
    ['the same in a part', [[1, 0], [], [], [], [[[1, 0], [0.1 + 0.2]]]], true],
    ['a text in a choice', [['1', 0], [], [], [], []], 'malformed'],
    ['a text in a number', [[1, 0], ['0.3'], [], [], []], 'malformed'],
    ['lists in a number', [[1, 0], [[[1]]], [], [], []], 'malformed'],
    ['a code that a sequence has not', [[1, 0], [], [], ['z'], []], 'stale'],
    ['a number in a text', [[1, 0], [], [5], [], []], 'stale'],
    ['a text in a part', [[1, 0], [], [], [], ['words']], 'stale'],
    ['more than there are groups, as a text', [[1, 0], [], [], [], [], ['words']], 'malformed'],
  ])('of groups of all kinds: %s', (_, lists, is) => {
    const read = decodeShareCode(kinds, code(lists));
    expect(read.ok ? true : read.code).toBe(is);
  });

  test('where the offer depends on who asks, a stale one says what is left of it', () => {
    const market = configurator([choice('A', ['1', { code: '2', disableIf: ['@market.CA'] }])], {
      context: [{ name: 'market', values: ['US', 'CA'] }],
    });
    const asked = (lists: unknown, known: string) =>
      decodeShareCode(market, code(lists), { context: { market: known } });
    expect(asked([[0, 1]], 'US')).toEqual({ ok: true, selection: [[0, 1]] });
    expect(asked([[0, 1]], 'CA')).toEqual({ ok: false, code: 'stale', selection: [[0, 0]] });
    expect(decodeShareCode(config, code([[1, 1], [0, 0], []]))).not.toHaveProperty('selection');
  });

  test('what a rule selects must be in it', () => {
    const held = configurator([choice('A', ['1', '2']), several('B', [{ code: 'x', selectIf: ['A.1'] }])]);
    expect(decodeShareCode(held, code([[1, 0], [1]])).ok).toBe(true);
    expect(decodeShareCode(held, code([[1, 0], [0]]))).toEqual({ ok: false, code: 'stale' });
  });

  test('it survives padding', () => {
    expect(decodeShareCode(config, `${code([[0, 1], [0, 0], []])}==`).ok).toBe(true);
  });
});

describe('base64url', () => {
  test.each(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar', '[[1,0],[20,3.5]]', '~~~???>>>'])(
    '%s there and back',
    (text) => {
      expect(encodeBase64Url(text)).toBe(Buffer.from(text).toString('base64url'));
      expect(decodeBase64Url(encodeBase64Url(text))).toBe(text);
    },
  );
});

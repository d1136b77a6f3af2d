import { describe, expect, test } from 'vitest';
import { decodeShareCode, evaluate, setQuantity, setValue } from '../index.ts';
import { choice, click, configurator, number, several } from '../testing/build.ts';
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

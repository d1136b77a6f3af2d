import { describe, expect, test } from 'vitest';
import type { Configurator } from '../data/configurator.ts';
import {
  decideContext,
  decodeShareCode,
  evaluate,
  initialSelection,
  parseModelNumber,
  toggleOption,
} from '../index.ts';
import { encodeShareCode } from '../numbers/share-code.ts';
import { choice, configurator } from '../testing/build.ts';

const context = [
  { name: 'market', values: ['US', 'CA', 'MX'], default: 'US' },
  { name: 'level', values: ['gold', 'silver'] },
];
const of = (...enableIf: string[]) =>
  configurator([choice('A', ['a', { code: 'b', enableIf, price: 5, prices: [{ if: ['@level.gold'], price: 3 }] }])], {
    context,
  });
const reads = (config: Configurator, text: string, known = {}) => parseModelNumber(config, text, { context: known });

test('context decides what is offered and at what price', () => {
  const option = (known: Record<string, string>) =>
    evaluate(of('@market.CA'), [[0, 0]], { context: known }).groups[0]?.options[1];
  expect([option({ market: 'CA' })?.enabled, option({ market: 'US' })?.enabled]).toEqual([true, false]);
  expect([option({ level: 'gold' })?.price, option({ level: 'silver' })?.price]).toEqual([300, 500]);
});

test('two rules that one fact frees are one reason', () => {
  const reasons = (enableIf: string, disableIf: string) =>
    evaluate(
      configurator([choice('A', ['a', { code: 'b', enableIf: [enableIf], disableIf: [disableIf] }])], { context }),
      [[0, 0]],
    ).groups[0]?.options[1]?.reasons;
  expect(reasons('@market.CA', '@market.US')).toEqual([{ code: 'context', facts: ['market'] }]);
  expect(reasons('@market.CA', '@level.unknown')).toEqual([
    { code: 'context', facts: ['market'] },
    { code: 'context', facts: ['level'] },
  ]);
  expect(reasons('@market.CA', '@market.US|CA|MX')).toMatchObject([{ code: 'context' }, { code: 'disable-if' }]);
});

test('never what a number means', () => {
  const config = of('@market.US|CA');
  expect([reads(config, 'b', { market: 'US' }), reads(config, 'b', { market: 'CA' })]).toEqual([
    { ok: true, selection: [[0, 1]] },
    { ok: true, selection: [[0, 1]] },
  ]);
  expect(reads(config, 'b', { market: 'MX' }).ok).toBe(false);
});

test('a value not declared counts as the default', () => {
  expect([
    reads(of('@market.US'), 'b', { market: 'DE' }).ok,
    reads(of('@market.CA'), 'b', { market: 'DE' }).ok,
  ]).toEqual([true, false]);
  expect(reads(of('@level.unknown'), 'b', { level: 'tin' }).ok).toBe(true);
});

describe("a number whose today's form reads only under other facts", () => {
  test('is refused as `context` with their names', () => {
    expect(reads(of('@market.CA'), 'b')).toEqual({ ok: false, code: 'context', context: ['market'] });
    expect(reads(of('@market.CA'), 'z')).toMatchObject({ ok: false, code: 'no-match' });
  });
  test('never their values', () => expect(JSON.stringify(reads(of('@market.CA'), 'b'))).not.toContain('CA'));
  test('the fewest', () => {
    expect(reads(of('@level.gold:@market.CA', '@market.CA|MX'), 'b')).toMatchObject({ context: ['market'] });
    expect(reads(of('@level.gold', '@market.CA'), 'b')).toMatchObject({ context: ['market', 'level'] });
  });
  test('then those declared first', () => {
    expect(reads(of('@level.gold:@market.CA'), 'b')).toMatchObject({ context: ['market'] });
    expect(reads({ ...of('@level.gold:@market.CA'), context: context.toReversed() }, 'b')).toMatchObject({
      context: ['level'],
    });
  });
});

test("a share code is settled under the reader's own facts, and what went is said as for a stale one", () => {
  const code = encodeShareCode([[0, 1]]);
  expect(decodeShareCode(of('@market.CA'), code, { context: { market: 'CA' } })).toEqual({
    ok: true,
    selection: [[0, 1]],
  });
  const stale = decodeShareCode(of('A.zz'), code, {});
  expect(decodeShareCode(of('@market.CA'), code, {})).toEqual(stale);
  expect(stale).not.toEqual({ ok: true, selection: [[0, 1]] });
});

test('the server decides `@` rules before a configurator goes to a browser', () => {
  const sent = decideContext(of('@market.CA'), { market: 'CA' });
  expect(JSON.stringify(sent)).not.toMatch(/gold|MX|US/);
  expect(toggleOption(sent, initialSelection(sent), 'A', 'b')).toEqual([[0, 1]]);
  const american = decideContext(of('@market.CA'), { market: 'US' });
  expect(toggleOption(american, initialSelection(american), 'A', 'b')).toEqual([[0, 0]]);
});

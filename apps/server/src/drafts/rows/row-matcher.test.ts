import type { FieldCondition } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { rowMatcher } from './row-matcher.ts';

const row = (fields: object) => ({ id: 1, name: 'Tern Panels', slug: 'tern', description: '', ...fields });
const matches = (condition: unknown, fields: object, field = 'name'): boolean =>
  rowMatcher('families', JSON.stringify({ [field]: condition }))(row(fields));

describe('a condition on one field', () => {
  test.each<[FieldCondition, unknown, boolean]>([
    [{ is: 'Tern' }, 'Tern', true],
    [{ is: 'Tern' }, 'tern', false],
    [{ is: null }, null, true],
    [{ is: null }, undefined, true],
    [{ isNot: 'Tern' }, 'Wren', true],
    [{ isNot: 'Tern' }, 'Tern', false],
    [{ isNot: null }, undefined, false],
    [{ contains: 'PÄN' }, 'Tern Panels', true],
    [{ contains: 'pen' }, 'Tern Panels', false],
    [{ contains: 12 }, 3120, true],
    [{ contains: 'true' }, true, false],
    [{ contains: 'a' }, ['A', 'B'], true],
    [{ contains: 'b' }, ['A', 'B'], true],
    [{ contains: 'a' }, ['AB'], false],
    [{ contains: 3 }, [3, 4], true],
    [{ contains: '[object' }, [{}], false],
    [{ startsWith: 'TERN' }, 'Tern Panels', true],
    [{ startsWith: 'panels' }, 'Tern Panels', false],
    [{ startsWith: '3' }, 31, true],
    [{ startsWith: 'a' }, ['a'], false],
    [{ oneOf: ['a', null] }, 'a', true],
    [{ oneOf: ['a', null] }, undefined, true],
    [{ oneOf: ['a'] }, null, false],
    [{ oneOf: ['a', 'b'] }, ['c', 'b'], true],
    [{ oneOf: ['a'] }, ['c'], false],
    [{ isEmpty: true }, undefined, true],
    [{ isEmpty: true }, null, true],
    [{ isEmpty: true }, '', true],
    [{ isEmpty: true }, [], true],
    [{ isEmpty: true }, 0, false],
    [{ isEmpty: true }, false, false],
    [{ isEmpty: true }, ['a'], false],
    [{ isEmpty: false }, '', false],
    [{ isEmpty: false }, 'a', true],
  ])('%j of %j: %s', (condition, name, holds) => expect(matches(condition, { name })).toBe(holds));

  test.each<[FieldCondition, unknown[]]>([
    [{ above: 10 }, [11]],
    [{ atLeast: 10 }, [10, 11]],
    [{ below: 10 }, [9]],
    [{ atMost: 10 }, [9, 10]],
    [{ atLeast: 10, atMost: 10 }, [10]],
  ])('%j of 9, 10 and 11 holds of %j, and of no text', (condition, held) => {
    expect([9, 10, 11, '12', '8', null].filter((position) => matches(condition, { position }, 'position'))).toEqual(
      held,
    );
  });

  test('texts are compared in their natural order', () => {
    expect(['A2', 'A10', 'B1'].filter((name) => matches({ above: 'A2' }, { name }))).toEqual(['A10', 'B1']);
    expect(['A2', 'A10', 'B1'].filter((name) => matches({ atMost: 'A10' }, { name }))).toEqual(['A2', 'A10']);
  });

  test('a bare value is the value itself', () => {
    expect(matches('Tern', { name: 'Tern' })).toBe(true);
    expect(matches('Tern', { name: 'Tern Panels' })).toBe(false);
    expect(matches(null, { alertMsg: null }, 'alertMsg')).toBe(true);
    expect(matches(null, { alertMsg: 'Late' }, 'alertMsg')).toBe(false);
  });
});

describe('a row', () => {
  const filter = JSON.stringify({ name: { startsWith: 'Tern' }, slug: 'tern' });
  test('has to meet every field of a filter', () => {
    const fits = rowMatcher('families', filter);
    expect([row({}), row({ slug: 'wren' }), row({ name: 'Wren' })].map(fits)).toEqual([true, false, false]);
  });

  test('and has the words that are searched for in one of its texts or numbers', () => {
    const fits = rowMatcher('families', filter, ' pump ');
    expect([row({}), row({ description: 'Two PUMPS.' }), row({ media: ['pump'] })].map(fits)).toEqual([
      false,
      true,
      false,
    ]);
    expect(rowMatcher('families', undefined, '31')(row({ position: 312 }))).toBe(true);
    expect(rowMatcher('families', undefined, ' ')(row({}))).toBe(true);
    expect(rowMatcher('families', undefined)(row({}))).toBe(true);
  });
});

describe('a filter is refused', () => {
  test.each([
    ['that is no JSON', '{'],
    ['that is no object', '[]'],
    ['with a condition that there is not', '{"name":{"like":"a"}}'],
    ['with no words', '{"name":{"contains":""}}'],
  ])('%s', (_, filter) => {
    expect(() => rowMatcher('families', filter)).toThrow('filter must be an object of JSON: field and condition.');
  });

  test.each(['{"nothing":1}', '{"toString":1}'])('with a field that the kind does not have: %s', (filter) => {
    expect(() => rowMatcher('families', filter)).toThrow(/^families has no field \w+\.$/);
  });
});

import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { callPath } from './client.ts';
import { endpoints, familyQuery, searchQuery } from './endpoints.ts';

describe('endpoints', () => {
  test('every parameter in a path has a schema', () => {
    for (const [name, call] of Object.entries(calls)) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const entry = Object.entries(endpoints).find(([key]) => key === name)?.[1];
      const stated = entry !== undefined && 'params' in entry ? Object.keys(entry.params.shape) : [];
      expect(stated, name).toEqual(inPath);
    }
  });
  test('the family query defaults to live items only, with everything included', () => {
    expect(familyQuery.parse({})).toEqual({ isLive: true, isVizzy: false, intrinsicallySafe: false });
  });
  test('an unknown include is refused', () => {
    expect(familyQuery.safeParse({ include: 'products,faqs.steps' }).success).toBe(true);
    expect(familyQuery.safeParse({ include: 'products,secrets' }).success).toBe(false);
  });
  test.each([
    ['1', true],
    ['0', false],
    ['-1', false],
    ['1.5', false],
    ['two', false],
  ])('page %s is valid: %s', (page, valid) => {
    expect(searchQuery.safeParse({ page }).success).toBe(valid);
  });
  test.each([
    ['100', true],
    ['101', false],
    ['0', false],
  ])('pageSize %s is valid: %s', (pageSize, valid) => {
    expect(searchQuery.safeParse({ pageSize }).success).toBe(valid);
  });
});

describe('callPath', () => {
  test('parameters are encoded, absent query values left out', () => {
    expect(callPath('/Product/config/:config', { config: 'TD-E|2S/3' }, { a: undefined, b: false })).toBe(
      '/Product/config/TD-E%7C2S%2F3?b=false',
    );
  });
});

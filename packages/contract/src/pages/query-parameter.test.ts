import { expect, test } from 'vitest';
import {
  compared,
  count,
  endless,
  flag,
  identity,
  oneOf,
  oneOfInAnyCase,
  type QueryParameter,
  words,
} from './query-parameter.ts';

const orders = ['Newest', 'Oldest'] as const;

test.each<[string, QueryParameter<unknown>, string | null, unknown]>([
  ['words that are not there are none', words(), null, ''],
  ['words are trimmed', words(), ' float ', 'float'],
  ['words up to the longest stay', words(5), 'float', 'float'],
  ['longer words are cut, and no space is left at the cut', words(5), 'four and five', 'four'],
  ['a flag that is not there is not set', flag(), null, false],
  ['a flag is set by true', flag(), 'true', true],
  ['a flag is set by nothing else', flag(), 'TRUE', false],
  ['a count that is not there is the default', count(10, 100), null, 10],
  ['a count may be one', count(10, 100), '1', 1],
  ['a count may be the largest', count(10, 100), '100', 100],
  ['a count above the largest is the default', count(10, 100), '101', 10],
  ['none at all is no count', count(10, 100), '0', 10],
  ['an empty text is no count', count(10, 100), '', 10],
  ['a half is no count', count(10, 100), '2.5', 10],
  ['a word is no count', count(10, 100), 'two', 10],
  ['a choice that is not there is the first', oneOf(orders), null, 'Newest'],
  ['a choice is itself', oneOf(orders), 'Oldest', 'Oldest'],
  ['a choice in other case is none', oneOf(orders), 'oldest', 'Newest'],
  ['a choice in any case is itself', oneOfInAnyCase(orders), ' OLDEST ', 'Oldest'],
  ['an unknown choice is the first', oneOfInAnyCase(orders), 'best', 'Newest'],
])('%s', (_rule, parameter, text, value) => expect(parameter.read(text)).toBe(value));

test('what is said of a parameter leaves how it is read', () => {
  expect(endless(identity(words(5)))).toMatchObject({ isEndless: true, isIdentity: true });
  expect(endless(identity(words(5))).read('float tree')).toBe('float');
});

test('things to compare stand in the order of the address, each once, five at most, and nothing else with them', () => {
  const { gather } = compared(5, 60);
  const gathered = (query: string) => gather?.(new URLSearchParams(query)) ?? null;
  expect(gathered('part=b&x=1&family=a&part=b&part=+c+&number=')).toBe('part=b&family=a&part=c');
  expect(gathered('part=1&part=2&part=3&part=4&part=5&part=6')).toBe('part=1&part=2&part=3&part=4&part=5');
  expect(gathered('utm_source=x')).toBeNull();
  expect(gathered(`part=${'1'.repeat(60)}`)).toBeNull();
});

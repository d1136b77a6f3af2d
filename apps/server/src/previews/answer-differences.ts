import { isDeepStrictEqual } from 'node:util';
import type { PageDifference } from '@millrace/contract/office';

/** By what an element of a list is known again: the first that all of them have, each another. */
const KEYS = ['slug', 'partNumber', 'code', 'key', 'id', 'name', 'title', 'group', 'uri'];
/** The words by which people know an element: the first that it has. */
const WORDS = ['partNumber', 'name', 'title', 'question', 'code', 'key', 'group', 'filename', 'uri'];
/** Fields that say nothing to a visitor, or say what another field says. */
const SILENT: ReadonlySet<string> = new Set(['id', 'faqIds', 'measure', 'sort']);
export const PRICES: ReadonlySet<unknown> = new Set(['price', 'pricePerUnit']);
const MONEY: ReadonlySet<unknown> = new Set([...PRICES, 'priceFrom', 'priceTo']);
/** Longer texts are cut. */
const TEXT_MOST = 4000;

type Path = PageDifference['path'];

/** Finds the differences between two answers of the API as a visitor would name them: element by element, field by field. */
export function* answerDifferences(before: unknown, after: unknown, path: Path = []): Iterable<PageDifference> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* listDifferences(before, after, path);
  else if (isObject(before) && isObject(after))
    for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (SILENT.has(field)) continue;
      yield* answerDifferences(Reflect.get(before, field), Reflect.get(after, field), [...path, field]);
    }
  else yield valueDifference(before, after, path);
}

function* listDifferences(before: readonly unknown[], after: readonly unknown[], path: Path): Iterable<PageDifference> {
  const key = KEYS.find((one) => isKeyOf(before, one) && isKeyOf(after, one));
  // Values, and elements that nothing tells apart, such as those of a rule: the list is one value.
  if (key === undefined) return yield valueDifference(before, after, path);
  const was = new Map(before.map((one) => [fieldOf(one, key), one]));
  const is = new Map(after.map((one) => [fieldOf(one, key), one]));
  const step = (one: unknown): Path => [...path, { element: wordsOfElement(one) }];
  for (const [name, one] of was) {
    if (is.has(name)) yield* answerDifferences(one, is.get(name), step(one));
    else yield { path: step(one), change: 'removed' };
  }
  for (const [name, one] of is) if (!was.has(name)) yield { path: step(one), change: 'added' };
  const order = (names: Iterable<unknown>, others: ReadonlyMap<unknown, unknown>) =>
    [...names].filter((name) => others.has(name));
  if (!isDeepStrictEqual(order(was.keys(), is), order(is.keys(), was))) yield { path, change: 'changed' };
}

function valueDifference(before: unknown, after: unknown, path: Path): PageDifference {
  const [was, is] = [shown(before), shown(after)];
  const isMoney = typeof path.at(-1) === 'string' && MONEY.has(path.at(-1));
  return {
    path,
    change: isNothing(before) ? 'added' : isNothing(after) ? 'removed' : 'changed',
    ...(was === undefined ? {} : { before: was }),
    ...(is === undefined ? {} : { after: is }),
    ...(isMoney ? { isMoney } : {}),
  };
}

/** A value that fits a line; undefined: it does not, or there is none. */
function shown(value: unknown): PageDifference['before'] {
  if (typeof value === 'string') return value.slice(0, TEXT_MOST);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  const isLine = Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one));
  return isLine ? value.join(', ').slice(0, TEXT_MOST) : undefined;
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldOf = (value: unknown, field: string): unknown => (isObject(value) ? Reflect.get(value, field) : undefined);

function isKeyOf(list: readonly unknown[], key: string): boolean {
  const names = list.map((one) => fieldOf(one, key));
  return names.every((name) => ['string', 'number'].includes(typeof name)) && new Set(names).size === names.length;
}

function wordsOfElement(value: unknown): string {
  const words = WORDS.map((field) => fieldOf(value, field)).find((one) => typeof one === 'string' && one !== '');
  return String(words ?? '');
}

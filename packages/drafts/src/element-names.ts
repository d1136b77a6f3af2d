import { fieldOf, isObject } from './is-equal.ts';
import type { ElementKey, Path } from './path.ts';
import { elementAt } from './path.ts';

/** The fields by which people know an element, the first of these that it has. */
const NAMES = ['name', 'title', 'key', 'label', 'words', 'question', 'code', 'filename', 'text', 'summary'];

/**
 * The words by which people know the elements that a path goes through, one for each, as one of the two rows has them; '' for an element
 * without such words.
 */
export function elementNames(path: Path, before: unknown, after: unknown): string[] {
  const names: string[] = [];
  let values = [before, after];
  for (const step of path) {
    values = values.map((value) => stepInto(value, step));
    if (typeof step !== 'string') names.push(nameOf(values[1] ?? values[0], step));
  }
  return names;
}

function stepInto(value: unknown, step: string | ElementKey): unknown {
  if (typeof step !== 'string') return Array.isArray(value) ? elementAt(value, step) : undefined;
  return isObject(value) ? fieldOf(value, step) : undefined;
}

function nameOf(element: unknown, key: ElementKey): string {
  if (!isObject(element)) return textOf(fieldOf(key, 'value'));
  const own = [...Object.keys(key).filter((field) => field !== 'id'), ...NAMES];
  return own.map((field) => textOf(fieldOf(element, field))).find((text) => text !== '') ?? '';
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

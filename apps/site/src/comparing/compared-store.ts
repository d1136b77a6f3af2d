import { COMPARED_MAX } from '@millrace/contract';

/** Something chosen to be compared. */
export interface ChosenItem {
  /** As an address names it. */
  readonly item: string;
  /** The name of a family, a part number or a model number. */
  readonly name: string;
}

/** Everything chosen on this device, in the order of choosing. */
export interface Compared {
  readonly items: readonly ChosenItem[];
  /** One more was asked for than can be compared. */
  readonly isFull: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const KEY = 'compare';
export const NONE: Compared = { items: [], isFull: false };

const listeners = new Set<() => void>();
/** The same object for the same text, as React asks for it. */
let read: { text: string; compared: Compared } = { text: '', compared: NONE };
/** For a browser that refuses its store: the choice then holds until the page is reloaded. */
let unkept: string | null = null;

export function compared(storeOf: () => Store): Compared {
  const text = textIn(storeOf);
  if (text !== read.text) read = { text, compared: { items: itemsOf(text), isFull: false } };
  return read.compared;
}

/** Chooses one more, or takes it away. With as many as can be compared, one more is refused, and `isFull` says so. */
export function toggleCompared(storeOf: () => Store, chosen: ChosenItem): void {
  const { items } = compared(storeOf);
  const others = items.filter(({ item }) => item !== chosen.item);
  if (others.length < items.length) keep(storeOf, others);
  else if (items.length < COMPARED_MAX) keep(storeOf, [...items, chosen]);
  else {
    read = { ...read, compared: { items, isFull: true } };
    tell();
  }
}

/** Leaves out what is named; without a name everything. */
export function uncompare(storeOf: () => Store, item?: string): void {
  keep(storeOf, item === undefined ? [] : compared(storeOf).items.filter((one) => one.item !== item));
}

/** Calls back when something else is chosen, in this tab or another. */
export function onCompared(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function textIn(storeOf: () => Store): string {
  if (unkept !== null) return unkept;
  try {
    return storeOf().getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function itemsOf(text: string): ChosenItem[] {
  try {
    const kept: unknown = JSON.parse(text === '' ? '[]' : text);
    return Array.isArray(kept) ? kept.filter(isChosenItem).slice(0, COMPARED_MAX) : [];
  } catch {
    return [];
  }
}

const isChosenItem = (value: unknown): value is ChosenItem =>
  typeof value === 'object' &&
  value !== null &&
  'item' in value &&
  typeof value.item === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

function keep(storeOf: () => Store, items: readonly ChosenItem[]): void {
  const text = JSON.stringify(items);
  try {
    storeOf().setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

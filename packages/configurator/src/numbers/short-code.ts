import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import type { Configurator, Selection, SelectionList } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { initialSelection } from '../settling/selection.ts';
import { type BitReader, type BitWriter, readBits, writeBits } from './bits.ts';
import { isSameList, numberOf } from './selection-lists.ts';

/** No base64url of JSON begins so. */
export const SHORT_MARK = 's';
const SHAPE_BITS = 24;

/**
 * The selection as a short text for a link: only what differs from the initial selection, in bits (decision 134). It begins with a mark of
 * the configurator's shape, so that a code of another shape is found to be stale.
 */
export function encodeShortCode(configurator: Configurator, selection: Selection): string {
  const bits = writeBits();
  bits.number(shapeOf(configurator), SHAPE_BITS);
  writeLists(bits, configurator, selection);
  return SHORT_MARK + bits.text();
}

function writeLists(bits: BitWriter, configurator: Configurator, selection: Selection): void {
  const initial = startOf(configurator);
  for (const group of compile(configurator).groups) {
    const list = selection[group.index] ?? [];
    const differs = !isSameList(list, present(initial[group.index]));
    bits.flag(differs);
    if (differs) FORMS[group.kind].write(bits, group, list);
  }
}

/** The lists that a short code stands for; null for text that is none, 'stale' for one of another shape. */
export function readShortCode(configurator: Configurator, code: string): Selection | 'stale' | null {
  const bits = readBits(code.slice(SHORT_MARK.length));
  if (bits === null) return null;
  if (bits.number(SHAPE_BITS) !== shapeOf(configurator)) return 'stale';
  const lists = readLists(bits, configurator);
  return bits.isBroken() ? null : lists;
}

function readLists(bits: BitReader, configurator: Configurator): Selection {
  const initial = startOf(configurator);
  return compile(configurator).groups.map((group) =>
    bits.flag() ? FORMS[group.kind].read(bits, group) : present(initial[group.index]),
  );
}

/** The selection that a code counts from: where the start depends on who asks, nothing at all, so that it reads alike for everybody. */
function startOf(configurator: Configurator): Selection {
  if ((configurator.context ?? []).length === 0) return initialSelection(configurator);
  return compile(configurator).groups.map(({ data: { kind = 'choice' }, options }) =>
    kind === 'choice' ? options.map(() => 0) : [],
  );
}

/** How the list of a kind of group is written, and read again. */
interface Form {
  write(bits: BitWriter, group: CompiledGroup, list: SelectionList): void;
  read(bits: BitReader, group: CompiledGroup): SelectionList;
}

const FORMS: Readonly<Record<CompiledGroup['kind'], Form>> = {
  choice: { write: writeChoices, read: readChoices },
  number: {
    write: (bits, _, list) => bits.decimal(numberOf(list[0])),
    read: (bits) => [bits.decimal() ?? []].flat(),
  },
  text: {
    write: (bits, _, list) => bits.characters(String(list[0] ?? '')),
    read: (bits) => [bits.characters()].filter((text) => text !== ''),
  },
  sequence: { write: writeEntries, read: readEntries },
  assembly: {
    write: (bits, { part }, [own]) => {
      bits.flag(typeof own === 'object');
      if (part !== null && typeof own === 'object') writeLists(bits, part, own);
    },
    read: (bits, { part }) => (bits.flag() && part !== null ? [readLists(bits, part)] : []),
  },
};

/** How many, then the place of each among the options. */
function writeEntries(bits: BitWriter, group: CompiledGroup, list: SelectionList): void {
  bits.decimal(list.length);
  for (const code of list) bits.number((group.optionByCode.get(String(code))?.index ?? -1) + 1, widthOf(group));
}

function readEntries(bits: BitReader, group: CompiledGroup): SelectionList {
  const length = Math.min(bits.decimal() ?? 0, MOST_ENTRIES);
  return Array.from({ length }, () => group.options[bits.number(widthOf(group)) - 1]?.code ?? '');
}

/** No sequence is longer: a longer one is a code that is damaged. */
const MOST_ENTRIES = 1_000;

/** One option by its place; anything else option by option. */
function writeChoices(bits: BitWriter, group: CompiledGroup, entries: SelectionList): void {
  const list = entries.map((entry) => numberOf(entry) ?? 0);
  const chosen = list.flatMap((quantity, at) => (quantity === 0 ? [] : [at]));
  const [only = -1] = chosen;
  const isPlain = chosen.length === 0 || (chosen.length === 1 && list[only] === group.options[only]?.quantity);
  bits.flag(isPlain);
  if (isPlain) bits.number(only + 1, widthOf(group));
  for (const option of isPlain ? [] : group.options) {
    const quantity = list[option.index] ?? 0;
    bits.flag(quantity !== 0);
    if (quantity === 0) continue;
    bits.flag(quantity === option.quantity);
    if (quantity !== option.quantity) bits.decimal(quantity);
  }
}

function readChoices(bits: BitReader, group: CompiledGroup): SelectionList {
  const only = bits.flag() ? bits.number(widthOf(group)) - 1 : null;
  if (only !== null) return group.options.map(({ quantity }, at) => (at === only ? quantity : 0));
  return group.options.map(({ quantity }) => {
    if (!bits.flag()) return 0;
    return bits.flag() ? quantity : (bits.decimal() ?? 0);
  });
}

/** Bits for the place of one option, or for none. */
const widthOf = ({ options }: CompiledGroup): number => Math.ceil(Math.log2(options.length + 1));

/** A mark of group names, kinds and codes, by FNV-1a. */
function shapeOf(configurator: Configurator): number {
  const compiled = compile(configurator);
  const known = shapes.get(compiled);
  if (known !== undefined) return known;
  const { groups } = compiled;
  const text = JSON.stringify(
    groups.map(({ name, kind, isNumber, options, part }) => [
      name,
      kind === 'text' || kind === 'sequence' ? kind : isNumber,
      options.map((o) => o.code),
      ...(part === null ? [] : [shapeOf(part)]),
    ]),
  );
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ present(sign.codePointAt(0)), 0x01000193);
  const shape = (hash >>> 0) % 2 ** SHAPE_BITS;
  shapes.set(compiled, shape);
  return shape;
}
const shapes = new WeakMap<Compiled, number>();

import { ownBounds } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import { brand, type ModelNumber } from '../data/brand.ts';
import { OPTION_SEPARATOR } from '../data/constants.ts';
import { present } from '../data/present.ts';
import { printValue } from '../decimals/steps.ts';
import { closeOf, openOf } from '../written/part-configurator.ts';

/** The text that one group prints. */
export interface PrintedPart {
  /** '' while unanswered, blank, unprinted or hidden without a literal. */
  part: string;
  /** The same without option separators. */
  label: string;
  /** Printed before the part. */
  separator: string;
}

interface PrintedNumber {
  itemNo: ModelNumber;
  itemNoAlt: string;
  parts: readonly PrintedPart[];
}

/** How a number was written that prints otherwise today: codes by option id, and option ids of a group in the order written. */
export interface WrittenAs {
  codes: ReadonlyMap<number, string>;
  orders: ReadonlyMap<number, readonly number[]>;
  /** The codes of sequences, by group. */
  entries: ReadonlyMap<number, readonly string[]>;
}

/** The model number as ordered and as printed on a label (decisions 2 and 2.1). */
export function printModelNumber(compiled: Compiled, state: State, as: WrittenAs | null = null): PrintedNumber {
  let itemNo = compiled.prefix;
  let itemNoAlt = compiled.prefix;
  let first = true;
  const parts: PrintedPart[] = [];
  for (const group of compiled.groups) {
    const codes = codesOf(compiled, group, state, as);
    const part = codes.join(group.optionSeparator);
    if (part === '') {
      parts.push(NOTHING);
      continue;
    }
    const separator = separatorBefore(compiled, group, first);
    const label = labelOf(group, state, codes) ?? part;
    itemNo += separator + part;
    itemNoAlt += separator + label;
    first = false;
    parts.push({ part, label, separator });
  }
  return { itemNo: brand<ModelNumber>(itemNo), itemNoAlt, parts };
}

/** The part without option separators, also of an assembly's part; null where it is the same. */
function labelOf(group: CompiledGroup, state: State, codes: readonly string[]): string | null {
  const part = state.visible[group.index] === true ? state.parts?.[group.index] : null;
  if (part)
    return `${openOf(group.data)}${printModelNumber(part.compiled, part.state).itemNoAlt}${closeOf(group.data)}`;
  return group.optionSeparator === OPTION_SEPARATOR ? codes.join('') : null;
}

const NOTHING: PrintedPart = { part: '', label: '', separator: '' };

/** A group's own separator is printed even before the first part. */
export function separatorBefore(compiled: Compiled, group: CompiledGroup, first: boolean): string {
  return group.data.separator ?? (first ? '' : compiled.groupSeparator);
}

/** The text that an option prints: its code, with the quantity where the number shows it. */
export function printOption({ code, data }: Pick<CompiledOption, 'code' | 'data'>, quantity: number): string {
  if (data.isQtyPrefix === true) return `${quantity}${code}`;
  return data.isQtySuffix === true ? `${code}${quantity}` : code;
}

function codesOf(compiled: Compiled, group: CompiledGroup, state: State, as: WrittenAs | null): readonly string[] {
  if (!group.printed) return [];
  if (state.visible[group.index] !== true) {
    const literal = group.data.whenHidden ?? '';
    return literal === '' || isAfterLast(compiled, group, state) ? [] : [literal];
  }
  if (group.kind === 'assembly') {
    const part = state.parts?.[group.index];
    if (part?.isComplete !== true) return [];
    return [`${openOf(group.data)}${printModelNumber(part.compiled, part.state).itemNo}${closeOf(group.data)}`];
  }
  if (group.isNumber) {
    const answer = present(state.answers[group.index]);
    return answer === null ? [] : [printValue(answer, group.data)];
  }
  if (group.kind === 'text') {
    const text = present(state.texts[group.index]);
    return text === null ? [] : [text];
  }
  if (group.kind === 'sequence') return entriesOf(compiled, group, state, as);
  const codes: string[] = [];
  const order = as?.orders.get(group.index);
  const options = order === undefined ? group.options : inOrder(group.options, order);
  for (const option of options) {
    const quantity = present(state.quantities[option.id]);
    const code = as?.codes.get(option.id) ?? option.code;
    const printed = quantity > 0 ? printOption(code === option.code ? option : { ...option, code }, quantity) : '';
    if (printed !== '') codes.push(printed);
  }
  return codes;
}

/** Its codes, and what fills the empty places up to its own most. */
function entriesOf(
  { options }: Compiled,
  group: CompiledGroup,
  { sequences }: State,
  as: WrittenAs | null,
): readonly string[] {
  const entries = present(sequences[group.index]);
  if (entries.length === 0) return [];
  const written = as?.entries.get(group.index);
  const codes = entries.map((id, at) => spelling(options[id], written?.length === entries.length ? written[at] : null));
  const { fill } = group.data;
  if (fill === undefined) return codes;
  return [...codes, ...new Array<string>(Math.max(0, Math.floor(ownBounds(group.data).max) - codes.length)).fill(fill)];
}

/** The code as written, where that is today's or a former one. */
function spelling(option: CompiledOption | undefined, written: string | null = null): string {
  const { code = '', data } = option ?? {};
  return written !== null && data?.formerCodes?.includes(written) === true ? written : code;
}

function inOrder(options: readonly CompiledOption[], order: readonly number[]): readonly CompiledOption[] {
  const first = order.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return [...first, ...options.filter((option) => !first.includes(option))];
}

/** Whether an earlier selected option ends the number. */
export function isAfterLast({ lastOptions }: Compiled, { index }: CompiledGroup, { quantities }: State): boolean {
  return lastOptions.some(({ id, group }) => group < index && isSelectedIn(quantities, id));
}

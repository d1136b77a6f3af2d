import { ownBounds } from '../../bounds/number-bounds.ts';
import { sampleText } from '../../bounds/sample-text.ts';
import type { Part } from '../../bounds/state.ts';
import type { CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { OPTION_SEPARATOR } from '../../data/constants.ts';
import { present } from '../../data/present.ts';
import { printValue } from '../../decimals/steps.ts';
import { printModelNumber, printOption, separatorBefore } from '../../numbers/model-number.ts';
import { isHoldable } from '../../parsing/constraints.ts';
import type { Plan } from '../../parsing/plan.ts';
import { isSelectable } from '../../parsing/plan.ts';
import { isAllowed, visibilityOf } from '../../parsing/possible.ts';
import { limitOf } from '../../settling/limit.ts';
import { isLengthWithin, lengthOf, textEntered } from '../../written/entered-text.ts';
import { closeOf, openOf } from '../../written/part-configurator.ts';
import { type Assignment, chooseParts } from '../searching/assignment.ts';
import { sampleValues } from '../searching/sample-values.ts';
import { runsOn, valuesAlong, valuesBeyond } from './run-on-values.ts';

/** The place that one reading of a number has reached. */
export interface Cursor {
  group: number;
  /** In a multi-select group: the first option that can still follow; in a sequence: how many entries there are. */
  next: number;
  /** In a multi-select group: one of its options is printed, or at least selected. */
  printed: boolean;
  any: boolean;
  /** Nothing of the whole number is printed yet. */
  first: boolean;
}

/** One step of a reading: its text, its choice, its next position. */
export interface Move {
  text: string;
  option: CompiledOption | null;
  quantity: number;
  /** For a number group; for a text its length. */
  value: number | null;
  /** For a text group. */
  typed?: string;
  /** For an assembly; `value` is then its place among those that are tried. */
  part?: Part;
  /** It prints the literal of a hidden group. */
  literal: boolean;
  /** The group is decided by this step; unprinted groups stay open. */
  decides: number | null;
  to: Cursor;
}

export interface MoveSource {
  plan: Plan;
  /** Printed for '|' between the codes of one group: '' for labels. */
  separator: string;
  samples: ReadonlyMap<number, NumberSamples>;
}

/** For a number group: beginnings of values, and texts that may lengthen one. */
interface NumberSamples {
  values: readonly number[];
  runs: readonly string[];
}

export function startCursor(group: number, first: boolean): Cursor {
  return { group, next: 0, printed: false, any: false, first };
}

export function samplesOf({ compiled }: Plan): MoveSource['samples'] {
  return new Map(
    compiled.groups
      .filter((group) => group.isNumber)
      .map((group) => [group.index, { values: sampleValues(compiled, group), runs: runsOn(compiled, group) }]),
  );
}

/** Every step a reading can take, given what it chose so far and the text it has to follow; groups before are open. */
export function movesFrom(source: MoveSource, assignment: Assignment, cursor: Cursor, ahead = ''): readonly Move[] {
  const { compiled } = source.plan;
  const group = compiled.groups[cursor.group];
  if (group === undefined) return [];
  if (!group.printed) return [step(cursor, { decides: null })];
  if (cursor.any) {
    const codes = codeMoves(source, assignment, cursor, group);
    if (group.kind === 'sequence') return [...codes, ...endMoves(source, cursor, group)];
    return isWithinLimit(group, assignment) ? [...codes, step(cursor, { printed: cursor.printed })] : codes;
  }
  const visible = visibilityOf(compiled, assignment, group, assignment.decided);
  const moves: Move[] = [];
  if (visible !== 'no') {
    if (group.isNumber) moves.push(...numberMoves(source, cursor, group, ahead));
    else if (group.kind === 'text') moves.push(...textMoves(source, cursor, group, ahead));
    else if (group.kind === 'assembly') moves.push(...assemblyMoves(source, cursor, group));
    else moves.push(...codeMoves(source, assignment, cursor, group));
  }
  const literal = group.data.whenHidden ?? '';
  if (visible === 'no' ? literal === '' : group.optional || (visible === 'open' && literal === ''))
    moves.push(step(cursor, {}));
  if (literal !== '' && visible !== 'yes') {
    moves.push(
      step(cursor, { text: separatorBefore(compiled, group, cursor.first) + literal, literal: true, printed: true }),
    );
    // After an isLast the literal is not printed either.
    if (compiled.lastOptions.some((last) => last.group < group.index)) moves.push(step(cursor, {}));
  }
  return moves;
}

/** On to the next group. */
function step(cursor: Cursor, { text = '', printed = false, ...rest }: Partial<Move> & { printed?: boolean }): Move {
  const to = startCursor(cursor.group + 1, cursor.first && !printed);
  return {
    text,
    option: null,
    quantity: 0,
    value: null,

    literal: false,
    decides: cursor.group,
    ...rest,
    to,
  };
}

function assemblyMoves(
  { plan, separator: between }: MoveSource,
  cursor: Cursor,
  group: CompiledGroup,
): readonly Move[] {
  const separator = separatorBefore(plan.compiled, group, cursor.first);
  return chooseParts(group).flatMap(({ value, part }) => {
    if (part === undefined) return [];
    const { itemNo, itemNoAlt } = printModelNumber(part.compiled, part.state);
    const number = between === '' ? itemNoAlt : itemNo;
    const text = `${separator}${openOf(group.data)}${number}${closeOf(group.data)}`;
    return [step(cursor, { text, value, part, printed: true })];
  });
}

function numberMoves(
  { plan, samples }: MoveSource,
  cursor: Cursor,
  group: CompiledGroup,
  ahead: string,
): readonly Move[] {
  const separator = separatorBefore(plan.compiled, group, cursor.first);
  const { values = [], runs = [] } = samples.get(group.index) ?? {};
  const along = ahead.startsWith(separator) ? valuesAlong(group, runs, ahead.slice(separator.length)) : [];
  return [...new Set([...values, ...along])].map((value) => numberMove(separator, cursor, group, value));
}

/** Steps that print a number which begins with another. */
export function longerMoves({ plan, samples }: MoveSource, cursor: Cursor, shorter: Move): readonly Move[] {
  const group = plan.compiled.groups[cursor.group];
  const { values = [], runs = [] } = samples.get(cursor.group) ?? {};
  if (group === undefined || shorter.value === null || group.kind === 'assembly') return [];
  const separator = separatorBefore(plan.compiled, group, cursor.first);
  const longer = valuesBeyond(group, runs, printValue(shorter.value, group.data));
  return longer.filter((value) => !values.includes(value)).map((value) => numberMove(separator, cursor, group, value));
}

function numberMove(separator: string, cursor: Cursor, group: CompiledGroup, value: number): Move {
  return step(cursor, { text: separator + printValue(value, group.data), value, printed: true });
}

/** So many codes are tried as the beginnings of texts. */
const MOST_CODES = 60;

/** A short text, a long one, those like the codes that follow, and those along the text that is to follow. */
function textMoves({ plan }: MoveSource, cursor: Cursor, group: CompiledGroup, ahead: string): readonly Move[] {
  const separator = separatorBefore(plan.compiled, group, cursor.first);
  const { data } = group;
  const bounds = ownBounds(data);
  const lengths = [bounds.min, Math.min(bounds.max, bounds.min + 1)];
  const samples = [...lengths.map((length) => sampleText(data, length)), ...textsLike(plan.compiled, group)];
  const rest = ahead.startsWith(separator) ? ahead.slice(separator.length) : '';
  const along = Array.from(rest, (_, at) =>
    Array.from(rest)
      .slice(0, at + 1)
      .join(''),
  );
  const fits = (text: string | null): text is string =>
    text !== null && textEntered(text, data) === text && isLengthWithin(lengthOf(text), bounds);
  return [...new Set([...samples, ...along].filter(fits))].map((text) =>
    step(cursor, { text: separator + text, value: lengthOf(text), typed: text, printed: true }),
  );
}

/** Texts like the codes that may follow: their beginnings, and themselves made long enough. */
function textsLike({ groups }: Plan['compiled'], { index, data }: CompiledGroup): readonly string[] {
  const { min, max } = ownBounds(data);
  const later = groups.filter((group) => group.printed && group.index > index);
  const codes = later.flatMap((group) => [group.data.whenHidden ?? '', ...group.options.map(({ code }) => code)]);
  if (min > max) return [];
  const filler = sampleText(data, 1) ?? '';
  return codes.slice(0, MOST_CODES).map((code) => code.slice(0, max) + filler.repeat(Math.max(0, min - code.length)));
}

/** The end of a sequence, with what fills its empty places. */
function endMoves(source: MoveSource, cursor: Cursor, group: CompiledGroup): readonly Move[] {
  const { min, max } = ownBounds(group.data);
  if (cursor.next < min) return [];
  const { fill } = group.data;
  const rest = fill === undefined ? '' : `${betweenIn(source, group)}${fill}`.repeat(Math.max(0, max - cursor.next));
  return [step(cursor, { text: rest, printed: cursor.printed })];
}

const betweenIn = (source: MoveSource, group: CompiledGroup): string =>
  group.optionSeparator === OPTION_SEPARATOR ? source.separator : group.optionSeparator;

/** Every entry that may come next in a sequence; `next` counts them. */
function entryMoves(source: MoveSource, assignment: Assignment, cursor: Cursor, group: CompiledGroup): readonly Move[] {
  if (cursor.next >= ownBounds(group.data).max) return [];
  const separator = cursor.any ? betweenIn(source, group) : separatorBefore(source.plan.compiled, group, cursor.first);
  return group.options.flatMap((option): readonly Move[] => {
    const count = present(assignment.quantities[option.id]);
    if (count >= option.maxQuantity || !isAllowed(assignment, option, assignment.decided)) return [];
    const to = { ...cursor, next: cursor.next + 1, printed: true, any: true };
    const text = separator + option.code;
    return [{ text, option, quantity: count + 1, value: null, literal: false, decides: null, to }];
  });
}

function codeMoves(source: MoveSource, assignment: Assignment, cursor: Cursor, group: CompiledGroup): readonly Move[] {
  if (group.kind === 'sequence') return entryMoves(source, assignment, cursor, group);
  const { compiled } = source.plan;
  const between = betweenIn(source, group);
  const separator = cursor.printed ? between : separatorBefore(compiled, group, cursor.first);
  const moves: Move[] = [];
  for (const option of group.options) {
    if (option.index < cursor.next || !isSelectable(option) || !isAllowed(assignment, option, assignment.decided))
      continue;
    for (const quantity of quantitiesOf(option)) {
      const code = printOption(option, quantity);
      const text = code === '' ? '' : separator + code;
      if (!group.multiselect) moves.push(step(cursor, { text, option, quantity, printed: code !== '' }));
      else {
        const to = { ...cursor, next: option.index + 1, printed: cursor.printed || code !== '', any: true };
        moves.push({ text, option, quantity, value: null, literal: false, decides: null, to });
      }
    }
  }
  return moves;
}

/** Unless something may be held, which no limit removes. */
function isWithinLimit(group: CompiledGroup, assignment: Assignment): boolean {
  const { limit, counted } = limitOf(group, assignment.quantities);
  return limit === null || counted.length <= limit || group.options.some(isHoldable);
}

function quantitiesOf({ data, quantity, maxQuantity }: CompiledOption): readonly number[] {
  const isPrinted = data.isQtyPrefix === true || data.isQtySuffix === true;
  if (!isPrinted || data.isQtyReadonly === true) return [quantity];
  return Array.from({ length: maxQuantity }, (_, at) => at + 1);
}

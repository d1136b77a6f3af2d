import {
  type Configurator,
  type Evaluation,
  evaluate,
  initialSelection,
  parseModelNumber,
  partConfigurator,
  quantityAt,
  type Selection,
  setAssembly,
  setQuantity,
  setSequence,
  setText,
  setValue,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import type { Chosen } from '../lenient/piece.ts';
import type { AlignedCell, Alignment } from './align-number.ts';

/** The choices that a text makes as far as it is right. */
export interface Kept {
  readonly selection: Selection;
  readonly evaluation: Evaluation;
  /** The wrong cells: what no group reads, or else what the rules refuse beside the others. */
  readonly wrong: readonly AlignedCell[];
  /** Right by themselves, but not to be had before a wrong cell is mended. */
  readonly waiting: readonly AlignedCell[];
  /** Numbers of parts that are right as far as they go. */
  readonly begun: readonly AlignedCell[];
}

/**
 * Keeps everything that is right of a text: what was read before and after a fault, and the configurator's own choices where nothing
 * was written. A group that the text passes over, or has wrong, is left open.
 */
export function keepRight(configurator: Configurator, { cells }: Alignment): Kept {
  const written = new Map(cells.flatMap((cell) => (cell.group === null ? [] : [[cell.group.name, cell] as const])));
  const lastWritten = configurator.configGroups.findLastIndex(({ name }) => written.has(name));
  let selection = initialSelection(configurator);
  configurator.configGroups.forEach((group, index) => {
    if (index > lastWritten || group.printed === false) return;
    selection = clearGroup(configurator, selection, index, keptCodes(written.get(group.name)));
  });
  selection = fulfil(configurator, selection, cells.flatMap(wishesOf));
  const evaluation = evaluate(configurator, selection);
  const unread = cells.filter(({ piece }) => piece === null);
  const refused = cells.filter((cell) => cell.piece !== null && !isKept(configurator, evaluation, cell));
  return unread.length > 0
    ? { selection, evaluation, wrong: unread, waiting: refused, begun: [] }
    : { selection, evaluation, wrong: refused, waiting: [], begun: [] };
}

export function wishesOf({ group, piece }: AlignedCell): Wish[] {
  if (group === null || piece === null) return [];
  if (piece.value !== null) return [{ group: group.name, value: piece.value }];
  if (piece.part !== undefined) return [{ group: group.name, part: piece.part }];
  if (piece.text !== undefined) return [{ group: group.name, text: piece.text }];
  if (group.kind === 'sequence') return [{ group: group.name, codes: piece.chosen.map(({ code }) => code) }];
  return piece.chosen.map((chosen) => ({ group: group.name, chosen }));
}

/** A code, a value, a text, the codes of a sequence or the number of a part to have. */
export type Wish =
  | { group: string; value: number }
  | { group: string; chosen: Chosen }
  | { group: string; text: string }
  | { group: string; codes: readonly string[] }
  | { group: string; part: string };

/** The codes that a group keeps while others are taken out; its blank code where the text passes it over. */
const keptCodes = (cell: AlignedCell | undefined): readonly string[] => {
  if (cell === undefined || cell.mayGo === true) return [''];
  return cell.piece?.chosen.map(({ code }) => code) ?? [];
};

export function clearGroup(
  configurator: Configurator,
  selection: Selection,
  index: number,
  keep: readonly string[],
): Selection {
  const group = configurator.configGroups[index];
  if (group === undefined) return selection;
  if (group.kind === 'number') return setValue(configurator, selection, group.name, null);
  if (group.kind === 'text') return setText(configurator, selection, group.name, null);
  if (group.kind === 'sequence') return setSequence(configurator, selection, group.name, null);
  if (group.kind === 'assembly') return setAssembly(configurator, selection, group.name, null);
  let cleared = selection;
  group.options?.forEach(({ code }, at) => {
    const isSelected = quantityAt(cleared, index, at) > 0;
    if (isSelected && !keep.includes(code)) cleared = toggleOption(configurator, cleared, group.name, code);
  });
  return cleared;
}

/** Carries out wishes until nothing more changes: one may wait for another that stands after it. */
export function fulfil(configurator: Configurator, from: Selection, wishes: readonly Wish[]): Selection {
  let selection = from;
  let waiting = wishes;
  for (;;) {
    const left: Wish[] = [];
    for (const wish of waiting) {
      const next = fulfilOne(configurator, selection, wish);
      if (next === null) left.push(wish);
      else selection = next;
    }
    if (left.length === 0 || left.length === waiting.length) return selection;
    waiting = left;
  }
}

/** Null where it cannot be had as things stand. */
function fulfilOne(configurator: Configurator, selection: Selection, wish: Wish): Selection | null {
  if ('value' in wish) {
    const next = setValue(configurator, selection, wish.group, wish.value);
    return next === selection ? null : next;
  }
  if ('text' in wish) {
    const next = setText(configurator, selection, wish.group, wish.text);
    return next === selection ? null : next;
  }
  if ('codes' in wish) {
    const next = setSequence(configurator, selection, wish.group, wish.codes);
    return next === selection ? null : next;
  }
  if ('part' in wish) return withPart(configurator, selection, wish);
  const { group, chosen } = wish;
  const index = configurator.configGroups.findIndex(({ name }) => name === group);
  const at = configurator.configGroups[index]?.options?.findIndex(({ code }) => code === chosen.code) ?? -1;
  const has = (candidate: Selection): boolean => quantityAt(candidate, index, at) > 0;
  const next = has(selection) ? selection : switchOption(configurator, selection, group, chosen.code);
  if (!has(next)) return null;
  return chosen.quantity === null ? next : setQuantity(configurator, next, group, chosen.code, chosen.quantity);
}

function withPart(
  configurator: Configurator,
  selection: Selection,
  { group, part: number }: { group: string; part: string },
): Selection | null {
  const index = configurator.configGroups.findIndex(({ name }) => name === group);
  const part = partConfigurator(configurator, configurator.configGroups[index] ?? {});
  const parsed = part === null ? null : parseModelNumber(part, number);
  if (parsed?.ok !== true) return null;
  const next = setAssembly(configurator, selection, group, parsed.selection);
  return (next[index] ?? []).length === 0 ? null : next;
}

/** Whether a number prints a cell as it was read. */
export function isKept(configurator: Configurator, { groups }: Evaluation, { group, piece }: AlignedCell): boolean {
  if (group === null || piece === null) return false;
  const state = groups[configurator.configGroups.indexOf(group)];
  return state?.part === piece.printed && (state.answered || !state.visible);
}

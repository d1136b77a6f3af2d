import {
  type ConfigGroup,
  type Configurator,
  type Evaluation,
  type GroupState,
  printDecimal,
} from '@millrace/configurator';

/** filled · fixed (nothing to choose) · next to choose · later · blank (optional, nothing printed) · wrong · unread (after a wrong one). */
type CellState = 'filled' | 'fixed' | 'next' | 'later' | 'blank' | 'wrong' | 'unread';

export interface PlateCell {
  /** Name of its group; '' for the literal text before the first part. */
  group: string;
  /** The small name above it. */
  name: string;
  text: string;
  /** Printed before `text`. */
  separator: string;
  state: CellState;
  /** Names of the empty optional groups that this cell stands for. */
  folds?: readonly string[];
}

/** The plate's name for the literal text before the first part. */
const SERIES = 'Series';
const LONGEST_SLOT = 4;

/** The plate of a number that is being built: one cell for each group that prints, or could print, a part. */
export function plateCells(configurator: Configurator, evaluation: Evaluation): PlateCell[] {
  const next = evaluation.missing.flatMap((missing) =>
    missing.code === 'choose' || missing.code === 'assembly' ? [missing.group] : [],
  )[0];
  const cells: PlateCell[] = [];
  const { text, rest } = prefixOf(configurator.prefix ?? '');
  if (text !== '') cells.push({ group: '', name: SERIES, text, separator: '', state: 'fixed' });
  configurator.configGroups.forEach((group, index) => {
    const state = evaluation.groups[index];
    if (state === undefined || group.printed === false || !(state.visible || state.part !== '')) return;
    const first = cells.length === (text === '' ? 0 : 1);
    const separator = separatorOf(configurator, group, state, first ? rest : null);
    cells.push({ group: group.name, name: group.name, separator, ...cellOf(group, state, group.name === next) });
  });
  return cells;
}

/** 'HS-' stands in its cell as 'HS'; the hyphen goes between it and the next. */
function prefixOf(prefix: string): { text: string; rest: string } {
  const rest = /[-/ ]*$/.exec(prefix)?.[0] ?? '';
  return { text: prefix.slice(0, prefix.length - rest.length), rest };
}

/** An unanswered group prints none, so its separator is the configurator's. */
function separatorOf(
  configurator: Configurator,
  group: ConfigGroup,
  state: GroupState,
  afterPrefix: string | null,
): string {
  if (state.part !== '' || state.separator !== '') return (afterPrefix ?? '') + state.separator;
  if (afterPrefix !== null) return afterPrefix + (group.separator ?? '');
  return group.separator ?? configurator.groupSeparator ?? '-';
}

function cellOf(group: ConfigGroup, state: GroupState, isNext: boolean): Pick<PlateCell, 'text' | 'state'> {
  if (!state.visible) return { text: state.part, state: 'fixed' };
  if (state.answered)
    return { text: state.part, state: state.part === '' ? 'blank' : isFixed(state) ? 'fixed' : 'filled' };
  if (state.value !== null) return { text: printDecimal(state.value), state: 'wrong' };
  if (state.optional && state.assembly === undefined) return { text: '', state: 'blank' };
  return { text: slot(group), state: isNext ? 'next' : 'later' };
}

/** Nothing in the group can be changed by a click. */
function isFixed(state: GroupState): boolean {
  const selected = state.options.filter((option) => option.selected);
  return (
    selected.length > 0 &&
    selected.every((option) => option.fixed) &&
    !state.options.some((option) => option.enabled && !option.fixed)
  );
}

/** As many dots as the group's codes usually have characters. */
function slot(group: ConfigGroup): string {
  const lengths = (group.options ?? []).map((option) => option.code.length).filter((length) => length > 0);
  lengths.sort((a, b) => a - b);
  const usual = group.digits ?? lengths[Math.floor(lengths.length / 2)] ?? 2;
  return '·'.repeat(Math.min(Math.max(usual, 2), LONGEST_SLOT));
}

/** On a crowded plate empty optional cells that stand together become one narrow cell that counts them: `+3`. */
export function foldBlanks(cells: readonly PlateCell[]): PlateCell[] {
  const folded: PlateCell[] = [];
  for (const cell of cells) {
    const last = folded.at(-1);
    if (cell.state === 'blank' && last?.folds !== undefined) last.folds = [...last.folds, cell.name];
    else folded.push(cell.state === 'blank' ? { ...cell, folds: [cell.name] } : cell);
  }
  return folded.map((cell) => (cell.folds === undefined ? cell : { ...cell, name: `+${cell.folds.length}` }));
}

/** Cells that take room: blank ones stand narrow on a crowded plate. */
const ROOMY_CELLS = 9;
const SNUG_CELLS = 14;
export type PlateDensity = 'roomy' | 'snug' | 'dense';

export function plateDensity(cells: readonly PlateCell[]): PlateDensity {
  const weight = cells.reduce((sum, cell) => sum + weightOf(cell), 0);
  if (weight <= ROOMY_CELLS) return 'roomy';
  return weight <= SNUG_CELLS ? 'snug' : 'dense';
}

function weightOf(cell: Pick<PlateCell, 'text' | 'state'>): number {
  if (cell.state === 'blank') return 0.4;
  if (isLong(cell)) return LONG_WEIGHT;
  return cell.text.length > 5 ? 1.5 : 1;
}
const LONG_WEIGHT = 3;

/**
 * Whether some choices make the plate dense, and so higher. The page keeps that room from the start: its height is known to all that is
 * below, and a click that changed it would have the style of every option computed again.
 */
export function canBeDense({ prefix = '', configGroups }: Configurator): boolean {
  const printed = configGroups.filter((group) => group.printed !== false);
  return printed.reduce((sum, group) => sum + heaviest(group), prefix === '' ? 0 : 1) > SNUG_CELLS;
}

/** The most that a group's cell can weigh. What may hold several codes, or a text, can be long. */
function heaviest({ kind = 'choice', multiselect = false, options = [] }: ConfigGroup): number {
  if (multiselect || (kind !== 'choice' && kind !== 'number')) return LONG_WEIGHT;
  const texts = options.map(({ code, isQtyPrefix, isQtySuffix }) => (isQtyPrefix || isQtySuffix ? `20${code}` : code));
  return Math.max(1, ...texts.map((text) => weightOf({ text, state: 'filled' })));
}

/** Has the number of a part in it, or as much. */
export const isLong = ({ text }: Pick<PlateCell, 'text'>): boolean => text.length > 10;

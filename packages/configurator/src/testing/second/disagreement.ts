import type { Table } from '../../data/configurator.ts';
import { isHeld } from './enabling.ts';
import { groupAt, type State, selectedIn } from './state.ts';
import { type Asked, anyRowAllows, askedIn, type Column, columnsOf } from './table.ts';

/** Returns the things that go because the answers in a table's columns disagree. */
export interface Disagreement {
  options: [group: number, option: number][];
  numbers: { at: number; table: string }[];
  /** Tables in which held options alone disagree. */
  tables: string[];
}

interface Candidate {
  at: number;
  column: number;
  /** Of an option. */
  index?: number;
  code?: string;
  isHeld: boolean;
}

/** Table by table: held options stay, then options, then numbers, each in column and option order. */
export function disagreements(state: State): Disagreement {
  const gone: Disagreement = { options: [], numbers: [], tables: [] };
  for (const table of state.configurator.tables ?? []) goIn(state, table, gone);
  return gone;
}

/** The options that go by the first table that lets any go: rules are asked again before the next table. */
export function optionsGoing(state: State): Disagreement['options'] {
  const gone: Disagreement = { options: [], numbers: [], tables: [] };
  for (const table of state.configurator.tables ?? []) {
    goIn(state, table, gone);
    if (gone.options.length > 0) break;
  }
  return gone.options;
}

function goIn(state: State, table: Table, gone: Disagreement): void {
  const columns = columnsOf(state, table);
  let stays: Asked[] = columns.map((at) => (typeof at === 'object' ? askedIn(state, at) : null));
  const candidates = columns.flatMap((at, column) => candidatesIn(state, at, column));
  const isGone = ({ at, index }: Candidate): boolean =>
    index === undefined
      ? gone.numbers.some((number) => number.at === at)
      : gone.options.some(([group, option]) => group === at && option === index);
  const options = candidates.filter(({ code }) => code !== undefined);
  const held = options.filter((one) => one.isHeld);
  for (const one of held) stays = withCandidate(state, stays, one);
  if (held.length > 0 && !anyRowAllows(table, stays)) {
    gone.tables.push(table.name);
    return;
  }
  const others = [...options.filter((one) => !one.isHeld), ...candidates.filter(({ code }) => code === undefined)];
  for (const one of others) {
    if (isGone(one)) continue;
    const tried = withCandidate(state, stays, one);
    if (anyRowAllows(table, tried)) stays = tried;
    else if (one.index === undefined) gone.numbers.push({ at: one.at, table: table.name });
    else gone.options.push([one.at, one.index]);
  }
}

function candidatesIn(state: State, at: Column, column: number): Candidate[] {
  if (typeof at === 'object' || at < 0 || state.visible[at] !== true) return [];
  if (groupAt(state, at).kind === 'number') return askedIn(state, at) === null ? [] : [{ at, column, isHeld: false }];
  return selectedIn(state, at)
    .filter(({ option }) => option.neverDisabled !== true)
    .map(({ option, index }) => ({ at, column, index, code: option.code, isHeld: isHeld(state, at, option) }));
}

function withCandidate(state: State, stays: readonly Asked[], { at, column, code }: Candidate): Asked[] {
  return stays.map((asked, place) => {
    if (place !== column) return asked;
    if (code === undefined) return askedIn(state, at);
    return [...(asked !== null && !('top' in asked) ? asked : []), code];
  });
}

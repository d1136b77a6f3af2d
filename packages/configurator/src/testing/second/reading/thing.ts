import type { Fact, Table } from '../../../data/configurator.ts';
import { groupsOf, type State } from '../state.ts';
import { splitAtName } from './names.ts';

/** The name in a rule or a measure, and the text after the dot. */
export type Thing =
  | { kind: 'group'; at: number; rest: string }
  | { kind: 'table'; table: Table; rest: string }
  | { kind: 'fact'; fact: Fact; rest: string }
  | { kind: 'context'; name: string; rest: string };

/** Groups, tables and facts share one set of names; the longest that fits is meant. Only the context's begin with `@`. */
export function thingIn(state: State, text: string): Thing | null {
  const { tables = [], facts = [] } = state.configurator;
  if (text.startsWith('@')) {
    const split = splitAtName(text.slice(1), state.whole.outermost.context ?? []);
    return split === null ? null : { kind: 'context', name: split.name, rest: split.rest };
  }
  const split = splitAtName(text, groupsOf(state), tables, facts);
  if (split === null) return null;
  const { name, rest } = split;
  const table = tables.find((one) => one.name === name);
  if (table !== undefined) return { kind: 'table', table, rest };
  const fact = facts.find((one) => one.name === name);
  if (fact !== undefined) return { kind: 'fact', fact, rest };
  return { kind: 'group', at: groupsOf(state).findIndex((group) => group.name === name), rest };
}

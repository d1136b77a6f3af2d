import { hasTooFew } from '../bounds/group-limits.ts';
import { boundsOf, isWithin } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import { hasAnswerIn, isSelectedIn } from '../compiled/rule-state.ts';
import type { Missing } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { listHolds } from '../rules/rules.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import { doHeldDisagree, isAllowed } from '../tables/leaving.ts';
import { askedOf } from '../tables/rows.ts';
import { textsOf } from './enabling.ts';

/** Lists what the number lacks by the configurator's own rules; empty when it is complete. */
export function missingFrom(compiled: Compiled, state: State): readonly Missing[] {
  const missing: Missing[] = [];
  const last = lastVisible(compiled, state);
  for (const group of compiled.groups) {
    if (state.visible[group.index] !== true) continue;
    const value = present(state.values[group.index]);
    const refusing = refusingTable(compiled, group, state);
    if (refusing !== null) missing.push({ code: 'table', table: refusing.name });
    else if (value !== null && state.answers[group.index] === null) {
      missing.push({ code: 'number-outside-bounds', group: group.name, value, bounds: boundsOf(group, state) });
    } else if (group.kind === 'assembly' && !isAnswered(group, state) && state.parts?.[group.index]) {
      missing.push({ code: 'assembly', group: group.name });
    } else if (!isAnswered(group, state) && !isOptional(group, last)) {
      missing.push({ code: 'choose', group: group.name });
    } else if (hasTooFew(group, state, isOptional(group, last))) {
      missing.push({ code: 'too-few', group: group.name });
    }
  }
  for (const table of compiled.tables) {
    if (!isAllowed(table, askedOf(table, state))) missing.push({ code: 'table', table: table.name });
  }
  for (const requirement of compiled.requires) {
    if (listHolds(requirement.if, state) && !listHolds(requirement.then, state)) {
      const { if: when, then, text } = requirement;
      const lacking = { code: 'requirement', if: textsOf(when), then: textsOf(then) } as const;
      missing.push(text === undefined ? lacking : { ...lacking, text });
    }
  }
  return missing;
}

/** The names of visible, unanswered groups that the order needs. */
export function toOrder({ groups }: Compiled, state: State): readonly string[] {
  return groups.flatMap((group) => {
    const part = state.parts?.[group.index];
    if (part?.isComplete === true) return toOrder(part.compiled, part.state).map((name) => `${group.name}: ${name}`);
    const isAsked = group.data.withOrder === true && !group.printed && state.visible[group.index] === true;
    return isAsked && !isAnswered(group, state) ? [group.name] : [];
  });
}

/**
 * The table of which no row allows the number that stands in a group, although it is within its bounds: with the answers that count, else
 * with the numbers before it that another table refuses as well.
 */
function refusingTable({ tables, groups }: Compiled, group: CompiledGroup, state: State): CompiledTable | null {
  const { index } = group;
  if (tables.length === 0 || !isRefused(group, state)) return null;
  const columned = tables.filter(({ columns }) =>
    columns.some((column) => column.kind === 'number' && column.group === index),
  );
  const refusing = (answers: State['answers']): CompiledTable | undefined =>
    columned.find((table) => !doHeldDisagree(table, state) && !isAllowed(table, askedOf(table, { ...state, answers })));
  const alone = state.answers.with(index, present(state.values[index]));
  const together = groups.map((one) =>
    isRefused(one, state) ? present(state.values[one.index]) : present(alone[one.index]),
  );
  return refusing(alone) ?? refusing(together) ?? null;
}

/** Whether a number within its bounds does not count: then a table refuses it. */
function isRefused(group: CompiledGroup, state: State): boolean {
  const value = present(state.values[group.index]);
  if (!group.isNumber || value === null || state.answers[group.index] !== null) return false;
  return state.visible[group.index] === true && isWithin(value, boundsOf(group, state), group.data);
}

/** Whether it may be left unanswered; only the group's own data excuses the last visible one. */
export function isOptional(group: CompiledGroup, last: CompiledGroup | null): boolean {
  if (!group.printed) return true;
  return group.data.optional ?? (group.optional && group !== last);
}

export function isAnswered(group: CompiledGroup, state: State): boolean {
  if (group.isEntered) return hasAnswerIn(state.answers, group.index);
  return group.options.some(({ id }) => isSelectedIn(state.quantities, id));
}

export function lastVisible({ groups }: Compiled, { visible }: State): CompiledGroup | null {
  return groups.findLast(({ index }) => visible[index] === true) ?? null;
}

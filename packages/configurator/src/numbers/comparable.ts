import type { State } from '../bounds/state.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { stateOf } from '../settling/picked.ts';
import { printsQuantity } from '../written/quantity.ts';

/**
 * The part of a selection that its number shows, for comparing: quantities that are not printed read as `qty`, groups that are not
 * printed are emptied. Two selections print one number exactly when they are alike in this, in a sound configurator. Not itself a settled
 * selection.
 */
export function comparableSelection(stated: Configurator, selection: Selection, options?: InContext): Selection {
  const configurator = inContext(stated, options);
  return comparable(compile(configurator), stateOf(configurator, selection));
}

export function comparable({ groups }: Compiled, { selection, quantities, answers, parts }: State): Selection {
  return groups.map((group) => {
    const part = parts?.[group.index];
    if (group.kind === 'assembly')
      return group.printed && part?.isComplete === true ? [comparable(part.compiled, part.state)] : [];
    if (group.kind === 'text' || group.kind === 'sequence') return group.printed ? (selection[group.index] ?? []) : [];
    if (group.isNumber) {
      const answer = group.printed ? present(answers[group.index]) : null;
      return answer === null ? [] : [answer];
    }
    return group.options.map(({ id, data, quantity }) => {
      const selected = present(quantities[id]);
      if (selected === 0 || !group.printed) return 0;
      return printsQuantity(data) ? selected : quantity;
    });
  });
}

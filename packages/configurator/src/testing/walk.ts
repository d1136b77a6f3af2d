import type { Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { initialSelection, setQuantity, setValue, toggleOption } from '../settling/selection.ts';
import type { Step } from './random/arbitrary.ts';

/** Every selection on the way of these steps, the initial one first. */
export function walk(configurator: Configurator, steps: readonly Step[]): readonly Selection[] {
  const visited = [initialSelection(configurator)];
  for (const step of steps) visited.push(take(configurator, visited.at(-1) ?? [], step));
  return visited;
}

function take(configurator: Configurator, selection: Selection, { group: index, option, quantity }: Step): Selection {
  const group = configurator.configGroups[index];
  if (group === undefined) return selection;
  if (group.kind === 'number') return setValue(configurator, selection, group.name, (option + 1) * 5 + (quantity ?? 0));
  const code = group.options?.[option]?.code;
  if (code === undefined) return selection;
  if (quantity !== null) return setQuantity(configurator, selection, group.name, code, quantity);
  return toggleOption(configurator, selection, group.name, code);
}

/** Chooses what is still missing, as far as a few rounds of obvious choices go. */
export function finish(configurator: Configurator, from: Selection): Selection {
  let selection = from;
  for (let round = 0; round < configurator.configGroups.length + 2; round += 1) {
    for (const missing of evaluate(configurator, selection).missing) {
      if (missing.code !== 'choose' && missing.code !== 'number-outside-bounds') continue;
      const group = evaluate(configurator, selection).groups.find(({ name }) => name === missing.group);
      if (group?.visible !== true) continue;
      if (group.bounds !== null) selection = setValue(configurator, selection, group.name, group.bounds.min);
      else {
        const option = group.options.find(({ enabled, selected, fixed }) => enabled && !selected && !fixed);
        if (option !== undefined) selection = toggleOption(configurator, selection, group.name, option.code);
      }
    }
  }
  return selection;
}

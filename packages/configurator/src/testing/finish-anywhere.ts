import type { Selection } from '../data/configurator.ts';
import type { GroupState } from '../data/evaluation.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { initialSelection, setAssembly, setSequence, setText, setValue, toggleOption } from '../settling/selection.ts';
import { partConfigurator } from '../written/part-configurator.ts';
import { TYPED } from './random/typed.ts';
import type { Asked } from './walk-anywhere.ts';

/** Chooses all that is still missing, as far as a few rounds of obvious answers go, through groups of every kind. */
export function finishAnywhere(asked: Asked, from: Selection): Selection {
  let selection = from;
  for (let round = 0; round < asked.config.configGroups.length + 2; round += 1) {
    const { missing, groups, complete } = evaluate(asked.config, selection, asked);
    if (complete) break;
    const before = selection;
    for (const one of missing) {
      const group = 'group' in one ? groups.find(({ name }) => name === one.group) : undefined;
      if (group?.visible === true) selection = answered(asked, selection, group);
    }
    if (JSON.stringify(selection) === JSON.stringify(before)) break;
  }
  return selection;
}

function answered(asked: Asked, selection: Selection, { name, options, bounds, codes = [] }: GroupState): Selection {
  const { config } = asked;
  const at = config.configGroups.findIndex((group) => group.name === name);
  const group = config.configGroups[at];
  const free = options.find(
    ({ enabled, selected, fixed }) => enabled && !fixed && (!selected || group?.kind === 'sequence'),
  );
  switch (group?.kind) {
    case 'number':
      return setValue(config, selection, name, bounds?.min ?? 0, asked);
    case 'text':
      return TYPED.reduce((tried, text) => {
        const isAnswered = evaluate(config, tried, asked).groups[at]?.answered === true;
        return isAnswered ? tried : setText(config, tried, name, text, asked);
      }, selection);
    case 'sequence':
      return free === undefined ? selection : setSequence(config, selection, name, [...codes, free.code], asked);
    case 'assembly': {
      const part = partConfigurator(config, group);
      if (part === null) return selection;
      const inner = { ...asked, config: part };
      const [begun] = selection[at] ?? [];
      const start = typeof begun === 'object' ? begun : initialSelection(inner.config, inner);
      return setAssembly(config, selection, name, finishAnywhere(inner, start), asked);
    }
    default:
      return free === undefined ? selection : toggleOption(config, selection, name, free.code, asked);
  }
}

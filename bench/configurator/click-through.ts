import {
  type Configurator,
  evaluate,
  initialSelection,
  type Selection,
  setValue,
  switchOption,
  toggleOption,
} from '@millrace/configurator';

/** A visitor's click: a single-choice group is switched, elsewhere the option toggled. */
export interface Click {
  group: string;
  code: string;
}

/** Every option once, in an order that wanders through the groups. */
export function clicksOf({ configGroups }: Configurator): readonly Click[] {
  const all = configGroups.flatMap(({ name, options = [] }) => options.map(({ code }) => ({ group: name, code })));
  const stride = [37, 41, 43].find((step) => all.length % step !== 0) ?? 1;
  return all.flatMap((_, at) => all[(at * stride) % all.length] ?? []);
}

export function clicked(configurator: Configurator, selection: Selection, { group, code }: Click): Selection {
  const toggled = toggleOption(configurator, selection, group, code);
  return toggled === selection ? switchOption(configurator, selection, group, code) : toggled;
}

/** The first complete selection: answers each missing group with any enabled option. */
export function completed(configurator: Configurator, from: Selection = initialSelection(configurator)): Selection {
  let selection = from;
  for (let round = 0; round < configurator.configGroups.length; round += 1) {
    const { missing, groups } = evaluate(configurator, selection);
    for (const lack of missing) {
      if (lack.code !== 'choose' && lack.code !== 'number-outside-bounds') continue;
      const group = groups.find(({ name }) => name === lack.group);
      const option = group?.options.find(({ enabled, selected, fixed }) => enabled && !selected && !fixed);
      if (group?.bounds != null) selection = setValue(configurator, selection, group.name, group.bounds.min);
      else if (group !== undefined && option !== undefined) {
        selection = toggleOption(configurator, selection, group.name, option.code);
      }
    }
  }
  return selection;
}

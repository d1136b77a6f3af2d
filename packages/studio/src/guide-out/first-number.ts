import { type Configurator, evaluate, initialSelection, toggleOption } from '@millrace/configurator';

/** The number of the first options that go together; null where choosing them one by one leads to none. */
export function firstNumber(configurator: Configurator): string | null {
  let selection = initialSelection(configurator);
  for (let steps = 0; steps <= configurator.configGroups.length; steps++) {
    const { complete, itemNo, missing, groups } = evaluate(configurator, selection);
    if (complete) return itemNo;
    const wanted = missing.find(({ code }) => code === 'choose');
    const group = wanted?.code === 'choose' ? groups.find(({ name }) => name === wanted.group) : undefined;
    const option = group?.options.find(({ enabled, selected }) => enabled && !selected);
    if (group === undefined || option === undefined) return null;
    selection = toggleOption(configurator, selection, group.name, option.code);
  }
  return null;
}

import type { ConfigGroup, ConfigOption, Configurator } from '../data/configurator.ts';
import type { Evaluation, GroupState } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { printDecimal } from '../decimals/decimal.ts';

/** One part of a model number with its meaning. */
export interface NumberPart {
  group: string;
  text: string;
  /** Printed before it. */
  separator: string;
  /** Its meaning in the words of its options; '' where they have none. */
  words: string;
}

/** The parts that a number prints, in order, each with its meaning; a literal prefix is none. */
export function numberParts(configurator: Configurator, { groups }: Pick<Evaluation, 'groups'>): NumberPart[] {
  return configurator.configGroups.flatMap((group, index) => {
    const state = groups[index];
    if (state === undefined || state.part === '') return [];
    const { part: text, separator } = state;
    return [{ group: group.name, text, separator, words: wordsOf(configurator, group, state) }];
  });
}

function wordsOf(configurator: Configurator, group: ConfigGroup, state: GroupState): string {
  if (!state.visible) return '';
  if (state.value !== null) return `${printDecimal(state.value)} ${group.unit ?? ''}`.trim();
  if (typeof state.text === 'string') return state.text;
  if (state.assembly !== undefined) return state.assembly.optionsDescription.join(', ');
  const options = group.options ?? [];
  const entries = state.codes?.map((code) =>
    wordsOfOption(
      configurator,
      options.find((one) => one.code === code),
    ),
  );
  const words = options.map((option, index) => {
    const { selected, quantity } = present(state.options[index]);
    const text = wordsOfOption(configurator, option);
    if (!selected || text === '') return '';
    return quantity > 1 ? `${quantity} × ${text}` : text;
  });
  return (entries ?? words).filter((each) => each !== '').join(', ');
}

function wordsOfOption({ privateLabel }: Configurator, option: ConfigOption | undefined): string {
  const own = option?.displayName ?? option?.description ?? option?.name ?? '';
  return privateLabel === true ? (option?.altDescription ?? own) : own;
}

import {
  type ConfigOption,
  type Configurator,
  type Evaluation,
  type Operator,
  parseRule,
  type RuleList,
  ruleNames,
} from '@millrace/configurator';
import { choiceWords } from './option-words.ts';
import { ruleListWords } from './rule-words.ts';

/** The option that a single-choice group has at the moment; null for none. */
export type ChosenIn = (group: string) => ConfigOption | null;

/** Reads the choices of an evaluation. */
export const chosenIn =
  (configurator: Configurator, { groups }: Evaluation): ChosenIn =>
  (name) => {
    const index = configurator.configGroups.findIndex((group) => group.name === name);
    const at = groups[index]?.options.findIndex(({ selected }) => selected) ?? -1;
    const group = configurator.configGroups[index];
    return group?.multiselect === true ? null : (group?.options?.[at] ?? null);
  };

/** Says why an option is off: `NEMA 4X is not enough for 17–25 A` where a choice was made, else `Needs …`. `own` are the option's words. */
export function needWords(configurator: Configurator, rules: RuleList, chosen: ChosenIn, own: string | null): string {
  const lacks = rules.map((rule) => lackOf(configurator, rule, chosen));
  const open = rules.filter((_, at) => lacks[at] === null);
  const blames = own === null ? [] : lacks.flatMap((lack) => (lack ? [`${lack} for ${own}`] : []));
  if (own === null || (blames.length === 0 && open.length === 0)) return `Needs ${ruleListWords(configurator, rules)}`;
  return [...blames, ...(open.length === 0 ? [] : [`Needs ${ruleListWords(configurator, open)}`])].join('. ');
}

/** The choice that a comparison speaks against; '' where the comparison holds, null where nothing was chosen or it compares otherwise. */
function lackOf(configurator: Configurator, rule: string, chosen: ChosenIn): string | null {
  const names = ruleNames(configurator);
  const [only, ...others] = parseRule(rule, names);
  if (only?.kind !== 'compare' || others.length > 0 || typeof only.right !== 'number') return null;
  if (only.left.kind === 'sum') return null;
  const option = chosen(only.left.group);
  const amount = option?.attributes?.[only.left.attribute];
  if (option === null || amount === undefined) return null;
  if (HOLDS[only.operator](amount, only.right)) return '';
  const words = choiceWords(configurator, only.left.group, option.code);
  return words === null ? null : `${words} is ${amount < only.right ? 'not enough' : 'too much'}`;
}

const HOLDS: Record<Operator, (left: number, right: number) => boolean> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
};

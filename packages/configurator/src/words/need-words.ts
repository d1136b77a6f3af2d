import type { Configurator, RuleList } from '../index.ts';
import { type ChosenIn, lackOf } from './misfits.ts';
import { ruleListWords } from './rule-words.ts';

/** Says why an option is off: `NEMA 4X is too small for 17–25 A` where a choice was made, else `Needs …`. `own` are the option's words. */
export function needWords(configurator: Configurator, rules: RuleList, chosen: ChosenIn, own: string | null): string {
  const lacks = rules.map((rule) => lackOf(configurator, rule, chosen));
  const open = rules.filter((_, at) => lacks[at] === null);
  const blames =
    own === null
      ? []
      : lacks.flatMap((lack) => (lack === null || lack === 'holds' ? [] : [`${lack.words} for ${own}`]));
  if (own === null || (blames.length === 0 && open.length === 0)) return `Needs ${ruleListWords(configurator, rules)}`;
  return [...blames, ...(open.length === 0 ? [] : [`Needs ${ruleListWords(configurator, open)}`])].join('. ');
}

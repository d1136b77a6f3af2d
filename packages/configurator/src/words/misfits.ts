import {
  type ConfigOption,
  type Configurator,
  type DisabledReason,
  type Evaluation,
  type Operator,
  parseRule,
  type RuleList,
  ruleNames,
} from '../index.ts';
import { causeWords, startingLarge } from './option-words.ts';

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

/** A choice that has too little or too much of something. */
interface Misfit {
  group: string;
  /** `NEMA 4X is too small`. */
  words: string;
}

/** The choices that alone stand against an option, by an amount; null where something else does too. */
export function misfitsOf(
  configurator: Configurator,
  reasons: readonly DisabledReason[],
  chosen: ChosenIn,
): readonly Misfit[] | null {
  const misfits: Misfit[] = [];
  for (const reason of reasons) {
    if (reason.code === 'single-choice') continue;
    const found =
      reason.code === 'disable-if'
        ? ruledOutBy(configurator, reason.rules, chosen)
        : reason.code === 'enable-if'
          ? lackedBy(configurator, reason.rules, chosen)
          : null;
    if (found === null) return null;
    misfits.push(...found);
  }
  return misfits.length === 0 ? null : misfits;
}

/** The choices that make a `disableIf` hold; null where not all of its rules compare a choice with a number. */
export function ruledOutBy(configurator: Configurator, rules: RuleList, chosen: ChosenIn): readonly Misfit[] | null {
  const misfits: Misfit[] = [];
  for (const rule of rules) {
    for (const alternative of parseRule(rule, ruleNames(configurator))) {
      if (alternative.kind === 'codes') {
        const code = chosen(alternative.group)?.code;
        if (code === undefined || alternative.codes.includes(code)) return null;
        continue;
      }
      const compared = amountIn(alternative, chosen);
      if (compared === null) return null;
      const { option, group, amount, operator, than } = compared;
      if (amount === null || !HOLDS[operator](amount, than)) continue;
      if (operator === '=') return null;
      misfits.push(misfit(configurator, group, option, operator.startsWith('<')));
    }
  }
  return misfits;
}

/** The choices that make a single rule of several alternatives hold by an amount, whatever else makes it hold too. */
export function misfitsAmong(configurator: Configurator, rules: RuleList, chosen: ChosenIn): readonly Misfit[] {
  const [only, ...others] = rules;
  if (only === undefined || others.length > 0) return [];
  return parseRule(only, ruleNames(configurator)).flatMap((alternative) => {
    const compared = amountIn(alternative, chosen);
    if (compared === null) return [];
    const { option, group, amount, operator, than } = compared;
    if (amount === null || operator === '=' || !HOLDS[operator](amount, than)) return [];
    return [misfit(configurator, group, option, operator.startsWith('<'))];
  });
}

/** The choices that keep an `enableIf` from holding; null where something else does. */
function lackedBy(configurator: Configurator, rules: RuleList, chosen: ChosenIn): readonly Misfit[] | null {
  const lacks = rules.map((rule) => lackOf(configurator, rule, chosen));
  const misfits = lacks.filter((lack) => lack !== null && lack !== 'holds');
  return lacks.includes(null) ? null : misfits;
}

/** The choice that a comparison speaks against; `holds` where it holds, null where nothing was chosen or it compares otherwise. */
export function lackOf(configurator: Configurator, rule: string, chosen: ChosenIn): Misfit | 'holds' | null {
  const [only, ...others] = parseRule(rule, ruleNames(configurator));
  if (only === undefined || others.length > 0) return null;
  const compared = amountIn(only, chosen);
  if (compared === null || compared.amount === null) return null;
  const { option, group, amount, operator, than } = compared;
  if (HOLDS[operator](amount, than)) return 'holds';
  return misfit(configurator, group, option, operator.startsWith('>') || amount < than);
}

interface Compared {
  group: string;
  option: ConfigOption | null;
  /** null while nothing is chosen, or what is chosen has none. */
  amount: number | null;
  operator: Operator;
  than: number;
}

/** The two sides of a comparison of one choice with a number; null for any other. */
function amountIn(alternative: ReturnType<typeof parseRule>[number], chosen: ChosenIn): Compared | null {
  if (alternative.kind !== 'compare' || typeof alternative.right !== 'number') return null;
  const { left, operator, right } = alternative;
  if (left.kind === 'sum' || left.group === null || left.attribute === 'value') return null;
  const option = chosen(left.group);
  const amount = option?.attributes?.[left.attribute];
  if (typeof amount === 'string') return null;
  return { group: left.group, option, amount: amount ?? null, operator, than: right };
}

function misfit(configurator: Configurator, group: string, option: ConfigOption | null, isSmall: boolean): Misfit {
  const words = startingLarge(causeWords(configurator, { group, code: option?.code ?? '' }, ''));
  return { group, words: `${words} is too ${isSmall ? 'small' : 'large'}` };
}

const HOLDS: Record<Operator, (left: number, right: number) => boolean> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
};

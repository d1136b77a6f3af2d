import {
  type Cause,
  type ConfigOption,
  type Configurator,
  type DisabledReason,
  type Evaluation,
  type OptionState,
  parseRule,
  type RuleList,
  ruleNames,
} from '../index.ts';
import { type ChosenIn, misfitsAmong, ruledOutBy } from './misfits.ts';
import { needWords } from './need-words.ts';
import { causeWords, choiceWords } from './option-words.ts';

/** The option that is explained, and the choices around it. */
interface Explained {
  code: string | null;
  chosen: ChosenIn;
}

/** The reason why an option is disabled, in one line; '' when it is not, or only because its single choice is made. */
export function reasonWords(
  configurator: Configurator,
  group: string,
  reasons: readonly DisabledReason[],
  { code, chosen }: Explained = { code: null, chosen: () => null },
): string {
  const own = code === null ? null : choiceWords(configurator, group, code);
  const need = (rules: RuleList): string => needWords(configurator, rules, chosen, own);
  const lines = reasons
    .flatMap((reason) =>
      reason.code === 'disable-if' && own !== null
        ? ruledOutWords(configurator, group, reason, { own, chosen })
        : [oneReason(configurator, group, reason, need)],
    )
    .filter((line) => line !== '');
  return lines.join('. ');
}

/** `NEMA 4X is too small for 28–40 A`, and what else rules it out: `Not with 600 V`. */
function ruledOutWords(
  configurator: Configurator,
  group: string,
  { rules, causes }: Extract<DisabledReason, { code: 'disable-if' }>,
  { own, chosen }: { own: string; chosen: ChosenIn },
): readonly string[] {
  const all = ruledOutBy(configurator, rules, chosen);
  const misfits = all ?? misfitsAmong(configurator, rules, chosen);
  const others = all === null ? causes.filter((cause) => misfits.every((misfit) => misfit.group !== cause.group)) : [];
  const blames = misfits.map(({ words }) => `${words} for ${own}`);
  if (blames.length > 0 && others.length === 0) return blames;
  return [...blames, notWithWords(configurator, group, blames.length > 0 ? others : causes)];
}

/** `Not with E and C`; `Not without alarm` where the choice is `no alarm`. */
function notWithWords(configurator: Configurator, group: string, causes: readonly Cause[]): string {
  const words = joined(causes.map((cause) => causeWords(configurator, cause, group)));
  const [, leftOut] = (causes.length === 1 && /^no (.+)/i.exec(words)) || [];
  return leftOut === undefined ? `Not with ${words}` : `Not without ${leftOut}`;
}

function oneReason(
  configurator: Configurator,
  group: string,
  reason: DisabledReason,
  need: (rules: RuleList) => string,
): string {
  const named = (causes: readonly Cause[]): string =>
    joined(causes.map((cause) => causeWords(configurator, cause, group)));
  switch (reason.code) {
    case 'disable-codes':
    case 'disable-if':
      return notWithWords(configurator, group, reason.causes);
    case 'disable-pair':
      return `Not with ${named(reason.causes)} together`;
    case 'enable-if':
      return need(reason.rules);
    case 'table':
      return reason.causes.length === 0 ? 'Not made' : `Not made with ${named(reason.causes)}`;
    case 'quantity':
      return reason.max === 0 ? 'None can be chosen now' : `Up to ${reason.max} can be chosen now`;
    case 'full':
      return `Up to ${reason.max}: take one off first`;
    case 'limit':
      if ('of' in reason) return boundWords(reason);
      if (reason.limit === 0)
        return reason.causes.length === 0 ? 'None can be chosen now' : notWithWords(configurator, group, reason.causes);
      return reason.limit === 1
        ? `Only one of these: ${named(reason.causes)} is chosen`
        : `Up to ${reason.limit}: take one off first`;
    case 'context':
      return `Not offered for your ${joined(reason.facts)}`;
    case 'single-choice':
    case 'group-hidden':
      return '';
  }
}

type BoundReason = Extract<DisabledReason, { of: string }>;

/** `No more than 15 amps together`; of a single choice `Needs 10 to 15 amps`. */
function boundWords({ of, min, limit, causes }: BoundReason): string {
  if (causes.length > 0 || (min === undefined && limit === undefined)) return `No more than ${limit} ${of} together`;
  if (min === undefined) return `Needs at most ${limit} ${of}`;
  return limit === undefined ? `Needs at least ${min} ${of}` : `Needs ${min} to ${limit} ${of}`;
}

/** Selected by rule or for good: a click does not take it off. */
export const isIncluded = (state: OptionState): boolean => state.fixed && state.selected;

/** Why an included option cannot be taken off. */
export function fixedWords(configurator: Configurator, option: ConfigOption, evaluation: Evaluation): string {
  const causes = holders(configurator, option, evaluation).map((cause) => causeWords(configurator, cause, ''));
  return causes.length === 0 ? 'Always included' : `Comes with ${joined(causes)}`;
}

/** The selected options that `selectIf` names. */
function holders(configurator: Configurator, option: ConfigOption, evaluation: Evaluation): Cause[] {
  const names = ruleNames(configurator);
  const alternatives = (option.selectIf ?? []).flatMap((rule) => parseRule(rule, names));
  return alternatives.flatMap((alternative) => {
    if (alternative.kind !== 'codes') return [];
    const options = evaluation.groups.find((state) => state.name === alternative.group)?.options ?? [];
    return options
      .filter((state) => state.selected && alternative.codes.includes(state.code))
      .map((state) => ({ group: alternative.group, code: state.code }));
  });
}

/** `E`, `E and C`, `E, C and 2S`. */
function joined(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

import { type ConfigGroup, type Configurator, parseRule, type RuleList, ruleNames } from '@millrace/configurator';
import { type Part, plainText, words } from '../sentences/part.ts';
import { type Statement, statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';
import { printedAmount } from './printed-amount.ts';
import { isMatrix, tableSentences } from './table-sentences.ts';

/** All rules of a configurator as sentences: of groups by name, of options by name and code, and of the whole number. */
export interface RuleSentences {
  groups: ReadonlyMap<string, string[]>;
  options: ReadonlyMap<string, string[]>;
  general: readonly string[];
}

const kept = new WeakMap<Configurator, RuleSentences>();

export function ruleSentences(configurator: Configurator): RuleSentences {
  const known = kept.get(configurator);
  if (known !== undefined) return known;
  const groups = new Map<string, string[]>();
  const options = new Map<string, string[]>();
  const general: string[] = [];
  for (const { group, option, fact, statement } of statementsOf(configurator)) {
    const said = wording(configurator, statement);
    const text = sentence(said);
    if (group !== undefined && option !== undefined) push(options, `${group}\n${option}`, text);
    else if (group !== undefined) push(groups, group, text);
    else general.push(sentence(fact === undefined ? said : `${fact} ${said}`));
  }
  for (const table of configurator.tables ?? [])
    if (!isMatrix(configurator, table)) general.push(...tableSentences(configurator, table));
  const made = { groups, options, general };
  kept.set(configurator, made);
  return made;
}

function push(map: Map<string, string[]>, key: string, text: string): void {
  map.set(key, [...(map.get(key) ?? []), text]);
}

/** "Not with" and "only with" in the words that guides use; all else as the studio says it. */
function wording(configurator: Configurator, statement: Statement): string {
  const plain = 'rules' in statement ? plainRules(configurator, statement.does, statement.rules) : null;
  return plain ?? plainText(withChosen(configurator, statementToParts(configurator, statement)));
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The count of a group that is one, or none, as guides say it: the group is chosen, or is not. */
function withChosen({ configGroups }: Configurator, parts: readonly Part[]): Part[] {
  const isSingle = (name: string): boolean => configGroups.some((one) => one.name === name && one.multiselect !== true);
  const told: Part[] = [];
  for (const part of parts) {
    const [group, measure, operator] = told.slice(-3);
    const isCount =
      group?.is === 'group' && measure?.is === 'attribute' && measure.name === 'count' && operator?.is === 'operator';
    const chosen =
      isCount && part.is === 'number' && operator.operator === '=' && isSingle(group.name)
        ? CHOSEN[part.value]
        : undefined;
    if (chosen === undefined) told.push(part);
    else told.splice(-2, 2, words(chosen));
  }
  return told;
}

const CHOSEN: Readonly<Record<string, string>> = { '0': 'is not chosen', '1': 'is chosen' };

const LEADS: Readonly<Record<string, string>> = {
  disableIf: 'not with',
  hideIf: 'not with',
  enableIf: 'only with',
  showIf: 'only with',
};

function plainRules(configurator: Configurator, does: string, rules: RuleList): string | null {
  const lead = LEADS[does];
  const parsed = rules.map((rule) => parseRule(rule, ruleNames(configurator)));
  const excludes = lead === 'not with';
  // Alternatives of what excludes, or rules that must all hold: more than that is no plain sentence.
  const isPlain = excludes ? parsed.length === 1 : parsed.every((alternatives) => alternatives.length === 1);
  if (lead === undefined || !isPlain) return null;
  const named = parsed
    .flat()
    .map((one) =>
      one.kind === 'codes' && one.codes.every((code) => code !== '') ? `${one.group} ${one.codes.join(' or ')}` : null,
    );
  return named.includes(null) ? null : `${lead} ${named.join(excludes ? ' or ' : ' and ')}`;
}

/** The answers that a kind of group takes, if it is no list of codes. */
export function groupLimits({ kind, min, max, pricePerUnit = 0 }: ConfigGroup): string[] {
  if (kind === 'text')
    return [`a text of ${min ?? 1} to ${max ?? 40} characters`, ...priceOfEach(pricePerUnit, 'character')];
  if (kind === 'sequence') return [`${min ?? 1} to ${max ?? 20} of these, one after the other`];
  if (kind === 'assembly') return ['the number of the part, in brackets'];
  return [];
}

/** The price of a measure, or of a text, which no column of prices can say; none where it costs nothing. */
export const priceOfEach = (price: number, unit: string): string[] =>
  price === 0 ? [] : [`${printedAmount(price)} for each ${unit}`];

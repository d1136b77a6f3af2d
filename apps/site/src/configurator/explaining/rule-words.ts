import { type Configurator, type Operator, parseRule, type Rule, type RuleList } from '@millrace/configurator';
import { codeWords, groupWords } from './option-words.ts';

const MOST_CODES = 4;
const COMPARED: Record<Operator, string> = {
  '<': 'below',
  '<=': 'of at most',
  '=': 'of exactly',
  '>=': 'of at least',
  '>': 'above',
};

/** A rule list as words that follow 'Needs': `enclosure 4XG or 4XS and alarm AR`. */
export function ruleListWords(configurator: Configurator, rules: RuleList): string {
  return rules.map((rule) => ruleWords(configurator, rule)).join(' and ');
}

function ruleWords(configurator: Configurator, rule: Rule): string {
  const names = configurator.configGroups.map((group) => group.name).sort((a, b) => b.length - a.length);
  const words: string[] = [];
  for (const alternative of parseRule(rule, names)) {
    if (alternative.kind === 'codes') {
      words.push(`${groupWords(alternative.group)} ${codesWords(configurator, alternative.group, alternative.codes)}`);
    } else if (alternative.kind === 'compare') {
      const { left, operator, right } = alternative;
      const than =
        typeof right === 'number' ? amountWords(configurator, left, right) : `the ${groupWords(right.group)}`;
      words.push(`${groupWords(left.group)} ${COMPARED[operator]} ${than}`);
    }
  }
  return words.join(' or ');
}

function codesWords(configurator: Configurator, groupName: string, codes: readonly string[]): string {
  const words = codes.map((code) => codeWords(configurator, groupName, code));
  if (words.length > MOST_CODES + 1) {
    const more = words.length - MOST_CODES;
    return `${words.slice(0, MOST_CODES).join(', ')} or ${more} more`;
  }
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

function amountWords(configurator: Configurator, left: { group: string; attribute: string }, amount: number): string {
  if (left.attribute !== 'value') return `${amount} ${left.attribute}`;
  const unit = configurator.configGroups.find((group) => group.name === left.group)?.unit;
  return unit === undefined ? String(amount) : `${amount} ${unit}`;
}

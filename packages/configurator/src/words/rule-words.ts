import {
  type Configurator,
  type MeasureSyntax,
  type Operator,
  parseRule,
  type Rule,
  type RuleList,
  ruleNames,
} from '../index.ts';
import { choiceWords, codeWords, groupWords } from './option-words.ts';

const MOST_CODES = 4;
const COMPARED: Record<Operator, string> = {
  '<': 'below',
  '<=': 'of at most',
  '=': 'of exactly',
  '>=': 'of at least',
  '>': 'above',
};

const PLAINLY: Record<Operator, string> = {
  '<': 'below',
  '<=': 'at most',
  '=': 'exactly',
  '>=': 'at least',
  '>': 'above',
};

type Side = number | MeasureSyntax;

/** Whether a side is an amount of several things, and not the rating of one. */
const isCounted = (side: Side): side is Extract<MeasureSyntax, { kind: 'sum' }> =>
  typeof side !== 'number' && (side.kind === 'sum' || side.attribute in COUNTS);
const COUNTS: Readonly<Record<string, string>> = { count: 'number of', quantity: 'pieces of' };

/** `1.25 × fla of motor plus amps of heater less 5`. */
function measureWords(side: Side): string {
  if (typeof side === 'number') return String(side);
  if (side.kind !== 'sum') return namedWords(side.group, side.attribute);
  const terms = side.terms.map(({ factor, measure }, at) => {
    const sign = factor < 0 ? (at === 0 ? 'minus ' : 'less ') : at === 0 ? '' : 'plus ';
    const size = Math.abs(factor);
    if (measure === null) return `${sign}${size}`;
    return `${sign}${size === 1 ? '' : `${size} × `}${namedWords(measure.group, measure.attribute)}`;
  });
  return terms.join(' ');
}

function namedWords(group: string | null, attribute: string): string {
  if (group === null) return `all ${attribute}`;
  if (attribute === 'value') return groupWords(group);
  return `${COUNTS[attribute] ?? `${attribute} of`} ${groupWords(group)}`;
}

/** A rule list as words that follow 'Needs': `enclosure 4XG or 4XS and alarm AR`. */
export function ruleListWords(configurator: Configurator, rules: RuleList): string {
  return rules.map((rule) => ruleWords(configurator, rule)).join(' and ');
}

function ruleWords(configurator: Configurator, rule: Rule): string {
  const names = ruleNames(configurator);
  const words: string[] = [];
  for (const alternative of parseRule(rule, names)) {
    if (alternative.kind === 'codes') {
      words.push(codesWords(configurator, alternative.group, alternative.codes));
    } else if (alternative.kind === 'text') {
      words.push(`${groupWords(alternative.group)} with ${alternative.attribute} ${alternative.text}`);
    } else if (alternative.kind === 'compare') {
      const { left, operator, right } = alternative;
      if (isCounted(left) || isCounted(right)) {
        words.push(`${measureWords(left)} ${PLAINLY[operator]} ${measureWords(right)}`);
        continue;
      }
      const than =
        typeof right === 'number' ? amountWords(configurator, left, right) : `the ${groupWords(right.group)}`;
      words.push(`${groupWords(left.group)} ${COMPARED[operator]} ${than}`);
    }
  }
  return words.join(' or ');
}

/** `enclosure 4XG, 4XL or 4XS`; where all of them have words, those: `NEMA 4XG or stainless steel`. */
function codesWords(configurator: Configurator, groupName: string, codes: readonly string[]): string {
  const named = codes.map((code) => choiceWords(configurator, groupName, code)).filter((words) => words !== null);
  const areNamed = named.length === codes.length;
  const words = areNamed ? named : codes.map((code) => codeWords(configurator, groupName, code));
  return areNamed ? listed(words) : `${groupWords(groupName)} ${listed(words)}`;
}

function listed(words: readonly string[]): string {
  if (words.length > MOST_CODES + 1) {
    const more = words.length - MOST_CODES;
    return `${words.slice(0, MOST_CODES).join(', ')} or ${more} more`;
  }
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

function amountWords(configurator: Configurator, left: { group: string; attribute: string }, amount: number): string {
  if (left.attribute !== 'value') return `${amount} ${left.attribute}`;
  const named = [...configurator.configGroups, ...(configurator.facts ?? [])];
  const unit = named.find(({ name }) => name === left.group)?.unit;
  return unit === undefined ? String(amount) : `${amount} ${unit}`;
}

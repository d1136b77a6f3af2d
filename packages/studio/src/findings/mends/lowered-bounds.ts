import { type Configurator, parseRule, printDecimal, ruleNames } from '@millrace/configurator';

/** The rule with the nearest bounds that some option meets: `Enclosure.amps>=80` asks for 63, where no enclosure carries more. */
export function loweredBounds(configurator: Configurator, rule: string): readonly { words: string; rule: string }[] {
  const [compared, ...others] = parseRule(rule, ruleNames(configurator));
  if (compared?.kind !== 'compare' || others.length > 0) return [];
  const { left, right, operator } = compared;
  if (left.kind === 'sum' || typeof right !== 'number') return [];
  const options = configurator.configGroups.find(({ name }) => name === left.group)?.options ?? [];
  const values = options.flatMap(({ attributes }) => {
    const value = attributes?.[left.attribute];
    return typeof value === 'number' ? [value] : [];
  });
  const asksForMore = operator === '>' || operator === '>=';
  const known = [...new Set(values)].sort((one, other) => (asksForMore ? other - one : one - other));
  const text = printDecimal(right);
  const place = rule.lastIndexOf(text);
  if (place < 0 || operator === '=') return [];
  // Of `>` a bound just met is not enough.
  const sign = asksForMore ? '>=' : '<=';
  return known.slice(0, 2).map((value) => ({
    words: `Ask for ${asksForMore ? '' : 'at most '}${printDecimal(value)} ${left.attribute}`,
    rule: `${left.group}.${left.attribute}${sign}${printDecimal(value)}`,
  }));
}

import type { Rule, RuleList } from '../data/configurator.ts';
import { piecesOf, quoteCode } from '../written/rule-text.ts';

/** The facts known of one who asks, by the name that rules use, and all names that rules may use. */
export interface Known {
  names: readonly string[];
  values: ReadonlyMap<string, string>;
}

/** Stands for all values that the one who asks does not have. */
export const OTHER = '(other)';

/** A list as it is for one who asks. `holds`: always or never, where the facts alone decide it. */
export interface DecidedList {
  list: RuleList;
  holds: boolean | null;
}

/**
 * A list without what it says about others: no value but one's own, and no more of it than the facts leave open. It goes on naming the
 * facts that decided it, so that an option can say that they stand against it.
 */
export function decideList(list: RuleList, known: Known): DecidedList {
  const rules = list.map((rule) => decideRule(rule, known));
  const never = rules.find(({ holds }) => holds === false);
  if (never !== undefined) return { list: [never.rule], holds: false };
  const isAlways = rules.length > 0 && rules.every(({ holds }) => holds === true);
  return { list: rules.map(({ rule }) => rule), holds: isAlways ? true : null };
}

function decideRule(rule: Rule, { names, values }: Known): { rule: Rule; holds: boolean | null } {
  const masked = new Set<string>();
  const open: string[] = [];
  for (const { alternative, source } of piecesOf(rule, names)) {
    const own = alternative.kind === 'codes' ? values.get(alternative.group) : undefined;
    if (alternative.kind !== 'codes' || own === undefined) open.push(source);
    else if (alternative.codes.includes(own)) return { rule: asked(alternative.group, own), holds: true };
    else masked.add(asked(alternative.group, OTHER));
  }
  return { rule: [...open, ...masked].join(':'), holds: open.length === 0 ? false : null };
}

const asked = (name: string, value: string): string => `${name}.${quoteCode(value)}`;

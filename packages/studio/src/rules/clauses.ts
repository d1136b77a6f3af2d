import { type Configurator, piecesOf, type Rule, type RuleList, ruleNames } from '@millrace/configurator';
import { type ClauseShape, shapeOf } from './clause-shape.ts';

/** Place of a clause in a list of rules. */
export interface ClausePlace {
  rule: number;
  alternative: number;
}

/** One alternative of one rule: a line of the editor. */
export interface Clause extends ClausePlace {
  /** As it is written. */
  source: string;
  shape: ClauseShape;
}

/** The clauses of a list of rules, in order. */
export function clausesOf(configurator: Configurator, rules: RuleList): Clause[] {
  return rules.flatMap((text, rule) =>
    sourcesOf(configurator, text).map((source, alternative) => ({
      rule,
      alternative,
      source,
      shape: shapeOf(configurator, source),
    })),
  );
}

/** The texts of the alternatives of a rule: joined by colons they are the rule. */
const sourcesOf = (configurator: Configurator, rule: Rule): string[] =>
  piecesOf(rule, ruleNames(configurator)).map(({ source }) => source);

/** The list with another text in place of one clause; all others stay as they are written. */
export function withClause(
  configurator: Configurator,
  rules: RuleList,
  { rule, alternative }: ClausePlace,
  text: string,
): RuleList {
  const now = rules[rule];
  if (now === undefined) return rules;
  return rules.with(rule, sourcesOf(configurator, now).with(alternative, text).join(':'));
}

/** The list without one clause; a rule that has no other goes with it. */
export function withoutClause(
  configurator: Configurator,
  rules: RuleList,
  { rule, alternative }: ClausePlace,
): RuleList {
  const now = rules[rule];
  if (now === undefined) return rules;
  const rest = sourcesOf(configurator, now).toSpliced(alternative, 1);
  return rest.length === 0 ? rules.toSpliced(rule, 1) : rules.with(rule, rest.join(':'));
}

/** The list that holds only where it held and the clause does. */
export const withAnd = (rules: RuleList, text: string): RuleList => [...rules, text];

/** The list with another alternative of its last rule. */
export const withOr = (rules: RuleList, text: string): RuleList =>
  rules.length === 0 ? [text] : rules.with(-1, `${rules.at(-1)}:${text}`);

/** The list that holds where it held, and also wherever the clause does: what is ruled out by it is ruled out by either. */
export const withEither = (rules: RuleList, text: string): RuleList =>
  rules.length === 0 ? [text] : rules.map((rule) => `${rule}:${text}`);

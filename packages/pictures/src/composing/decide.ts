import { type Configurator, type Evaluation, readRule, ruleAsker } from '@millrace/configurator';
import type { Conditional } from '../data/picture.ts';

/** Whether a part is there: `open` while a group that its rules ask, and that must be answered, is not. */
type Decision = 'holds' | 'fails' | 'open';
export type Decide = (part: Conditional) => Decision;

/** The groups that the rules of a part ask, each once; the same list every time. */
export function groupsAsked(configurator: Configurator, part: Conditional): readonly string[] {
  const known = groupsByPart.get(part);
  if (known !== undefined) return known;
  const asked = [...new Set((part.when ?? []).flatMap((rule) => readRule(configurator, rule).groups))];
  groupsByPart.set(part, asked);
  return asked;
}
/** A part is of one configurator. */
const groupsByPart = new WeakMap<Conditional, readonly string[]>();

const groupsByRule = new WeakMap<Configurator, Map<string, readonly string[]>>();

/** Returns a function that decides conditional parts in one state of a configurator. One rule that fails decides, whatever else is open. */
export function deciderOf(configurator: Configurator, evaluation: Evaluation): Decide {
  const holds = ruleAsker(configurator, evaluation);
  const open = new Set(
    evaluation.groups.filter((group) => group.visible && !group.answered && !group.optional).map(({ name }) => name),
  );
  const read = groupsByRule.get(configurator) ?? new Map<string, readonly string[]>();
  groupsByRule.set(configurator, read);
  const groupsOf = (rule: string): readonly string[] => {
    const groups = read.get(rule) ?? readRule(configurator, rule).groups;
    read.set(rule, groups);
    return groups;
  };
  const decided = new Map<string, Decision>();
  const decideRule = (rule: string): Decision => {
    const known = decided.get(rule);
    if (known !== undefined) return known;
    const isOpen = groupsOf(rule).some((group) => open.has(group));
    const decision = isOpen ? 'open' : holds(rule) ? 'holds' : 'fails';
    decided.set(rule, decision);
    return decision;
  };
  return ({ when = [] }) => {
    const decisions = when.map(decideRule);
    if (decisions.includes('fails')) return 'fails';
    return decisions.includes('open') ? 'open' : 'holds';
  };
}

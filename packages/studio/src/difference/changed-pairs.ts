import {
  type ConfigGroup,
  type Configurator,
  canReach,
  quoteCode,
  readRule,
  type Selection,
} from '@millrace/configurator';
import { type Statement, statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';

/** One option, and options of another group that it no longer goes with, or goes with now. */
export interface ChangedPairs {
  became: 'possible' | 'impossible';
  group: string;
  code: string;
  with: ConfigGroup;
  codes: readonly string[];
  /** A complete number that has the first of the pairs, in the version that makes it. */
  proof: Selection;
}

/** How far a difference is searched: steps of one question, and questions in all. */
export interface SearchBounds {
  steps: number;
  questions: number;
}

interface Pair {
  groups: readonly [string, string];
  codes: readonly [string, string];
  became: ChangedPairs['became'];
  proof: Selection;
}

/**
 * The pairs of options that one version makes together and the other does not, among the groups that changed statements and tables name.
 * Both options stand in both versions, and can be chosen in both. `isWhole` is false where the search ended before.
 */
export function changedPairs(
  before: Configurator,
  after: Configurator,
  bounds: SearchBounds,
): { pairs: readonly ChangedPairs[]; isWhole: boolean } {
  const found: Pair[] = [];
  const asking = { left: bounds.questions, isWhole: true };
  const ask = (configurator: Configurator, demands: readonly string[]) => {
    if (asking.left <= 0) {
      asking.isWhole = false;
      return { answer: 'unknown' } as const;
    }
    asking.left -= 1;
    const result = canReach(configurator, demands, { steps: bounds.steps });
    if (result.answer === 'unknown') asking.isWhole = false;
    return result;
  };
  for (const [one, other] of groupPairs(before, after))
    for (const code of sharedCodes(before, after, one))
      for (const second of sharedCodes(before, after, other)) {
        const demands = [`${one}.${quoteCode(code)}`, `${other}.${quoteCode(second)}`];
        const [then, now] = [ask(before, demands), ask(after, demands)];
        const pair = { groups: [one, other], codes: [code, second] } as const;
        if (then.answer === 'yes' && now.answer === 'no')
          found.push({ ...pair, became: 'impossible', proof: then.selection });
        if (then.answer === 'no' && now.answer === 'yes')
          found.push({ ...pair, became: 'possible', proof: now.selection });
      }
  return { pairs: gathered(found, after), isWhole: asking.isWhole };
}

/** Pairs of one option in one sentence, from the side that needs fewer. */
function gathered(pairs: readonly Pair[], { configGroups }: Configurator): ChangedPairs[] {
  const kinds = Map.groupBy(pairs, ({ groups, became }) => JSON.stringify([groups, became]));
  return [...kinds.values()].flatMap((alike) => {
    const sides = ([0, 1] as const).map((side) => ({ side, by: Map.groupBy(alike, ({ codes }) => codes[side]) }));
    const [best] = sides.sort((one, other) => one.by.size - other.by.size);
    if (best === undefined) return [];
    const other = best.side === 0 ? 1 : 0;
    return [...best.by].flatMap(([code, together]) => {
      const [first] = together;
      const group = configGroups.find(({ name }) => name === first?.groups[other]);
      if (first === undefined || group === undefined) return [];
      const codes = together.map((pair) => pair.codes[other]);
      return [{ became: first.became, group: first.groups[best.side], code, with: group, codes, proof: first.proof }];
    });
  });
}

/** Groups of options that a changed statement or table names together. */
function groupPairs(before: Configurator, after: Configurator): readonly (readonly [string, string])[] {
  const [then, now] = [namedTogether(before), namedTogether(after)];
  const changed = [...new Set([...then.keys(), ...now.keys()])].filter((key) => !then.has(key) || !now.has(key));
  const order = after.configGroups.filter(({ options = [] }) => options.length > 0).map(({ name }) => name);
  const pairs = new Map<string, readonly [string, string]>();
  for (const key of changed) {
    const groups = order.filter((name) => (then.get(key) ?? now.get(key))?.has(name) === true);
    for (const [at, one] of groups.entries())
      for (const other of groups.slice(at + 1)) pairs.set(JSON.stringify([one, other]), [one, other]);
  }
  return [...pairs.values()];
}

/** A statement, as a key, with the groups that it is about. */
function namedTogether(configurator: Configurator): Map<string, ReadonlySet<string>> {
  const together = new Map<string, ReadonlySet<string>>();
  for (const { statement, group, option } of statementsOf(configurator)) {
    const parts = statementToParts(configurator, statement);
    const named = parts.flatMap((part) => (part.is === 'group' ? [part.name] : []));
    const groups = [...named, ...groupsAsked(configurator, statement)];
    const owner = group === undefined ? [] : [group];
    // What an option has decides what is compared, so a changed rating is a changed statement.
    const ratings = groups.map((name) =>
      configurator.configGroups.find((one) => one.name === name)?.options?.map(({ attributes }) => attributes),
    );
    together.set(JSON.stringify([group, option, statement, ratings]), new Set([...owner, ...groups]));
  }
  for (const table of configurator.tables ?? []) together.set(JSON.stringify(table), new Set(table.columns));
  return together;
}

/** The groups that its rules ask, also through facts and tables. */
function groupsAsked(configurator: Configurator, statement: Statement): readonly string[] {
  const rules = [
    ...('rules' in statement ? statement.rules : []),
    ...('if' in statement ? (statement.if ?? []) : []),
    ...('then' in statement ? statement.then : []),
  ];
  return rules.flatMap((rule) => readRule(configurator, rule).groups);
}

function sharedCodes(before: Configurator, after: Configurator, group: string): readonly string[] {
  const [then, now] = [before, after].map(
    ({ configGroups }) => new Set(configGroups.find(({ name }) => name === group)?.options?.map(({ code }) => code)),
  );
  return [...(now ?? [])].filter((code) => then?.has(code) === true);
}

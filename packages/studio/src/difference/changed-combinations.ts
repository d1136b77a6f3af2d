import { type Configurator, canReach, readRule, type Selection } from '@millrace/configurator';
import { type Statement, statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';
import { type Answer, sharedAnswers } from './shared-answers.ts';

/** One or two groups with their answers, and the answers to another that they no longer go with, or go with now. */
export interface ChangedCombination {
  became: 'possible' | 'impossible';
  of: readonly Answer[];
  /** The other group, and all of its answers. */
  group: string;
  all: readonly Answer[];
  answers: readonly Answer[];
  /** A complete number that has the first of them, in the version that makes it. */
  proof: Selection;
}

/** How far a difference is searched: steps of one question, and questions in all. */
export interface SearchBounds {
  steps: number;
  questions: number;
}

interface Combination {
  groups: readonly string[];
  answers: readonly Answer[];
  became: ChangedCombination['became'];
  proof: Selection;
}

/**
 * The answers that one version makes together and the other does not, among the groups that changed statements and tables name: two by two,
 * and three by three where two by two say nothing of a statement that names three. `isWhole` is false where the search ended before.
 */
export function changedCombinations(
  before: Configurator,
  after: Configurator,
  bounds: SearchBounds,
): { found: readonly ChangedCombination[]; isWhole: boolean } {
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
  const answers = new Map(after.configGroups.map(({ name }) => [name, sharedAnswers(before, after, name)] as const));
  function changed(groups: readonly string[]): Combination[] {
    const lists = groups.map((name) => answers.get(name) ?? []);
    return combinationsOf(lists).flatMap((combination): Combination[] => {
      const demands = combination.map(({ demand }) => demand);
      const [then, now] = [ask(before, demands), ask(after, demands)];
      if (then.answer === 'yes' && now.answer === 'no')
        return [{ groups, answers: combination, became: 'impossible', proof: then.selection }];
      if (then.answer === 'no' && now.answer === 'yes')
        return [{ groups, answers: combination, became: 'possible', proof: now.selection }];
      return [];
    });
  }
  const named = changedTogether(before, after);
  const found = subsetsOf(named, 2).flatMap(changed);
  const untold = named.filter((groups) => !found.some((one) => one.groups.every((name) => groups.includes(name))));
  found.push(...subsetsOf(untold, 3).flatMap(changed));
  return { found: gathered(found, answers), isWhole: asking.isWhole };
}

/** One of each list, in all ways. */
const combinationsOf = (lists: readonly (readonly Answer[])[]): readonly (readonly Answer[])[] =>
  lists.reduce<readonly (readonly Answer[])[]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  );

/** So many of each list, each set once. */
function subsetsOf(lists: readonly (readonly string[])[], size: number): readonly (readonly string[])[] {
  const chosen = (list: readonly string[], left: number): readonly (readonly string[])[] =>
    left === 0
      ? [[]]
      : list.flatMap((one, at) => chosen(list.slice(at + 1), left - 1).map((others) => [one, ...others]));
  const sets = lists.flatMap((list) => chosen(list, size));
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

/** Combinations of the same answers in one sentence, from the side that needs fewer. */
function gathered(
  combinations: readonly Combination[],
  answers: ReadonlyMap<string, readonly Answer[]>,
): ChangedCombination[] {
  const kinds = Map.groupBy(combinations, ({ groups, became }) => JSON.stringify([groups, became]));
  return [...kinds.values()].flatMap((alike) => {
    const places = (alike[0]?.groups ?? []).map((_, listed) => ({
      listed,
      by: Map.groupBy(alike, (one) => JSON.stringify(one.answers.toSpliced(listed, 1).map(({ key }) => key))),
    }));
    // Of equals the one whose last group is listed.
    const [best] = places.toReversed().sort((one, other) => one.by.size - other.by.size);
    if (best === undefined) return [];
    return [...best.by.values()].flatMap((together): ChangedCombination[] => {
      const [first] = together;
      const group = first?.groups[best.listed];
      if (first === undefined || group === undefined) return [];
      return [
        {
          became: first.became,
          of: first.answers.toSpliced(best.listed, 1),
          group,
          all: answers.get(group) ?? [],
          answers: together.flatMap((one) => one.answers[best.listed] ?? []),
          proof: first.proof,
        },
      ];
    });
  });
}

/** Groups that a changed statement or table names together, in the order of the number. */
function changedTogether(before: Configurator, after: Configurator): readonly (readonly string[])[] {
  const [then, now] = [namedTogether(before, after), namedTogether(after, before)];
  const changed = [...new Set([...then.keys(), ...now.keys()])].filter((key) => !then.has(key) || !now.has(key));
  return changed.map((key) => {
    const named = then.get(key) ?? now.get(key);
    return after.configGroups.flatMap(({ name }) => (named?.has(name) === true ? [name] : []));
  });
}

/** A statement, as a key, with the groups that it is about. */
function namedTogether(configurator: Configurator, other: Configurator): Map<string, ReadonlySet<string>> {
  const together = new Map<string, ReadonlySet<string>>();
  for (const { statement, group, option } of statementsOf(configurator)) {
    const parts = statementToParts(configurator, statement);
    const named = parts.flatMap((part) => (part.is === 'group' ? [part.name] : []));
    const groups = [...named, ...groupsAsked(configurator, statement)];
    const owner = group === undefined ? [] : [group];
    // A rating decides what is compared, so a changed rating is a changed statement; an option that comes or goes changes none.
    const ratings = groups.map((name) => sharedRatings(configurator, other, name));
    together.set(JSON.stringify([group, option, statement, ratings]), new Set([...owner, ...groups]));
  }
  for (const table of configurator.tables ?? []) together.set(JSON.stringify(table), new Set(table.columns));
  return together;
}

/** The ratings of the options of a group that both versions have. */
function sharedRatings(configurator: Configurator, other: Configurator, name: string): readonly unknown[] {
  const [own = [], theirs = []] = [configurator, other].map(
    ({ configGroups }) => configGroups.find((one) => one.name === name)?.options,
  );
  const codes = new Set(theirs.map(({ code }) => code));
  return own.flatMap(({ code, attributes }) => (codes.has(code) ? [[code, attributes]] : []));
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

import {
  type Configurator,
  evaluate,
  type Operator,
  type Pausable,
  parseModelNumber,
  printDecimal,
} from '@millrace/configurator';
import { codesText, comparisonText } from './clause-shape.ts';
import { type Clause, clausesOf, withClause } from './clauses.ts';
import { readsNumber, type TriedNumber } from './rule-cost.ts';
import {
  type OwnRules,
  ownerIn,
  type RuleOwner,
  rulesOf,
  statesTheSame,
  withRules,
  withStatementsAs,
} from './rule-owner.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A change of one statement after which all lost numbers are read again. */
export interface RuleMend {
  /** The change, as a button says it. */
  does: string;
  /** Makes the change in the configurator as it is then. */
  change: (now: Configurator) => Configurator;
}

interface Lost {
  now: Configurator;
  owner: RuleOwner;
  /** Some version without the cost: it reads each of them. */
  before: Configurator;
  lost: readonly TriedNumber[];
}

const FIELDS: readonly { field: OwnRules; isPositive: boolean }[] = [
  { field: 'enableIf', isPositive: true },
  { field: 'showIf', isPositive: true },
  { field: 'disableIf', isPositive: false },
  { field: 'hideIf', isPositive: false },
];

/** Finds mends of the rules of an owner, the smallest first; the last takes back what was changed. One try at each step. */
export function* mendsInSteps(given: Lost, published: Configurator | null): Pausable<readonly RuleMend[]> {
  const { now, owner } = given;
  const mends: RuleMend[] = [];
  for (const { field, isPositive } of FIELDS) {
    const rules = rulesOf(now, owner, field);
    for (const clause of clausesOf(now, rules)) {
      for (const { does, text } of yield* loosened(given, clause, isPositive)) {
        yield;
        const change = (then: Configurator): Configurator =>
          withRules(then, owner, field, withClause(then, rulesOf(then, owner, field), clause, text));
        if (readsAll(change(now), given.lost)) {
          mends.push({ does: `${does}: ${fits(given.lost.length)}`, change });
          break;
        }
      }
    }
  }
  const isThere = published !== null && ownerIn(published, owner) !== undefined;
  const bare = withStatementsAs(now, owner, null);
  const isBare = isThere && statesTheSame(withStatementsAs(now, owner, published), bare, owner);
  return [
    ...mends.slice(0, MENDS_MOST),
    {
      does: isThere && !isBare ? 'As published' : 'Take the rule out',
      change: (then) => withStatementsAs(then, owner, published),
    },
  ];
}
const MENDS_MOST = 1;

const fits = (count: number): string => (count === 1 ? 'it fits' : `all ${count} fit`);

const readsAll = (configurator: Configurator, lost: readonly TriedNumber[]): boolean =>
  lost.every(({ number }) => readsNumber(configurator, number));

interface Loosened {
  does: string;
  text: string;
}

/** Texts in place of a clause by which it asks for less, the nearest first. */
function* loosened(given: Lost, { shape }: Clause, isPositive: boolean): Pausable<readonly Loosened[]> {
  if (shape.is === 'codes') return yield* otherCodes(given, shape, isPositive);
  if (shape.is !== 'comparison') return [];
  const { left, operator, right } = shape;
  if (left.named === null || right.trim() === '' || Number.isNaN(Number(right))) return [];
  const { group, attribute } = left.named;
  const measure = vocabularyOf(given.now)
    .find(({ name }) => name === group)
    ?.measures.find(({ name }) => name === attribute);
  const unit = measure?.unit ?? attribute;
  const values = nearerValues(given.now, group, attribute, { operator, value: Number(right), isPositive });
  return values.map(printDecimal).map((text) => ({
    does: `Set ${text} ${unit}`,
    text: comparisonText({ ...shape, right: text }),
  }));
}

/** Values of the attribute that options of the group have, away from the one that is asked for, the nearest first. */
function nearerValues(
  { configGroups }: Configurator,
  groupName: string,
  attribute: string,
  { operator, value, isPositive }: { operator: Operator; value: number; isPositive: boolean },
): readonly number[] {
  if (operator === '=') return [];
  const options = configGroups.find(({ name }) => name === groupName)?.options ?? [];
  const all = options.flatMap(({ attributes = {} }) => {
    const own = attributes[attribute];
    return typeof own === 'number' ? [own] : [];
  });
  const goesDown = operator.startsWith('>') === isPositive;
  return [...new Set(all)]
    .filter((one) => (goesDown ? one < value : one > value))
    .sort((a, b) => (goesDown ? b - a : a - b));
}

/** The codes that the lost numbers have in the group: named too where it must be one of them, left out where it must not. */
function* otherCodes(
  { now, before, lost }: Lost,
  { group, codes }: { group: string; codes: readonly string[] },
  isPositive: boolean,
): Pausable<readonly Loosened[]> {
  const at = now.configGroups.findIndex(({ name }) => name === group);
  const had = new Set<string>();
  for (const { number } of lost) {
    yield;
    const read = parseModelNumber(before, number);
    if (!read.ok) continue;
    for (const { code, selected } of evaluate(before, read.selection).groups[at]?.options ?? [])
      if (selected) had.add(code);
  }
  const own = now.configGroups[at]?.options?.map(({ code }) => code) ?? [];
  const changed = own.filter((code) => had.has(code) && codes.includes(code) !== isPositive);
  const next = isPositive
    ? own.filter((code) => codes.includes(code) || had.has(code))
    : codes.filter((code) => !had.has(code));
  if (changed.length === 0 || next.length === 0) return [];
  const named = changed.map((code) => (code === '' ? 'the blank code' : code)).join(', ');
  const does = isPositive ? `With ${group} ${named} too` : `Not for ${group} ${named}`;
  return [{ does, text: codesText(group, next) }];
}

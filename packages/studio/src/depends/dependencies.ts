import { type Configurator, type RuleList, readRule } from '@millrace/configurator';
import { plainText } from '../sentences/part.ts';
import { type Statement, statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';

/** One group decides something of another: `from` is asked by what is said of `to`. */
export interface Dependency {
  from: string;
  to: string;
  /** Sentences that say it, each once. */
  sentences: readonly string[];
}

/** The dependencies among the groups of a configurator, by its statements and tables. A group that asks of itself is left out. */
export function dependenciesOf(configurator: Configurator): readonly Dependency[] {
  const names = new Set(configurator.configGroups.map(({ name }) => name));
  const found = new Map<string, { from: string; to: string; sentences: Set<string> }>();
  const add = (from: string, to: string, sentence: string): void => {
    if (from === to || !names.has(from) || !names.has(to)) return;
    const key = JSON.stringify([from, to]);
    const known = found.get(key) ?? { from, to, sentences: new Set<string>() };
    known.sentences.add(sentence);
    found.set(key, known);
  };
  for (const { statement, group, option } of statementsOf(configurator)) {
    const parts = statementToParts(configurator, statement);
    const asked = new Set([
      ...parts.flatMap((part) => (part.is === 'group' ? [part.name] : [])),
      ...rulesIn(statement).flatMap((rule) => readRule(configurator, rule).groups),
    ]);
    const subject = [group, option].filter((one) => one !== undefined && one !== '').join(' ');
    const sentence = `${subject} ${plainText(parts)}`.trim();
    if (group !== undefined) for (const one of asked) add(one, group, sentence);
    else if (statement.does === 'requirement')
      for (const one of askedBy(configurator, statement.if ?? []))
        for (const other of askedBy(configurator, statement.then)) add(one, other, sentence);
  }
  for (const group of configurator.configGroups)
    for (const { code, disableCodes = [] } of group.options ?? [])
      for (const target of disableCodes) {
        const other = configurator.configGroups.find(({ name }) => target.startsWith(`${name}.`));
        if (other !== undefined) add(group.name, other.name, `${group.name} ${code} rules out ${target}`);
      }
  for (const { name, columns } of configurator.tables ?? []) {
    const groups = columns.filter((column) => names.has(column));
    // A table ties its columns to each other; it is drawn from each to the next.
    for (const [at, one] of groups.entries()) {
      const next = groups[at + 1];
      if (next !== undefined) add(one, next, `the table ${name} says what goes together`);
    }
  }
  return [...found.values()].map(({ from, to, sentences }) => ({ from, to, sentences: [...sentences] }));
}

const askedBy = (configurator: Configurator, rules: RuleList): readonly string[] =>
  rules.flatMap((rule) => readRule(configurator, rule).groups);

const rulesIn = (statement: Statement): RuleList => [
  ...('rules' in statement ? statement.rules : []),
  ...('if' in statement ? (statement.if ?? []) : []),
  ...('then' in statement ? statement.then : []),
];

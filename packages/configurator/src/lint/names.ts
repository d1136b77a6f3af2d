import type { FieldPath, LintFinding } from '../data/evaluation.ts';
import { groupPlace, optionPlace } from './places.ts';
import type { LintContext } from './searching/context.ts';

/** Names of groups, tables and facts are unique in the configurator, codes in their group. */
export function* checkNames({ compiled }: LintContext): Iterable<LintFinding> {
  const groups = compiled.groups.map((group) => ({ name: group.name, path: groupPlace(group, 'name') }));
  for (const { name, places } of repeated(groups))
    yield { ...twice(places), group: name, message: `Two groups are named "${name}".` };
  const tables = named('tables', compiled.data.tables ?? []);
  const facts = named('facts', compiled.data.facts ?? []);
  const firstGroups = groups.filter(({ name }, at) => groups.findIndex((one) => one.name === name) === at);
  for (const { name, places } of repeated([...firstGroups, ...tables, ...facts]))
    yield {
      ...twice(places),
      message: `Groups, tables and facts share their names, and "${name}" is used twice.`,
    };
  for (const [kind, all] of Object.entries({ Group: groups, Fact: facts }))
    for (const { name, path } of all)
      if (/^(@|sum\()/.test(name)) {
        const message = `${kind} "${name}": its name begins with "@" or "sum(".`;
        yield { code: 'reserved-name', severity: 'error', path, message };
      }
  for (const group of compiled.groups) {
    const codes = group.options.map((option) => ({ name: option.code, path: optionPlace(option, 'code') }));
    for (const { name, places } of repeated(codes)) {
      const message = `Group "${group.name}" has the code "${name}" twice.`;
      yield { ...twice(places), code: 'duplicate-code', group: group.name, option: name, message };
    }
  }
}

interface NamePlace {
  name: string;
  path: FieldPath;
}

const named = (list: string, all: readonly { name: string }[]): NamePlace[] =>
  all.map(({ name }, at) => ({ name, path: [list, at, 'name'] }));

/** Names that stand more than once, each with its places. */
function repeated(names: readonly NamePlace[]): readonly { name: string; places: readonly FieldPath[] }[] {
  const byName = Map.groupBy(names, ({ name }) => name);
  return [...byName].flatMap(([name, all]) => (all.length < 2 ? [] : [{ name, places: all.map(({ path }) => path) }]));
}

/** The second place is the fault, since the first was there before it. */
function twice([first = [], second = [], ...more]: readonly FieldPath[]) {
  return { code: 'duplicate-group', severity: 'error', path: second, also: [first, ...more] } as const;
}

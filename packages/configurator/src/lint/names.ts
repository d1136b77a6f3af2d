import type { LintFinding } from '../data/evaluation.ts';
import type { LintContext } from './searching/context.ts';

/** Names of groups, tables and facts are unique in the configurator, codes in their group. */
export function* checkNames({ compiled }: LintContext): Iterable<LintFinding> {
  const groups = compiled.groups.map((group) => group.name);
  for (const name of repeated(groups)) {
    yield { code: 'duplicate-group', severity: 'error', group: name, message: `Two groups are named "${name}".` };
  }
  const tables = (compiled.data.tables ?? []).map((table) => table.name);
  const facts = (compiled.data.facts ?? []).map((fact) => fact.name);
  for (const name of repeated([...new Set(groups), ...tables, ...facts])) {
    yield {
      code: 'duplicate-group',
      severity: 'error',
      message: `Groups, tables and facts share their names, and "${name}" is used twice.`,
    };
  }
  for (const [kind, name] of [...groups.map((each) => ['Group', each]), ...facts.map((each) => ['Fact', each])]) {
    if (/^(@|sum\()/.test(name ?? ''))
      yield {
        code: 'reserved-name',
        severity: 'error',
        message: `${kind} "${name}": its name begins with "@" or "sum(".`,
      };
  }
  for (const group of compiled.groups) {
    for (const code of repeated(group.options.map((option) => option.code))) {
      const message = `Group "${group.name}" has the code "${code}" twice.`;
      yield { code: 'duplicate-code', severity: 'error', group: group.name, option: code, message };
    }
  }
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

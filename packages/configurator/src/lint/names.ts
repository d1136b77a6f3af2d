import type { LintFinding } from '../data/evaluation.ts';
import type { LintContext } from './searching/context.ts';

/** Names of groups are unique in the configurator, codes in their group. */
export function* checkNames({ compiled }: LintContext): Iterable<LintFinding> {
  const groups = compiled.groups.map((group) => group.name);
  for (const name of repeated(groups)) {
    yield { code: 'duplicate-group', severity: 'error', group: name, message: `Two groups are named "${name}".` };
  }
  const tables = (compiled.data.tables ?? []).map((table) => table.name);
  for (const name of repeated([...new Set(groups), ...tables])) {
    yield {
      code: 'duplicate-group',
      severity: 'error',
      message: `Groups and tables share their names, and "${name}" is used twice.`,
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

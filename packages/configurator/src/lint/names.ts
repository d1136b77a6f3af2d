import type { LintFinding } from '../data/evaluation.ts';
import type { LintContext } from './searching/context.ts';

/** Names of groups are unique in the configurator, codes in their group. */
export function* checkNames({ compiled }: LintContext): Iterable<LintFinding> {
  for (const name of repeated(compiled.groups.map((group) => group.name))) {
    yield { code: 'duplicate-group', severity: 'error', group: name, message: `Two groups are named "${name}".` };
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

import type { Compiled } from '../compiled/compiled.ts';
import type { Choices } from '../parsing/checks.ts';

/** Choices as a search makes them: options as `Group.code`, values by the names of their groups, and groups that printed their literal. */
export function choicesOf(
  { options, groups }: Compiled,
  chosen: readonly string[],
  values: Readonly<Record<string, number>> = {},
  literals: readonly string[] = [],
): Choices {
  const answers = groups.map(({ name }) => values[name] ?? null);
  return {
    quantities: options.map(({ group, code }) => (chosen.includes(`${groups[group]?.name}.${code}`) ? 1 : 0)),
    values: answers,
    answers,
    literals: groups.map(({ name }) => literals.includes(name)),
  };
}

import type { ConfigGroup, Configurator, RuleList } from '../../data/configurator.ts';
import type { FieldPath } from '../../data/evaluation.ts';
import { groupPlace, optionPlace } from '../places.ts';

/** A place where rules stand. */
export interface RuleSite {
  /** In words: `Group "A", option "b": enableIf`. */
  place: string;
  group?: string;
  option?: string;
  /** To the list. */
  path: FieldPath;
  rules: RuleList;
}

/** Every rule list of a configurator. */
export function* ruleSites({ configGroups, requires, facts }: Configurator): Iterable<RuleSite> {
  for (const [index, group] of configGroups.entries()) yield* sitesOfGroup(group, index);
  for (const [at, { name, values }] of (facts ?? []).entries()) {
    for (const [nth, entry] of values.entries())
      yield { place: `Fact "${name}": if`, path: ['facts', at, 'values', nth, 'if'], rules: entry.if ?? [] };
  }
  for (const [at, requirement] of (requires ?? []).entries()) {
    yield { place: 'requires: if', path: ['requires', at, 'if'], rules: requirement.if ?? [] };
    yield { place: 'requires: then', path: ['requires', at, 'then'], rules: requirement.then };
  }
}

function* sitesOfGroup(group: ConfigGroup, index: number): Iterable<RuleSite> {
  const at = `Group "${group.name}"`;
  for (const field of ['showIf', 'hideIf'] as const)
    yield {
      place: `${at}: ${field}`,
      group: group.name,
      path: groupPlace({ index }, field),
      rules: group[field] ?? [],
    };
  for (const [nth, limit] of (group.limits ?? []).entries())
    yield {
      place: `${at}: limits`,
      group: group.name,
      path: groupPlace({ index }, 'limits', nth, 'if'),
      rules: limit.if ?? [],
    };
  for (const [nth, option] of (group.options ?? []).entries()) {
    const site = { group: group.name, option: option.code };
    const place = `${at}, option "${option.code}"`;
    const own = { group: index, index: nth };
    for (const field of ['enableIf', 'disableIf', 'selectIf'] as const)
      yield { ...site, place: `${place}: ${field}`, path: optionPlace(own, field), rules: option[field] ?? [] };
    for (const field of ['prices', 'limits'] as const)
      for (const [entry, { if: rules = [] }] of (option[field] ?? []).entries())
        yield { ...site, place: `${place}: ${field}`, path: optionPlace(own, field, entry, 'if'), rules };
  }
}

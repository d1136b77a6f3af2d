import type { Configurator, RuleList } from '../data/configurator.ts';

/** A place where rules stand. */
export interface RuleSite {
  /** In words: `Group "A", option "b": enableIf`. */
  place: string;
  group?: string;
  option?: string;
  rules: RuleList;
}

/** Every rule list of a configurator. */
export function* ruleSites({ configGroups, requires, facts }: Configurator): Iterable<RuleSite> {
  for (const group of configGroups) {
    const at = `Group "${group.name}"`;
    yield { place: `${at}: showIf`, group: group.name, rules: group.showIf ?? [] };
    yield { place: `${at}: hideIf`, group: group.name, rules: group.hideIf ?? [] };
    for (const limit of group.limits ?? []) yield { place: `${at}: limits`, group: group.name, rules: limit.if ?? [] };
    for (const option of group.options ?? []) {
      const site = { group: group.name, option: option.code };
      const place = `${at}, option "${option.code}"`;
      for (const field of ['enableIf', 'disableIf', 'selectIf'] as const) {
        yield { ...site, place: `${place}: ${field}`, rules: option[field] ?? [] };
      }
      for (const entry of option.prices ?? []) yield { ...site, place: `${place}: prices`, rules: entry.if ?? [] };
      for (const limit of option.limits ?? []) yield { ...site, place: `${place}: limits`, rules: limit.if ?? [] };
    }
  }
  for (const { name, values } of facts ?? []) {
    for (const entry of values) yield { place: `Fact "${name}": if`, rules: entry.if ?? [] };
  }
  for (const requirement of requires ?? []) {
    yield { place: 'requires: if', rules: requirement.if ?? [] };
    yield { place: 'requires: then', rules: requirement.then };
  }
}

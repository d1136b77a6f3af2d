import type { ConfigGroup, ConfigOption, Configurator, RuleList } from '@millrace/configurator';
import { groupOf, optionOf, withGroup, withOption } from '../editing/change-place.ts';

/** A group, or one of its options, that rules are stated of. */
export interface RuleOwner {
  group: string;
  /** null: the group itself. */
  option: string | null;
}

/** Lists of rules that decide when a group is there, or an option can be had. */
export type OwnRules = 'showIf' | 'hideIf' | 'enableIf' | 'disableIf' | 'selectIf';

/** The statements of an option, and of a group, that can refuse a number. */
const OF_OPTION = [
  'enableIf',
  'disableIf',
  'selectIf',
  'limits',
  'disableCodes',
  'conditionalDisablePairs',
  'maxOverride',
  'overrideCodes',
] as const satisfies (keyof ConfigOption)[];
const OF_GROUP = ['showIf', 'hideIf', 'limits'] as const satisfies (keyof ConfigGroup)[];

/** The group or the option as a configurator has it; undefined: not there. */
export const ownerIn = (
  configurator: Configurator,
  { group, option }: RuleOwner,
): ConfigGroup | ConfigOption | undefined =>
  option === null ? groupOf(configurator, group) : optionOf(configurator, group, option);

/** One list of rules of an owner. */
export function rulesOf(configurator: Configurator, owner: RuleOwner, field: OwnRules): RuleList {
  const found: Partial<Record<OwnRules, RuleList>> | undefined = ownerIn(configurator, owner);
  return found?.[field] ?? [];
}

/** The configurator with another list of rules of an owner; an empty one is taken out. */
export function withRules(
  configurator: Configurator,
  { group, option }: RuleOwner,
  field: OwnRules,
  rules: RuleList,
): Configurator {
  return option === null
    ? withGroup(configurator, group, (own) => withField(own, field, rules))
    : withOption(configurator, group, option, (own) => withField(own, field, rules));
}

function withField<Own extends object>(own: Own, field: OwnRules, rules: RuleList): Own {
  if (rules.length > 0) return { ...own, [field]: rules };
  const { [field]: _, ...rest } = own as Own & Partial<Record<OwnRules, RuleList>>;
  return rest as Own;
}

/** The configurator with what is stated of one owner as another version states it; where that one does not know it, nothing is stated. */
export function withStatementsAs(now: Configurator, owner: RuleOwner, other: Configurator | null): Configurator {
  const from = other === null ? undefined : ownerIn(other, owner);
  const { group, option } = owner;
  return option === null
    ? withGroup(now, group, (own) => taking(own, OF_GROUP, from))
    : withOption(now, group, option, (own) => taking(own, OF_OPTION, from));
}

function taking<Own extends object>(own: Own, fields: readonly string[], from: object | undefined): Own {
  const rest = Object.entries(own).filter(([field]) => !fields.includes(field));
  const taken = Object.entries(from ?? {}).filter(([field]) => fields.includes(field));
  // Each field is again one of the same kind of owner.
  return Object.fromEntries([...rest, ...taken]) as Own;
}

/** Whether two versions state the same of an owner. */
export const statesTheSame = (a: Configurator, b: Configurator, owner: RuleOwner): boolean => {
  const fields: readonly string[] = owner.option === null ? OF_GROUP : OF_OPTION;
  const stated = (one: Configurator): string =>
    JSON.stringify(
      fields.map((field) => Object.entries(ownerIn(one, owner) ?? {}).find(([own]) => own === field)?.[1] ?? null),
    );
  return stated(a) === stated(b);
};

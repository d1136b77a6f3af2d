import {
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  type LimitBound,
  parseMeasure,
  type RuleList,
  readRule,
  ruleNames,
} from '@millrace/configurator';
import type { Statement } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';

/** Makes of a configurator as it is typed one that can be tried. `before` is the last one that was made. */
export type MakeSound = (now: Configurator, before: Configurator) => Configurator;

/**
 * Returns a function that makes a configurator that can be tried: where an option, a group or all else is not as the schema has it, or
 * has a rule that is typed half, its state of before stands; what never was sound is left out. Where nothing is wrong it is the
 * configurator itself.
 */
export function soundMaker(isStated: (configurator: Configurator) => boolean): MakeSound {
  const known = new WeakMap<object, boolean>();
  /** Each option and each group is looked at once, not at each change of others. */
  function isSoundPart(part: object, alone: () => Configurator): boolean {
    const found = known.get(part) ?? isStated(alone());
    known.set(part, found);
    return found;
  }
  const isStatedOption = (option: ConfigOption) =>
    isSoundPart(option, () => ({ configGroups: [{ name: 'A', options: [option] }] }));
  const isStatedGroup = (group: ConfigGroup) =>
    isSoundPart(group, () => ({
      configGroups: [{ ...group, ...(group.options === undefined ? {} : { options: [] }) }],
    }));

  return (now, before) => {
    const halves = typedHalf(now);
    const { configGroups: _, ...rest } = now;
    const isRestSound = !halves.rest && isStated({ ...rest, configGroups: [] });
    let isWhole = isRestSound;

    const configGroups = now.configGroups.flatMap((group): ConfigGroup[] => {
      const old = before.configGroups.find(({ name }) => name === group.name);
      const options = group.options?.flatMap((option): ConfigOption[] => {
        if (isStatedOption(option) && !halves.options.has(option)) return [option];
        isWhole = false;
        const was = old?.options?.find(({ code }) => code === option.code);
        return was === undefined ? [] : [was];
      });
      const isSound = isStatedGroup(group) && !halves.groups.has(group);
      if (isSound) return isWhole ? [group] : [withOptions(group, options)];
      isWhole = false;
      return old === undefined ? [] : [withOptions(old, options)];
    });
    if (isWhole) return now;
    const { configGroups: __, ...restBefore } = before;
    return { ...(isRestSound ? rest : restBefore), configGroups };
  };
}

const withOptions = ({ options: _, ...group }: ConfigGroup, options: ConfigGroup['options']): ConfigGroup =>
  options === undefined ? group : { ...group, options };

interface Halves {
  groups: Set<ConfigGroup>;
  options: Set<ConfigOption>;
  /** Of what a number needs, or of a fact. */
  rest: boolean;
}

/** The places with a rule, a limit or a measure that cannot be read, or that names what there is not. */
function typedHalf(configurator: Configurator): Halves {
  const isRead = readable(configurator);
  const halves: Halves = { groups: new Set(), options: new Set(), rest: false };
  for (const { path, statement } of statementsOf(configurator)) {
    if (isRead(statement)) continue;
    const [list, at, within, nth] = path;
    const group = list === 'configGroups' && typeof at === 'number' ? configurator.configGroups[at] : undefined;
    const option = within === 'options' && typeof nth === 'number' ? group?.options?.[nth] : undefined;
    if (group === undefined) halves.rest = true;
    else if (option === undefined) halves.groups.add(group);
    else halves.options.add(option);
  }
  return halves;
}

function readable(configurator: Configurator): (statement: Statement) => boolean {
  const names = ruleNames(configurator);
  const read = new Map<string, boolean>();
  const isRule = (rule: string): boolean => {
    const found = read.get(rule) ?? readRule(configurator, rule).faults.length === 0;
    read.set(rule, found);
    return found;
  };
  const isBound = (bound: LimitBound): boolean =>
    typeof bound === 'number' ||
    configurator.configGroups.some(({ name }) => name === bound) ||
    parseMeasure(bound, names) !== null;
  return (statement) => rulesIn(statement).every(isRule) && boundsIn(statement).every(isBound);
}

function rulesIn(statement: Statement): RuleList {
  if ('rules' in statement) return statement.rules;
  const condition = statement.if ?? [];
  return 'then' in statement ? [...statement.then, ...condition] : condition;
}

function boundsIn(statement: Statement): LimitBound[] {
  if (statement.does === 'measure') return [statement.measure];
  if (statement.does !== 'limit') return [];
  return [statement.min, statement.max].filter((bound) => bound !== undefined);
}

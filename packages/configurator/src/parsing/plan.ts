import type { Compiled, CompiledGroup, CompiledOption } from '../compiled.ts';
import { OPTION_SEPARATOR } from '../constants.ts';
import { type Cut, constraintsOf, cutsOf, hasInnerRules } from './constraints.ts';

/** What parsing derives once per configurator. */
export interface Plan {
  compiled: Compiled;
  groups: readonly PlannedGroup[];
  /** What matters of the choices before each group, and after the last. */
  cuts: readonly Cut[];
  /** Some code, separator or literal contains the option separator, so a label may too. */
  labelsMayContainSeparator: boolean;
}

export interface PlannedGroup {
  group: CompiledGroup;
  /** Options by the first character they may print; '' for blank codes. Only those a visitor or a rule can select. */
  byFirst: ReadonlyMap<string, readonly CompiledOption[]>;
  /** Options that may be selected by rule. */
  holdable: readonly CompiledOption[];
  /** Options that other rules mention: an unprinted group is tried with these. */
  mentioned: readonly CompiledOption[];
  hasInnerRules: boolean;
}

const remembered = new WeakMap<Compiled, Plan>();

export function planOf(compiled: Compiled): Plan {
  const known = remembered.get(compiled);
  if (known !== undefined) return known;
  const plan = derive(compiled);
  remembered.set(compiled, plan);
  return plan;
}

function derive(compiled: Compiled): Plan {
  const constraints = constraintsOf(compiled);
  const mentioned = new Set(constraints.flatMap(({ ids }) => ids));
  return {
    compiled,
    groups: compiled.groups.map((group) => ({
      group,
      byFirst: byFirstCharacter(group),
      holdable: group.options.filter(({ always, selectIf }) => always || selectIf.length > 0),
      mentioned: group.options.filter(({ id }) => mentioned.has(id)),
      hasInnerRules: hasInnerRules(group, constraints, compiled),
    })),
    cuts: cutsOf(compiled, constraints),
    labelsMayContainSeparator: literalsOf(compiled).some((literal) => literal.includes(OPTION_SEPARATOR)),
  };
}

/** A read-only option is selected always, by rule, or never. */
export function isSelectable({ data, always, selectIf }: CompiledOption): boolean {
  return data.isReadonly !== true || always || selectIf.length > 0;
}

function byFirstCharacter(group: CompiledGroup): ReadonlyMap<string, readonly CompiledOption[]> {
  const byFirst = new Map<string, CompiledOption[]>();
  for (const option of group.options) {
    if (!isSelectable(option)) continue;
    for (const character of firstCharacters(option)) {
      const list = byFirst.get(character);
      if (list === undefined) byFirst.set(character, [option]);
      else list.push(option);
    }
  }
  return byFirst;
}

const DIGITS = '123456789';

function firstCharacters({ code, data }: CompiledOption): readonly string[] {
  if (data.isQtyPrefix === true || (code === '' && data.isQtySuffix === true)) return [...DIGITS];
  return [code.charAt(0)];
}

function literalsOf({ data, groups }: Compiled): readonly string[] {
  const own = groups.flatMap((group) => [group.data.separator ?? '', group.data.whenHidden ?? '']);
  const codes = groups.flatMap((group) => group.options.map(({ code }) => code));
  return [data.prefix ?? '', data.groupSeparator ?? '', ...own, ...codes];
}

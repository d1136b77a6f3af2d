import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { OPTION_SEPARATOR } from '../data/constants.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { charactersOf } from '../written/characters.ts';
import { closeOf, openOf } from '../written/part-configurator.ts';
import { type BreakPoints, breakPointsOf } from './break-points.ts';
import { combinationsOf } from './combinations.ts';
import { type AskedConstraint, type Constraint, constraintsOf, isAsked, isHoldable } from './constraints.ts';
import { type Cut, cutsOf } from './cuts.ts';

/** Data that parsing derives once per configurator. */
export interface Plan {
  compiled: Compiled;
  groups: readonly PlannedGroup[];
  /** The choices before each group, and after the last, that later rules depend on. */
  cuts: readonly Cut[];
  /** Some code, separator or literal contains the option separator, so a label may too. */
  labelsMayContainSeparator: boolean;
  /** Some option has a former code, or some group is read in any order. */
  readsOlder: boolean;
}

/** An option as a number spells it: `as` has today's code, or a former one. */
interface Spelling {
  option: CompiledOption;
  as: CompiledOption;
}

export interface PlannedGroup {
  group: CompiledGroup;
  /** Options by the first character they may print; '' for blank codes. Only those a visitor or a rule can select. */
  byFirst: ReadonlyMap<string, readonly Spelling[]>;
  /** The same with former codes; the map itself where there are none. */
  byFirstWritten: ReadonlyMap<string, readonly Spelling[]>;
  /** Options that may be selected by rule. */
  holdable: readonly CompiledOption[];
  /** Options that other rules mention: an unprinted group is tried with these. */
  mentioned: readonly CompiledOption[];
  /** Options of which it matters how many pieces there are. */
  pieces: ReadonlySet<number>;
  /** For an unprinted group: the options that are tried together. */
  combinations: readonly (readonly CompiledOption[])[];
  /** For an unprinted number group: the values tried. */
  breakPoints: BreakPoints | null;
  /** Rules tie options of this group together, so that some of them do not determine the rest. */
  hasInnerRules: boolean;
  /** Options that rules tie to earlier groups and that are decided with this group: it matters which of them are selected already. */
  tiedBack: readonly CompiledOption[];
  /** It is printed, or rules tie it to printed groups. */
  matters: boolean;
  /** Rules that are decided once this group is. */
  decides: readonly AskedConstraint[];
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
  const mattering = groupsThatMatter(compiled, constraints);
  const mentioned = new Set(constraints.flatMap(({ ids }) => ids));
  const pieces = new Set(constraints.flatMap((constraint) => constraint.pieces));
  for (const option of compiled.options) if (isHoldable(option)) mentioned.add(option.id);
  return {
    compiled,
    groups: compiled.groups.map((group) => ({
      group,
      ...unprintedPlan(compiled, group, mentioned),
      ...spellingsOf(group),
      holdable: group.options.filter(isHoldable),
      mentioned: group.options.filter(({ id }) => mentioned.has(id)),
      pieces,
      hasInnerRules: hasInnerRules(group, constraints, compiled),
      tiedBack: group.options.filter(({ id }) =>
        constraints.some(({ ids, last }) => last === group.index && ids.includes(id)),
      ),
      matters: mattering.has(group.index),
      decides: constraints.filter(isAsked).filter(({ last }) => last === group.index),
    })),
    readsOlder: compiled.groups.some((group) => isAnyOrder(group) || hasFormerCodes(group)),
    cuts: cutsOf(compiled, constraints),
    labelsMayContainSeparator: literalsOf(compiled).some((literal) => literal.includes(OPTION_SEPARATOR)),
  };
}

function unprintedPlan(
  compiled: Compiled,
  group: CompiledGroup,
  mentioned: ReadonlySet<number>,
): Pick<PlannedGroup, 'combinations' | 'breakPoints'> {
  const asked = group.printed || group.kind === 'sequence' ? [] : group.options.filter(({ id }) => mentioned.has(id));
  return {
    combinations: group.multiselect ? combinationsOf(compiled, group, asked) : asked.map((option) => [option]),
    breakPoints: group.printed || !group.isNumber ? null : breakPointsOf(compiled, group),
  };
}

/** Printed groups, and those that some chain of rules ties to one or to completeness. */
function groupsThatMatter(compiled: Compiled, constraints: readonly Constraint[]): ReadonlySet<number> {
  const matters = new Set(compiled.groups.filter((group) => group.printed).map(({ index }) => index));
  for (let size = -1; size < matters.size; ) {
    size = matters.size;
    for (const { kind, ids, groups, values } of constraints) {
      const touched = [...ids.map((id) => present(compiled.options[id]).group), ...groups, ...values];
      const isTied =
        kind === 'requirement' ||
        kind === 'ending' ||
        kind === 'settling' ||
        kind === 'table' ||
        touched.some((group) => matters.has(group));
      if (isTied) for (const group of touched) matters.add(group);
    }
  }
  return matters;
}

function hasInnerRules(group: CompiledGroup, constraints: readonly Constraint[], compiled: Compiled): boolean {
  if (group.hasOverrides) return true;
  return constraints.some(({ ids }) => ids.filter((id) => compiled.options[id]?.group === group.index).length > 1);
}

/** A read-only option is selected always, by rule, or never. */
export function isSelectable({ data, always, selectIf }: CompiledOption): boolean {
  return data.isReadonly !== true || always || selectIf.length > 0;
}

/** Whether its codes are read in any order. */
export function isAnyOrder({ kind, data, multiselect }: CompiledGroup): boolean {
  return kind === 'choice' && multiselect && data.anyOrder === true;
}

function hasFormerCodes({ options }: CompiledGroup): boolean {
  return options.some(({ data }) => (data.formerCodes ?? []).length > 0);
}

function spellingsOf(group: CompiledGroup): Pick<PlannedGroup, 'byFirst' | 'byFirstWritten'> {
  const selectable = group.options.filter(isSelectable);
  const today = selectable.map((option) => ({ option, as: option }));
  const byFirst = byFirstCharacter(today);
  if (!hasFormerCodes(group)) return { byFirst, byFirstWritten: byFirst };
  const former = selectable.flatMap((option) =>
    (option.data.formerCodes ?? []).filter((code) => code !== '').map((code) => ({ option, as: { ...option, code } })),
  );
  return { byFirst, byFirstWritten: byFirstCharacter([...today, ...former]) };
}

function byFirstCharacter(spellings: readonly Spelling[]): ReadonlyMap<string, readonly Spelling[]> {
  const byFirst = new Map<string, Spelling[]>();
  for (const spelling of spellings) {
    for (const character of firstCharacters(spelling.as)) {
      const list = byFirst.get(character);
      if (list === undefined) byFirst.set(character, [spelling]);
      else list.push(spelling);
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
  const own = groups.flatMap(({ data: { separator = '', whenHidden = '', fill = '' }, optionSeparator }) => [
    separator,
    whenHidden,
    fill,
    optionSeparator === OPTION_SEPARATOR ? '' : optionSeparator,
  ]);
  const codes = groups.flatMap((group) =>
    group.options.flatMap(({ code, data: { formerCodes = [] } }) => [code, ...formerCodes]),
  );
  const texts = groups.filter((group) => group.printed && group.kind === 'text');
  const mayType = texts.some((group) => charactersOf(group.data).allows(OPTION_SEPARATOR));
  const parts = groups.flatMap(({ part, data: group }) =>
    part === null ? [] : [openOf(group), closeOf(group), ...literalsOf(compile(part))],
  );
  const typed = mayType ? [OPTION_SEPARATOR] : [];
  return [data.prefix ?? '', data.groupSeparator ?? '', ...own, ...codes, ...parts, ...typed];
}

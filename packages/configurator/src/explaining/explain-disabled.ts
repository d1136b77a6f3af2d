import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import type { DisabledReason, Explanation, FreeingChange } from '../data/evaluation.ts';
import { finish, type Pausable } from '../pausable.ts';
import { compile } from '../rules/compile.ts';
import { disabledByOptions, reasonsIn } from '../settling/enabling.ts';
import { stateOf } from '../settling/picked.ts';
import { type Disabled, helpfulChanges, isSwitchable } from './freeing-changes.ts';

/**
 * The reason why an option is disabled, and the single change that makes it available. After a `switch` within its own
 * group the option is selected; after any other kind it is enabled (or selected by rule), and a click selects it. When
 * an answered single-choice group leaves no such change, the change after which only that answer stands against it:
 * then a switch selects it. Each offered change was really made.
 */
export function explainDisabled(
  configurator: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  options?: InContext,
): Explanation {
  return finish(explainInSteps(configurator, selection, groupName, code, options));
}

/** The same, with one change tried at each step, so that the caller can pause: some hundred changes take tens of milliseconds. */
export function* explainInSteps(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  options?: InContext,
): Pausable<Explanation> {
  const configurator = inContext(stated, options);
  const compiled = compile(configurator);
  const state = stateOf(configurator, selection);
  const group = compiled.groupByName.get(groupName);
  const option = group?.optionByCode.get(code);
  if (group === undefined || option === undefined) return { reasons: [], change: null };
  const reasons = reasonsOf(compiled, group, option, state);
  if (reasons.length === 0) return { reasons, change: null };
  return { reasons, change: yield* freeingChange({ configurator, compiled, group, option, state }) };
}

/**
 * Finds all single changes that free an option by what stands against it; those that its rules merely depend on only where there is none
 * of the first. They are in the order in which they were tried. One change is tried at each step.
 */
export function* freeingInSteps(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  options?: InContext,
): Pausable<readonly FreeingChange[]> {
  const configurator = inContext(stated, options);
  const compiled = compile(configurator);
  const state = stateOf(configurator, selection);
  const group = compiled.groupByName.get(groupName);
  const option = group?.optionByCode.get(code);
  if (group === undefined || option === undefined || reasonsOf(compiled, group, option, state).length === 0) return [];
  const freeing = new Map<string, FreeingChange>();
  const leavingSwitch = new Map<string, FreeingChange>();
  for (const helpful of helpfulChanges({ configurator, compiled, group, option, state })) {
    yield;
    if (helpful === null) continue;
    if (!helpful.isDirect && freeing.size + leavingSwitch.size > 0) break;
    const { selection: _, ...bare } = helpful.change;
    const found = helpful.frees ? freeing : leavingSwitch;
    const key = JSON.stringify(bare);
    if (!found.has(key)) found.set(key, helpful.change);
  }
  if (freeing.size > 0) return [...freeing.values()];
  return isSwitchable(configurator, state, group, option) ? [] : [...leavingSwitch.values()];
}

function reasonsOf(
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  state: State,
): readonly DisabledReason[] {
  if (state.visible[group.index] !== true) return [{ code: 'group-hidden' }];
  return reasonsIn(compiled, group, state, disabledByOptions(compiled, state))(option);
}

function* freeingChange(disabled: Disabled): Pausable<FreeingChange | null> {
  const { configurator, group, option, state } = disabled;
  let leavingSwitch: FreeingChange | null = null;
  for (const helpful of helpfulChanges(disabled)) {
    yield;
    if (helpful?.frees === true) return helpful.change;
    leavingSwitch ??= helpful?.change ?? null;
  }
  return isSwitchable(configurator, state, group, option) ? null : leavingSwitch;
}

import type { Configurator, Selection } from '../data/configurator.ts';
import type { DisabledReason, Explanation, FreeingChange } from '../data/evaluation.ts';
import { finish, type Pausable } from '../pausable.ts';
import { compile } from '../rules/compile.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../rules/compiled.ts';
import { disabledByOptions, isEnabled, reasonsIn } from '../settling/enabling.ts';
import { stateOf } from '../settling/picked.ts';
import { setValue, switchOption, toggleOption } from '../settling/selection.ts';
import type { State } from '../settling/state.ts';
import type { Candidate } from './candidate.ts';
import { candidatesFor } from './candidates.ts';

/** So many single changes are tried before saying that none helps. */
const MOST_TRIED = 400;

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
): Explanation {
  return finish(explainInSteps(configurator, selection, groupName, code));
}

/** The same, with one change tried at each step, so that the caller can pause: some hundred changes take tens of milliseconds. */
export function* explainInSteps(
  configurator: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
): Pausable<Explanation> {
  const compiled = compile(configurator);
  const state = stateOf(configurator, selection);
  const group = compiled.groupByName.get(groupName);
  const option = group?.optionByCode.get(code);
  if (group === undefined || option === undefined) return { reasons: [], change: null };
  const reasons = reasonsOf(compiled, group, option, state);
  if (reasons.length === 0) return { reasons, change: null };
  return { reasons, change: yield* freeingChange(configurator, compiled, group, option, state) };
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

function* freeingChange(
  configurator: Configurator,
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  state: State,
): Pausable<FreeingChange | null> {
  let tried = 0;
  let leavingSwitch: FreeingChange | null = null;
  for (const candidate of candidatesFor(compiled, group, option, state)) {
    if (tried === MOST_TRIED) break;
    tried += 1;
    yield;
    const after = applied(configurator, state, candidate);
    if (after === state.selection) continue;
    const next = stateOf(configurator, after);
    const isOwnSwitch = candidate.kind === 'switch' && candidate.group === group.name;
    const selected = (next.quantities[option.id] ?? 0) > 0;
    if (selected || (!isOwnSwitch && isEnabled(compiled, group, option, next)))
      return { ...candidate, selection: after };
    if (leavingSwitch === null && !isOwnSwitch && isSwitchable(configurator, next, group, option))
      leavingSwitch = { ...candidate, selection: after };
  }
  return isSwitchable(configurator, state, group, option) ? null : leavingSwitch;
}

/** Nothing stands against the option but what its single-choice group has selected, and a switch replaces that. */
function isSwitchable(configurator: Configurator, state: State, group: CompiledGroup, option: CompiledOption): boolean {
  const after = stateOf(configurator, switchOption(configurator, state.selection, group.name, option.code));
  return !group.multiselect && (after.quantities[option.id] ?? 0) > 0;
}

function applied(configurator: Configurator, { selection }: State, candidate: Candidate): Selection {
  switch (candidate.kind) {
    case 'select':
    case 'unselect':
      return toggleOption(configurator, selection, candidate.group, candidate.code);
    case 'switch':
      return switchOption(configurator, selection, candidate.group, candidate.to);
    case 'set-value':
      return setValue(configurator, selection, candidate.group, candidate.value);
  }
}

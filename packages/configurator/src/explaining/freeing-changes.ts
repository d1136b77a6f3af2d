import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import type { FreeingChange, SingleChange } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { isEnabled } from '../settling/enabling.ts';
import { stateOf } from '../settling/picked.ts';
import { setAssembly, setSequence, setText, setValue, switchOption, toggleOption } from '../settling/selection.ts';
import { directCandidates, relatedCandidates } from './candidates.ts';

/** So many single changes are tried before saying that none helps. */
const MOST_TRIED = 400;

/** An option, and how things stand while it is disabled. */
export interface Disabled {
  configurator: Configurator;
  compiled: Compiled;
  group: CompiledGroup;
  option: CompiledOption;
  state: State;
}

/**
 * A change that helps. `frees` is false where the answer of its own single-choice group still stands against the option: then a switch
 * selects it.
 */
interface Helpful {
  change: FreeingChange;
  frees: boolean;
  /** Found among what stands against the option, and not only among what its rules depend on. */
  isDirect: boolean;
}

/** Makes the changes that could help, one at each step, and returns each that does; null for one that does not. */
export function* helpfulChanges(disabled: Disabled): Generator<Helpful | null, void, undefined> {
  const { configurator, compiled, group, option, state } = disabled;
  const isAnswered = !group.multiselect && group.options.some(({ id }) => isSelectedIn(state.quantities, id));
  let tried = 0;
  for (const { candidate, isDirect } of candidatesFor(compiled, group, option, state)) {
    if (tried === MOST_TRIED) return;
    tried += 1;
    const after = applied(configurator, state, candidate);
    if (after === state.selection) {
      yield null;
      continue;
    }
    const next = stateOf(configurator, after);
    const isOwnSwitch = candidate.kind === 'switch' && candidate.group === group.name;
    const selected = group.kind !== 'sequence' && isSelectedIn(next.quantities, option.id);
    const frees = selected || (!isOwnSwitch && isEnabled(compiled, group, option, next));
    const helps = frees || (isAnswered && !isOwnSwitch && isSwitchable(configurator, next, group, option));
    yield helps ? { change: { ...candidate, selection: after }, frees, isDirect } : null;
  }
}

/** Nothing stands against the option but what its single-choice group has selected, and a switch replaces that. */
export function isSwitchable(
  configurator: Configurator,
  state: State,
  group: CompiledGroup,
  option: CompiledOption,
): boolean {
  if (group.multiselect) return false;
  const after = stateOf(configurator, switchOption(configurator, state.selection, group.name, option.code));
  return isSelectedIn(after.quantities, option.id);
}

function* candidatesFor(
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  state: State,
): Generator<{ candidate: SingleChange; isDirect: boolean }> {
  for (const candidate of directCandidates(compiled, group, option, state)) yield { candidate, isDirect: true };
  for (const candidate of relatedCandidates(compiled, group, state)) yield { candidate, isDirect: false };
}

function applied(configurator: Configurator, { selection }: State, candidate: SingleChange): Selection {
  switch (candidate.kind) {
    case 'select':
    case 'unselect':
      if (groupNamed(configurator, candidate.group)?.kind === 'sequence')
        return withEntry(configurator, selection, candidate);
      return toggleOption(configurator, selection, candidate.group, candidate.code);
    case 'switch':
      return switchOption(configurator, selection, candidate.group, candidate.to);
    case 'set-value':
      return setValue(configurator, selection, candidate.group, candidate.value);
    case 'clear':
      if (groupNamed(configurator, candidate.group)?.kind === 'assembly')
        return setAssembly(configurator, selection, candidate.group, null);
      return setText(configurator, selection, candidate.group, null);
    case 'in-part':
      return appliedInPart(configurator, selection, candidate);
  }
}

const groupNamed = (configurator: Configurator, name: string): CompiledGroup | undefined =>
  compile(configurator).groupByName.get(name);

function appliedInPart(
  configurator: Configurator,
  selection: Selection,
  { group, change }: Extract<SingleChange, { kind: 'in-part' }>,
): Selection {
  const { part, index } = present(groupNamed(configurator, group));
  const [begun] = present(selection[index]);
  if (part === null || typeof begun !== 'object') return selection;
  const state = stateOf(part, begun);
  const after = applied(part, state, change);
  return after === state.selection ? selection : setAssembly(configurator, selection, group, after);
}

/** One entry more at the end of a sequence, or without the last of that code. */
function withEntry(
  configurator: Configurator,
  selection: Selection,
  { kind, group, code }: Extract<SingleChange, { kind: 'select' | 'unselect' }>,
): Selection {
  const { index } = present(groupNamed(configurator, group));
  const codes = present(selection[index]).map(String);
  const left = kind === 'select' ? [...codes, code] : codes.toSpliced(codes.lastIndexOf(code), 1);
  return setSequence(configurator, selection, group, left);
}

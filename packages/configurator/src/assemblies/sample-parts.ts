import type { Configurator, Selection } from '../data/configurator.ts';
import { compile } from '../rules/compile.ts';
import type { Compiled, CompiledGroup } from '../rules/compiled.ts';
import { missingFrom } from '../settling/completeness.ts';
import { boundsOf } from '../settling/number-bounds.ts';
import { settledPart, stateOf } from '../settling/picked.ts';
import { initialSelection, setAssembly, setValue, switchOption, toggleOption } from '../settling/selection.ts';
import type { Part, State } from '../settling/state.ts';

/** So many answers of an assembly are tried when faults are looked for. */
const MOST_SAMPLES = 12;

const remembered = new WeakMap<Configurator, readonly Part[]>();

/** A few complete answers of an assembly: one by the first choices, then those with another choice in one group. */
export function sampleParts(configurator: Configurator): readonly Part[] {
  const known = remembered.get(configurator);
  if (known !== undefined) return known;
  const first = completed(configurator, initialSelection(configurator));
  const others = compile(configurator).groups.flatMap(({ name, options }) =>
    options.map(({ code }) => completed(configurator, switchOption(configurator, first.state.selection, name, code))),
  );
  const samples: Part[] = [];
  for (const part of [first, ...others]) {
    const isKnown = samples.some(
      ({ state }) => JSON.stringify(state.selection) === JSON.stringify(part.state.selection),
    );
    if (part.isComplete && !isKnown && samples.length < MOST_SAMPLES) samples.push(part);
  }
  remembered.set(configurator, samples);
  return samples;
}

/** Takes the first possible choice for all that is missing, as far as a few rounds go. */
function completed(configurator: Configurator, from: Selection): Part {
  const compiled = compile(configurator);
  let selection = from;
  for (let round = 0; round < compiled.groups.length + 2; round += 1) {
    const state = stateOf(configurator, selection);
    const [missing] = missingFrom(compiled, state);
    const group = missing !== undefined && 'group' in missing ? compiled.groupByName.get(missing.group) : undefined;
    if (group === undefined) break;
    selection = answered(configurator, compiled, group, state);
  }
  return settledPart(configurator, selection);
}

function answered(configurator: Configurator, compiled: Compiled, group: CompiledGroup, state: State): Selection {
  const { selection } = state;
  if (group.isNumber) return setValue(configurator, selection, group.name, boundsOf(group, state).min);
  if (group.part !== null) {
    const [part] = sampleParts(group.part);
    return part === undefined ? selection : setAssembly(configurator, selection, group.name, part.state.selection);
  }
  for (const { id, code } of group.options) {
    if ((state.quantities[id] ?? 0) > 0) continue;
    const next = toggleOption(configurator, selection, group.name, code);
    if ((stateOf(compiled.data, next).quantities[id] ?? 0) > 0) return next;
  }
  return selection;
}

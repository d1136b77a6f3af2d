import { boundsOf, MOST_ENTERED } from '../../bounds/number-bounds.ts';
import { sampleText } from '../../bounds/sample-text.ts';
import type { Part, State } from '../../bounds/state.ts';
import type { Compiled, CompiledGroup } from '../../compiled/compiled.ts';
import { isSelectedIn } from '../../compiled/rule-state.ts';
import type { Configurator, Selection } from '../../data/configurator.ts';
import { present } from '../../data/present.ts';
import { compile } from '../../rules/compile.ts';
import { missingFrom } from '../../settling/completeness.ts';
import { settledPart, stateOf } from '../../settling/picked.ts';
import {
  initialSelection,
  setAssembly,
  setSequence,
  setText,
  setValue,
  switchOption,
  toggleOption,
} from '../../settling/selection.ts';
import { sampleValues } from './sample-values.ts';

/** So many answers of an assembly are tried when faults are looked for. */
const MOST_SAMPLES = 12;

const remembered = new WeakMap<Configurator, readonly Part[]>();

/** A few complete answers of an assembly: one by the first choices, then those with another choice in one group. */
export function sampleParts(configurator: Configurator): readonly Part[] {
  const known = remembered.get(configurator);
  if (known !== undefined) return known;
  const compiled = compile(configurator);
  const first = completed(configurator, initialSelection(configurator));
  const samples: Part[] = [];
  const seen = new Set<string>();
  for (const part of samplesFrom(compiled, first)) {
    if (samples.length >= MOST_SAMPLES) break;
    const told = JSON.stringify(part.state.selection);
    if (part.isComplete && !seen.has(told)) samples.push(part);
    seen.add(told);
  }
  remembered.set(configurator, samples);
  return samples;
}

/** Whether the samples are all that a part can be: one option in each of its groups, and each combination tried. */
export function areAllSampled(configurator: Configurator): boolean {
  const { groups } = compile(configurator);
  const isPlain = groups.every(({ kind, multiselect, optional, printed }) => {
    return kind === 'choice' && !multiselect && !optional && printed;
  });
  const combinations = groups.reduce((count, { options }) => count * options.length, 1);
  return isPlain && sampleParts(configurator).length === combinations;
}

/** The first; then with another option in one group, with other entries in a sequence, with another number. */
function* samplesFrom(compiled: Compiled, first: Part): Iterable<Part> {
  const { data, groups } = compiled;
  const { selection } = first.state;
  yield first;
  for (const { name, kind, options } of groups) {
    if (kind !== 'choice') continue;
    for (const { code } of options) yield completed(data, switchOption(data, selection, name, code));
  }
  for (const { name, kind, index, options } of groups) {
    if (kind !== 'sequence') continue;
    const codes = codesIn(compiled, first.state, index);
    for (const { code } of options) {
      yield completed(data, setSequence(data, selection, name, [...codes, code]));
      yield completed(data, setSequence(data, selection, name, [...codes.slice(0, -1), code]));
    }
  }
  for (const group of groups) {
    if (!group.isNumber) continue;
    for (const value of sampleValues(compiled, group))
      yield completed(data, setValue(data, selection, group.name, value));
  }
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
    selection = ANSWERS[group.kind](compiled, group, state);
  }
  return settledPart(configurator, selection);
}

type Answer = (compiled: Compiled, group: CompiledGroup, state: State) => Selection;

/** The selection with one more answer in a group; the same where it takes none. */
const ANSWERS: Readonly<Record<CompiledGroup['kind'], Answer>> = {
  choice({ data }, { name, options }, { selection, quantities }) {
    for (const { id, code } of options) {
      if (isSelectedIn(quantities, id)) continue;
      const next = toggleOption(data, selection, name, code);
      if (isSelectedIn(stateOf(data, next).quantities, id)) return next;
    }
    return selection;
  },
  number: ({ data }, group, state) => setValue(data, state.selection, group.name, boundsOf(group, state).min),
  text: ({ data }, group, state) => {
    const shortest = Math.max(1, Math.ceil(boundsOf(group, state).min));
    return setText(data, state.selection, group.name, sampleText(group.data, shortest));
  },
  sequence(compiled, group, state) {
    const { data } = compiled;
    let { selection } = state;
    let codes = codesIn(compiled, state, group.index);
    const { min } = boundsOf(group, state);
    const few = Math.max(codes.length + 1, Math.min(Math.ceil(min), MOST_ENTERED.sequence));
    for (const { code } of group.options) {
      const more = new Array<string>(Math.max(0, few - codes.length)).fill(code);
      selection = setSequence(data, selection, group.name, [...codes, ...more]);
      codes = codesIn(compiled, stateOf(data, selection), group.index);
    }
    return selection;
  },
  assembly({ data }, { part, name }, { selection }) {
    const [sample] = part === null ? [] : sampleParts(part);
    return sample === undefined ? selection : setAssembly(data, selection, name, sample.state.selection);
  },
};

const codesIn = ({ options }: Compiled, { sequences }: State, index: number): readonly string[] =>
  present(sequences[index]).map((id) => present(options[id]).code);

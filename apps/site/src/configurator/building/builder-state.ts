import {
  type Configurator,
  type Evaluation,
  evaluate,
  initialSelection,
  type Selection,
  setAssembly,
  setQuantity,
  setSequence,
  setText,
  setValue,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import type { WrittenModelNumber } from '@millrace/contract';
import type { Notice } from '../address/preload.ts';
import { shareStates } from './share-states.ts';

interface OptionRef {
  group: string;
  code: string;
}

/**
 * The state of the page while a number is built. Everything except the selection and the last clicks follows from them.
 */
export interface BuilderState {
  selection: Selection;
  evaluation: Evaluation;
  /** Clicked last among the options that bring a family description; shown while it is selected. */
  described: OptionRef | null;
  /** Clicked last among the options that bring images. */
  pictured: OptionRef | null;
  /** The outcome of the number or choices in the address. */
  notice: Notice | null;
  /** Model numbers the catalogue is known to carry; they matter where only those are complete. */
  catalogue: ReadonlySet<string>;
  /** Changes made by the visitor so far. */
  changes: number;
  /** The choices before the visitor started over; null once something else was changed. */
  before: Selection | null;
}

export type BuilderAction =
  | ({ type: 'toggle' } & OptionRef)
  | ({ type: 'switch' } & OptionRef)
  | ({ type: 'quantity'; quantity: number } & OptionRef)
  | { type: 'value'; group: string; value: number | null }
  | { type: 'text'; group: string; text: string }
  /** The whole list, in order. */
  | { type: 'sequence'; group: string; codes: readonly string[] }
  /** The whole selection of the part; null leaves it out. */
  | { type: 'assembly'; group: string; selection: Selection | null }
  /** A freeing change: its selection, made by the engine. */
  | { type: 'change'; selection: Selection }
  | { type: 'start-over' }
  /** Brings back what was chosen before the visitor started over. */
  | { type: 'undo' }
  | { type: 'load'; selection: Selection; notice: Notice | null }
  | { type: 'in-catalogue'; itemNo: WrittenModelNumber };

/** A builder at its beginning: what the configurator selects by itself, or what the address asked for. */
export function beginBuilding(
  configurator: Configurator,
  catalogue: ReadonlySet<string>,
  loaded: { selection: Selection; notice: Notice | null } = { selection: initialSelection(configurator), notice: null },
): BuilderState {
  const evaluation = read(configurator, loaded.selection, catalogue);
  return { ...loaded, evaluation, catalogue, changes: 0, before: null, ...lastWithContent(configurator, evaluation) };
}

/** The next state; the same object where nothing changes. */
export function reduceBuilder(configurator: Configurator, state: BuilderState, action: BuilderAction): BuilderState {
  if (action.type === 'load') {
    const loaded = beginBuilding(configurator, state.catalogue, action);
    return { ...loaded, evaluation: shareStates(state.evaluation, loaded.evaluation), changes: state.changes };
  }
  if (action.type === 'in-catalogue') {
    if (state.catalogue.has(action.itemNo)) return state;
    const catalogue = new Set([...state.catalogue, action.itemNo]);
    const evaluation = shareStates(state.evaluation, read(configurator, state.selection, catalogue));
    return { ...state, catalogue, evaluation };
  }
  const selection = nextSelection(configurator, state, action);
  if (selection === state.selection) return state;
  const evaluation = shareStates(state.evaluation, read(configurator, selection, state.catalogue));
  if (evaluation === state.evaluation) return state;
  const clicked = action.type === 'toggle' || action.type === 'switch' ? contentOf(configurator, action) : null;
  return {
    ...state,
    selection,
    evaluation,
    notice: null,
    before: action.type === 'start-over' ? state.selection : null,
    changes: state.changes + 1,
    described: stillSelected(evaluation, clicked?.describes === true ? clicked.ref : state.described),
    pictured: stillSelected(evaluation, clicked?.pictures === true ? clicked.ref : state.pictured),
  };
}

/** An action that makes another selection of the one there is. */
type Change = Exclude<BuilderAction, { type: 'load' | 'in-catalogue' }>;

export function nextSelection(
  configurator: Configurator,
  { selection, before }: Pick<BuilderState, 'selection' | 'before'>,
  action: Change,
): Selection {
  switch (action.type) {
    case 'toggle':
      return toggleOption(configurator, selection, action.group, action.code);
    case 'switch':
      return switchOption(configurator, selection, action.group, action.code);
    case 'quantity':
      return setQuantity(configurator, selection, action.group, action.code, action.quantity);
    case 'value':
      return setValue(configurator, selection, action.group, action.value);
    case 'text':
      return setText(configurator, selection, action.group, action.text);
    case 'sequence':
      return setSequence(configurator, selection, action.group, action.codes);
    case 'assembly':
      return setAssembly(configurator, selection, action.group, action.selection);
    case 'change':
      return action.selection;
    case 'start-over':
      return initialSelection(configurator);
    case 'undo':
      return before ?? selection;
  }
}

function read(configurator: Configurator, selection: Selection, catalogue: ReadonlySet<string>): Evaluation {
  return evaluate(configurator, selection, { isCatalogueNumber: (itemNo) => catalogue.has(itemNo) });
}

function contentOf(
  configurator: Configurator,
  ref: OptionRef,
): { ref: OptionRef; describes: boolean; pictures: boolean } {
  const option = optionAt(configurator, ref);
  const { group, code } = ref;
  return {
    ref: { group, code },
    describes: option?.familyDescription !== undefined,
    pictures: (option?.images?.length ?? 0) > 0,
  };
}

/** After loading nobody has clicked yet: the last selected option in order counts as clicked last (decisions 2). */
function lastWithContent(
  configurator: Configurator,
  evaluation: Evaluation,
): Pick<BuilderState, 'described' | 'pictured'> {
  const refs = evaluation.groups.flatMap((group) =>
    group.options.filter((option) => option.selected).map((option) => ({ group: group.name, code: option.code })),
  );
  const contents = refs.map((ref) => contentOf(configurator, ref));
  return {
    described: contents.findLast((content) => content.describes)?.ref ?? null,
    pictured: contents.findLast((content) => content.pictures)?.ref ?? null,
  };
}

function stillSelected(evaluation: Evaluation, ref: OptionRef | null): OptionRef | null {
  if (ref === null) return null;
  const group = evaluation.groups.find((candidate) => candidate.name === ref.group);
  return group?.options.find((option) => option.code === ref.code)?.selected === true ? ref : null;
}

function optionAt(configurator: Configurator, ref: OptionRef) {
  const group = configurator.configGroups.find((candidate) => candidate.name === ref.group);
  return group?.options?.find((option) => option.code === ref.code);
}

/** Replaces the family's description while an option that brings one is selected. */
export function shownDescription(configurator: Configurator, state: BuilderState): string | null {
  return state.described === null ? null : (optionAt(configurator, state.described)?.familyDescription ?? null);
}

/** File names that stand at the front of the gallery. */
export function shownImages(configurator: Configurator, state: BuilderState): readonly string[] {
  return state.pictured === null ? NO_IMAGES : (optionAt(configurator, state.pictured)?.images ?? NO_IMAGES);
}
const NO_IMAGES: readonly string[] = [];

import type { Configurator, Context, Selection, SelectionEntry } from '../data/configurator.ts';
import {
  initialSelection,
  setAssembly,
  setQuantity,
  setSequence,
  setText,
  setValue,
  toggleOption,
} from '../settling/selection.ts';
import { partConfigurator } from '../written/part-configurator.ts';
import type { Step } from './random/arbitrary.ts';
import { TYPED } from './random/typed.ts';

/** A configurator for one who asks. */
export interface Asked {
  config: Configurator;
  context: Context;
}

/** One change: a click, a quantity, or the list of a group that is typed, put in order or put together. */
export type Change =
  | { kind: 'toggle'; at: number; index: number }
  | { kind: 'quantity'; at: number; index: number; quantity: number }
  | { kind: 'list'; at: number; list: readonly SelectionEntry[] };

export type TakeChange = (asked: Asked, selection: Selection, change: Change) => Selection;

/** Every selection on the way of these steps, the initial one first, through groups of every kind. */
export function walkAnywhere(
  asked: Asked,
  steps: readonly Step[],
  start = initialSelection(asked.config, asked),
  take: TakeChange = takeChange,
): readonly Selection[] {
  const visited = [start];
  for (const step of steps) {
    const selection = visited.at(-1) ?? [];
    const change = changeOf(asked, selection, step);
    visited.push(change === null ? selection : take(asked, selection, change));
  }
  return visited;
}

function changeOf(asked: Asked, selection: Selection, step: Step): Change | null {
  const { group: at, option: index, quantity } = step;
  const group = asked.config.configGroups[at];
  if (group === undefined) return null;
  if (group.kind !== undefined && group.kind !== 'choice')
    return { kind: 'list', at, list: listEntered(asked, selection, step) };
  if (group.options?.[index] === undefined) return null;
  return quantity === null ? { kind: 'toggle', at, index } : { kind: 'quantity', at, index, quantity };
}

function listEntered(asked: Asked, selection: Selection, step: Step): readonly SelectionEntry[] {
  const { group: at, option, quantity } = step;
  const { kind, options = [] } = asked.config.configGroups[at] ?? {};
  if (kind === 'number') return [(option + 1) * 5 + (quantity ?? 0)];
  if (quantity === 0) return [];
  if (kind === 'text') return [TYPED[(option * 5 + (quantity ?? 3)) % TYPED.length] ?? ''];
  const now = selection[at] ?? [];
  return kind === 'assembly' ? partEntered(asked, now, step) : codesEntered(options, now, step);
}

/** One more code after those that stand, or a list of its own, with codes that there are not. */
function codesEntered(
  options: readonly { code: string }[],
  now: readonly SelectionEntry[],
  { option, quantity }: Step,
): SelectionEntry[] {
  if (quantity === null) return [...now, options[option % options.length]?.code ?? 'unknown'];
  const places = Array.from({ length: quantity % 7 }, (_, at) => (option + at * quantity) % (options.length + 1));
  return places.map((place) => options[place]?.code ?? 'unknown');
}

/** A few steps further in the part. */
function partEntered(
  { config, context }: Asked,
  now: readonly SelectionEntry[],
  step: Step,
): readonly SelectionEntry[] {
  const part = partConfigurator(config, config.configGroups[step.group] ?? {});
  if (part === null) return [[]];
  const asked = { config: part, context };
  const quantity = step.quantity ?? 0;
  const steps = [0, 1, 2].map((more) => ({
    group: (step.option + more) % 3,
    option: (quantity + more) % 6,
    quantity: more === 2 ? step.quantity : null,
  }));
  const [begun] = now;
  return [walkAnywhere(asked, steps, isSelection(begun) ? begun : undefined).at(-1) ?? []];
}

function isSelection(entry: SelectionEntry | undefined): entry is Selection {
  return typeof entry === 'object';
}

function takeChange({ config, context }: Asked, selection: Selection, change: Change): Selection {
  const group = config.configGroups[change.at];
  if (group === undefined) return selection;
  const { name, kind, options = [] } = group;
  const inContext = { context };
  if (change.kind !== 'list') {
    const code = options[change.index]?.code ?? '';
    if (change.kind === 'toggle') return toggleOption(config, selection, name, code, inContext);
    return setQuantity(config, selection, name, code, change.quantity, inContext);
  }
  const [first] = change.list;
  if (kind === 'number') return setValue(config, selection, name, typeof first === 'number' ? first : null, inContext);
  if (kind === 'text') return setText(config, selection, name, typeof first === 'string' ? first : null, inContext);
  if (kind === 'assembly') return setAssembly(config, selection, name, isSelection(first) ? first : null, inContext);
  const codes = change.list.filter((entry) => typeof entry === 'string');
  return setSequence(config, selection, name, codes.length === 0 ? null : codes, inContext);
}

import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import type { Configurator } from '../data/configurator.ts';
import { OPTION_SEPARATOR } from '../data/constants.ts';
import { present } from '../data/present.ts';
import { comparable } from '../numbers/comparable.ts';
import { printModelNumber, separatorBefore } from '../numbers/model-number.ts';
import { isSame } from '../numbers/selection-lists.ts';
import { compile } from '../rules/compile.ts';
import { missingFrom } from '../settling/completeness.ts';
import { limitOf } from '../settling/limit.ts';
import { satisfies } from './checks.ts';
import { matchNumber, matchOption } from './match.ts';
import { isAnyOrder, type Plan, type PlannedGroup, planOf } from './plan.ts';
import { isAllowed, isCertainlyHeld, visibilityOf } from './possible.ts';
import type { Progress } from './progress.ts';
import { hasFailed, keyOf, keyWithin, rememberFailed } from './search-key.ts';
import type { Node, Search, Within } from './search-state.ts';
import { settledReading } from './settled-reading.ts';
import { unprintedAnswers, unprintedValues } from './unprinted.ts';
import { walkAssembly } from './walk-assembly.ts';
import { walkSequence, walkText } from './walk-entries.ts';

/** A search gives up after so many steps: about a tenth of a second. */
export const STEP_LIMIT = 100_000;
/** Settling a whole candidate weighs as much as this many steps. */
const SETTLING_STEPS = 20;
/** So few steps cost less when they are taken again than the key by which their failure would be remembered. */
const CHEAP_STEPS = 8;

export function startSearch(
  plan: Plan,
  text: string,
  label: boolean,
  progress: Progress | null,
  readsOlder = false,
): Search {
  const { groups, options } = plan.compiled;
  const values = groups.map(() => null);
  return {
    plan,
    text,
    label,
    written: readsOlder ? { codes: new Map(), orders: new Map(), entries: new Map() } : null,
    quantities: options.map(() => 0),
    values,
    texts: groups.map(() => null),
    sequences: groups.map(() => null),
    answers: values,
    parts: groups.map(() => null),
    readParts: new Map(),
    literals: groups.map(() => false),
    failed: new Map(),
    steps: 0,
    most: STEP_LIMIT,
    readings: [],
    progress,
  };
}

/** Finds up to two readings. */
export function runSearch(search: Search): void {
  const { prefix } = search.plan.compiled;
  if (prefix.startsWith(search.text)) search.progress?.reach(search.text.length, search);
  if (search.text.startsWith(prefix)) walk(search, { index: 0, at: prefix.length, first: true, open: '' });
}

/** The readings of the number of a part, in the form of the whole. */
function readIn(
  { label, most, steps }: Search,
  configurator: Configurator,
  text: string,
  progress: Progress | null = null,
): Search {
  const inner = startSearch(planOf(compile(configurator)), text, label, progress);
  inner.most = most - steps;
  runSearch(inner);
  return inner;
}

function isOver(search: Search): boolean {
  return search.readings.length > 1 || search.steps > search.most;
}

/** Whether there is a reading from here on. */
function walk(search: Search, node: Node): boolean {
  if (isOver(search)) return true;
  search.steps += 1;
  if (!isRightSoFar(search, node)) return false;
  search.progress?.reach(node.at, search);
  const planned = search.plan.groups[node.index];
  if (planned === undefined) return finish(search, node);
  if (hasFailed(search, node, () => keyOf(search, node))) return false;
  const before = search.steps;
  const found = planned.group.printed ? walkPrinted(search, node, planned) : walkUnprinted(search, node, planned);
  if (!found && search.steps - before > CHEAP_STEPS) rememberFailed(search, node, keyOf(search, node));
  return found;
}

/** Whether the rules decided by the former group are satisfied. */
function isRightSoFar(search: Search, { index }: Node): boolean {
  const { compiled, groups } = search.plan;
  return groups[index - 1]?.decides.every((constraint) => satisfies(compiled, constraint, search)) !== false;
}

function finish(search: Search, { at }: Node): boolean {
  if (at !== search.text.length) return false;
  const { compiled } = search.plan;
  const state = settledReading(compiled, search, () => {
    search.steps += SETTLING_STEPS;
  });
  const { itemNo, itemNoAlt } = printModelNumber(compiled, state, search.written);
  if ((search.label ? itemNoAlt : itemNo) !== search.text || missingFrom(compiled, state).length > 0) return false;
  const told = comparable(compiled, state);
  if (!search.readings.some((reading) => isSame(comparable(compiled, reading), told))) search.readings.push(state);
  return true;
}

function walkPrinted(search: Search, node: Node, planned: PlannedGroup): boolean {
  const { group } = planned;
  const visible = visibilityOf(search.plan.compiled, search, group);
  const literal = group.data.whenHidden ?? '';
  let found = false;
  if (visible !== 'no') {
    found = walkAnswer(search, node, planned);
    const mayBeEmpty = group.optional
      ? visible === 'open' || !holdsAny(search, planned)
      : visible === 'open' && literal === '';
    if (mayBeEmpty)
      found = walk(search, pass(node, node.at, visible === 'yes' ? `${group.index}` : `?${group.index}`)) || found;
  }
  if (visible === 'yes') return found;
  const { compiled } = search.plan;
  const ended = compiled.lastOptions.some(
    ({ id, group: owner }) => owner < group.index && isSelectedIn(search.quantities, id),
  );
  if (literal === '' || ended) return visible === 'no' ? walk(search, pass(node, node.at, '')) : found;
  const separator = separatorBefore(compiled, group, node.first);
  const isThere = search.text.startsWith(separator, node.at);
  const at = node.at + (isThere ? separator.length : 0);
  search.progress?.expect(at, group, [{ code: literal, data: { code: literal } }], search);
  if (!isThere || !search.text.startsWith(literal, at)) return found;
  search.literals[group.index] = true;
  found = walk(search, { ...pass(node, at + literal.length, ''), first: false }) || found;
  search.literals[group.index] = false;
  return found;
}

function walkAnswer(search: Search, node: Node, planned: PlannedGroup): boolean {
  const { group } = planned;
  const onward = (at: number, printed: boolean): boolean => walk(search, answered(node, at, printed));
  if (group.isNumber) return walkNumber(search, node, group);
  if (group.kind === 'text') return walkText(search, node, group, onward);
  if (group.kind === 'assembly') return walkAssembly(search, node, group, { onward, read: readIn });
  if (group.kind === 'sequence') return walkSequence(search, { ...node, planned, entries: [], codes: [] }, onward);
  if (!group.multiselect) return walkChoice(search, node, planned);
  return walkSeveral(search, { ...node, group: planned, next: 0, printed: false, any: false });
}

/** The next group, with nothing answered in this one. */
function pass(node: Node, at: number, open: string): Node {
  return {
    index: node.index + 1,
    at,
    first: node.first,
    open: open === '' ? node.open : `${open.startsWith('?') ? node.open : ''}${open},`,
  };
}

function answered(node: Node, at: number, printed: boolean): Node {
  return { index: node.index + 1, at, first: node.first && !printed, open: '' };
}

function holdsAny(search: Search, { holdable }: PlannedGroup): boolean {
  return holdable.some((option) => isCertainlyHeld(search, option));
}

function walkChoice(search: Search, node: Node, planned: PlannedGroup): boolean {
  const { group, holdable } = planned;
  const byFirst = search.written === null ? planned.byFirst : planned.byFirstWritten;
  const { text } = search;
  const held = holdable.filter((option) => isCertainlyHeld(search, option));
  // Of several that are held the first is the answer: one before it may be held, too.
  const mayBeHeld = (option: CompiledOption): boolean =>
    held.includes(option) || (option.index < present(held[0]).index && holdable.includes(option));
  const isPossible = (option: CompiledOption): boolean =>
    (held.length === 0 || mayBeHeld(option)) && isAllowed(search, option);
  let found = false;
  const separator = separatorBefore(search.plan.compiled, group, node.first);
  if (text.startsWith(separator, node.at)) {
    const at = node.at + separator.length;
    search.progress?.expect(at, group, expected(search, planned, isPossible), search);
    for (const { option, as } of byFirst.get(text.charAt(at)) ?? []) {
      if (!isPossible(option)) continue;
      if (as !== option) search.written?.codes.set(option.id, as.code);
      for (const { value, end } of matchOption(as, text, at)) {
        if (end === at) continue;
        search.quantities[option.id] = value;
        found = walk(search, answered(node, end, true)) || found;
        search.quantities[option.id] = 0;
      }
      if (as !== option) search.written?.codes.delete(option.id);
    }
  } else search.progress?.expect(node.at, group, expected(search, planned, isPossible), search);
  for (const { option } of byFirst.get('') ?? []) {
    if (!isPossible(option)) continue;
    search.quantities[option.id] = option.quantity;
    found = walk(search, answered(node, node.at, false)) || found;
    search.quantities[option.id] = 0;
  }
  return found;
}

/** Options that could stand there without breaking a rule that is then decided. */
function expected(
  search: Search,
  { group, decides }: PlannedGroup,
  isPossible: (option: CompiledOption) => boolean,
): readonly CompiledOption[] {
  const breaking = decides.filter(({ kind }) => !group.multiselect || kind === 'disabling');
  return group.options.filter((option) => {
    if (!isPossible(option) || isSelectedIn(search.quantities, option.id)) return false;
    search.quantities[option.id] = option.quantity;
    const isRight = breaking.every((constraint) => satisfies(search.plan.compiled, constraint, search));
    search.quantities[option.id] = 0;
    return isRight;
  });
}

function walkNumber(search: Search, node: Node, group: CompiledGroup): boolean {
  const separator = separatorBefore(search.plan.compiled, group, node.first);
  const matches = search.text.startsWith(separator, node.at);
  const at = matches ? node.at + separator.length : node.at;
  search.progress?.expect(at, group, [], search);
  if (!matches) return false;
  let found = false;
  for (const { value, end } of matchNumber(group, search.text, at)) {
    search.values[group.index] = value;
    found = walk(search, answered(node, end, true)) || found;
    search.values[group.index] = null;
  }
  return found;
}

function walkSeveral(search: Search, within: Within): boolean {
  if (isOver(search)) return true;
  search.steps += 1;
  const { plan, text, written } = search;
  const { group, holdable } = within.group;
  const byFirst = written === null ? within.group.byFirst : within.group.byFirstWritten;
  const order = written !== null && isAnyOrder(group) ? orderIn(written, group.index) : null;
  search.progress?.reach(within.at, search);
  const hasInnerRules = within.group.hasInnerRules || order !== null;
  if (!hasInnerRules && hasFailed(search, within, () => keyWithin(search, within))) return false;
  const before = search.steps;
  let found = within.any && mayEnd(search, within.group) && walk(search, answered(within, within.at, within.printed));
  const between = search.label && group.optionSeparator === OPTION_SEPARATOR ? '' : group.optionSeparator;
  const separator = within.printed ? between : separatorBefore(plan.compiled, group, within.first);
  const matches = text.startsWith(separator, within.at);
  const at = matches ? within.at + separator.length : within.at;
  const { next } = within;
  const held = holdable.find((option) => option.index >= next && isCertainlyHeld(search, option));
  const isPossible = (option: CompiledOption): boolean =>
    (order === null
      ? option.index >= next && option.index <= (held?.index ?? option.index)
      : !isSelectedIn(search.quantities, option.id)) && isAllowed(search, option);
  search.progress?.expect(at, group, expected(search, within.group, isPossible), search);
  const step = (option: CompiledOption, value: number, end: number, printed: boolean): void => {
    search.quantities[option.id] = value;
    order?.push(option.id);
    found =
      walkSeveral(search, {
        ...within,
        next: option.index + 1,
        at: end,
        printed: within.printed || printed,
        any: true,
      }) || found;
    order?.pop();
    search.quantities[option.id] = 0;
  };
  if (matches) {
    for (const { option, as } of byFirst.get(text.charAt(at)) ?? []) {
      if (!isPossible(option)) continue;
      if (as !== option) written?.codes.set(option.id, as.code);
      for (const { value, end } of matchOption(as, text, at)) if (end > at) step(option, value, end, true);
      if (as !== option) written?.codes.delete(option.id);
    }
  }
  for (const { option } of byFirst.get('') ?? [])
    if (isPossible(option)) step(option, option.quantity, within.at, false);
  if (!found && !hasInnerRules && search.steps - before > CHEAP_STEPS)
    rememberFailed(search, within, keyWithin(search, within));
  return found;
}

/** The ids of its options in the order in which they were read. */
function orderIn({ orders }: NonNullable<Search['written']>, group: number): number[] {
  const order = orders.get(group) ?? [];
  orders.set(group, order);
  return order;
}

/** Whether the group may end here: all that is certainly held is selected, and no more than the limit. */
function mayEnd(search: Search, { group, holdable }: PlannedGroup): boolean {
  for (const option of holdable) {
    if (!isSelectedIn(search.quantities, option.id) && isCertainlyHeld(search, option)) return false;
  }
  const { limit, counted } = limitOf(group, search.quantities);
  return holdable.length > 0 || limit === null || counted.length <= limit;
}

/** An unprinted group reads as its defaults; when rules mention it, every answer that matters to them is tried. */
function walkUnprinted(search: Search, node: Node, planned: PlannedGroup): boolean {
  const { group } = planned;
  const visible = visibilityOf(search.plan.compiled, search, group);
  const next = pass(node, node.at, visible === 'open' ? `?${group.index}` : '');
  if (visible === 'yes') next.open = '';
  // An unprinted text or sequence reads as unanswered (decisions 2.2).
  if (visible === 'no' || group.kind === 'text' || group.kind === 'sequence') return walk(search, next);
  let found = false;
  if (group.isNumber) {
    for (const value of unprintedValues(planned, search.values, search.text)) {
      search.values[group.index] = value;
      found = walk(search, next) || found;
    }
    search.values[group.index] = null;
    return found;
  }
  const answers = unprintedAnswers(planned, {
    compiled: search.plan.compiled,
    quantities: search.quantities,
    isPossible: (option) => isAllowed(search, option),
    isHeld: (option) => isCertainlyHeld(search, option),
  });
  for (const selected of answers) {
    for (const { id, quantity } of selected) search.quantities[id] = quantity;
    found = walk(search, next) || found;
    for (const { id } of selected) search.quantities[id] = 0;
  }
  return found;
}

import type { State } from '../bounds/state.ts';
import type { Alternative, Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { type Mentions, mentionsOfFact, mentionsOfMeasure } from '../compiled/measures.ts';
import type { LintFinding } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import type { Pausable, Pausing } from '../pausable.ts';
import { ruleHolds } from '../rules/rules.ts';
import { isAnswered, isOptional, lastVisible } from '../settling/completeness.ts';
import { stateOf } from '../settling/picked.ts';
import { initialSelection } from '../settling/selection.ts';
import { optionPlace } from './places.ts';
import { reachIn } from './reachability.ts';
import type { LintContext } from './searching/context.ts';

/**
 * Options that `enableIf` blocks from the start: no answer speaks against them, only a question that has to be answered and is not yet.
 * `disableIf` with the opposite rule leaves them open until an answer rules them out (decision 141). What needs an extra, which a
 * visitor may well leave out, is not meant.
 */
export function* checkBlockedUnanswered(context: LintContext): Pausing<LintFinding> {
  const { compiled } = context;
  for (const group of compiled.groups) {
    const asking = group.options.filter(({ enableIf, data }) => enableIf.length > 0 && data.neverDisabled !== true);
    if (asking.length === 0) continue;
    const state = yield* firstShown(context, group);
    if (state === null) continue;
    for (const option of asking) {
      const rule = blockingRule(compiled, group, option, state);
      if (rule === null) continue;
      const message =
        `Group "${group.name}", option "${option.code}": its enableIf blocks it from the start, for want of an answer to "${rule}"; ` +
        'a disableIf with the opposite rule blocks it only once an answer rules it out.';
      const witness = { selections: [state.selection], rule };
      yield {
        code: 'blocked-unanswered',
        severity: 'warning',
        group: group.name,
        option: option.code,
        path: optionPlace(
          option,
          'enableIf',
          option.enableIf.findIndex(({ text }) => text === rule),
        ),
        message,
        witness,
      };
    }
  }
}

/** The start, or answers to no more than what shows the group. That none was found is no finding, so it leaves the budget's word alone. */
function* firstShown(context: LintContext, group: CompiledGroup): Pausable<State | null> {
  const { compiled, budget } = context;
  const isShown = (state: State): boolean => state.visible[group.index] === true;
  const start = stateOf(compiled.data, initialSelection(compiled.data));
  if (isShown(start)) return start;
  const { exhausted } = budget;
  const found = yield* reachIn(context).find({ group }, isShown);
  budget.exhausted = exhausted;
  return found;
}

/** The first rule that fails, where all that fail ask for answers that are still to come; else null. */
function blockingRule(compiled: Compiled, group: CompiledGroup, option: CompiledOption, state: State): string | null {
  if (state.visible[group.index] !== true) return null;
  const failing = option.enableIf.filter((rule) => !ruleHolds(rule, state));
  const last = lastVisible(compiled, state);
  const isOpen = (asked: CompiledGroup): boolean =>
    asked !== group && !isOptional(asked, last) && !asked.options.some(({ data }) => data.selected === true);
  const waits = failing.every(({ alternatives }) => {
    const asked = alternatives.flatMap((alternative) => groupsAsked(compiled, alternative));
    return asked.some(isOpen) && !asked.some((one) => isAnswered(one, state));
  });
  return waits ? (failing[0]?.text ?? null) : null;
}

function groupsAsked(compiled: Compiled, alternative: Alternative): readonly CompiledGroup[] {
  const indexes = new Set(indexesAsked(compiled, alternative));
  return compiled.groups.filter(({ index }) => indexes.has(index));
}

function* indexesAsked(compiled: Compiled, alternative: Alternative): Iterable<number> {
  if (alternative.kind === 'constant') return;
  if (alternative.kind === 'codes') {
    yield alternative.group;
    return;
  }
  if (alternative.kind === 'fact') {
    yield* groupsOf(compiled, mentionsOfFact(alternative.fact));
    return;
  }
  for (const measure of [alternative.left, alternative.right]) {
    if (typeof measure === 'number') continue;
    if (measure.kind === 'attribute') yield measure.group;
    else yield* groupsOf(compiled, mentionsOfMeasure(measure));
  }
}

const groupsOf = ({ options }: Compiled, { ids, values }: Mentions): readonly number[] => [
  ...ids.map((id) => present(options[id]).group),
  ...values,
];

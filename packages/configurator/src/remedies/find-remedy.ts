import { type InContext, inContext } from '../context/in-context.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import type { Evaluation, SingleChange } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { freeingInSteps } from '../explaining/explain-disabled.ts';
import { finish, type Pausable } from '../pausable.ts';
import { partConfigurator } from '../written/part-configurator.ts';
import { isMilder, type Judged, judge } from './harm.ts';
import type { Remedy } from './remedy.ts';

/**
 * Of all single changes that free an option, the one that harms least; null where none does, or where each would answer a question for
 * the visitor (decision 141), or would pay for an extra with what was answered (decision 348).
 */
export function findRemedy(
  configurator: Configurator,
  selection: Selection,
  group: string,
  code: string,
  options?: InContext,
): Remedy | null {
  return finish(findRemedyInSteps(configurator, selection, group, code, options));
}

/** The same, with one change tried at each step. */
export function* findRemedyInSteps(
  stated: Configurator,
  selection: Selection,
  group: string,
  code: string,
  options?: InContext,
): Pausable<Remedy | null> {
  const configurator = inContext(stated, options);
  const changes = yield* freeingInSteps(configurator, selection, group, code);
  const before = evaluate(configurator, selection);
  const isExtra = isOfAnExtra(configurator, before, group);
  let mildest: Judged | null = null;
  for (const change of changes) {
    yield;
    if (answersAnOpenQuestion(configurator, before, change)) continue;
    const judged = judge(configurator, before, change);
    if (isExtra && judged.takesFromAnswers) continue;
    if (mildest === null || isMilder(judged, mildest)) mildest = judged;
  }
  return mildest?.remedy ?? null;
}

/** An extra may be left out: what the panel does without it stays as it was chosen. */
function isOfAnExtra({ configGroups }: Configurator, { groups }: Evaluation, group: string): boolean {
  const at = configGroups.findIndex(({ name }) => name === group);
  return groups[at]?.optional === true || configGroups[at]?.multiselect === true;
}

/** The visitor has not come to that question: the button would decide it for them. */
function answersAnOpenQuestion(configurator: Configurator, { groups }: Evaluation, change: SingleChange): boolean {
  const { configGroups } = configurator;
  if (change.kind === 'switch' || change.kind === 'unselect' || change.kind === 'clear') return false;
  const at = configGroups.findIndex(({ name }) => name === change.group);
  const state = groups[at];
  if (change.kind === 'in-part') {
    const part = partConfigurator(configurator, present(configGroups[at]));
    return part === null || state?.assembly === undefined || answersAnOpenQuestion(part, state.assembly, change.change);
  }
  return state?.answered !== true && state?.optional !== true && configGroups[at]?.multiselect !== true;
}

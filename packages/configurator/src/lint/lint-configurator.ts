import type { Configurator } from '../data/configurator.ts';
import type { LintReport } from '../data/evaluation.ts';
import { planOf } from '../parsing/plan.ts';
import { compile } from '../rules/compile.ts';
import { checkAmbiguity } from './ambiguity/ambiguity.ts';
import { triesOnlySamples } from './ambiguity/sampled.ts';
import { checkBounds } from './bounds.ts';
import { checkCycles } from './cycles.ts';
import { checkLimits } from './limits.ts';
import { checkNames } from './names.ts';
import { checkReachable } from './reachability.ts';
import { checkCodeLists, checkRules } from './references.ts';
import type { Check, LintContext } from './searching/context.ts';
import { checkNumbersSideBySide, checkSeparators } from './separators.ts';

/** Enough for the largest configurators within two seconds. */
const LINT_STEPS = 400_000;

interface LintOptions {
  /** Steps the searches may take together. Default `LINT_STEPS`. */
  steps?: number;
}

const STATIC_CHECKS: readonly Check[] = [
  checkNames,
  checkRules,
  checkCodeLists,
  checkCycles,
  checkSeparators,
  checkNumbersSideBySide,
];
const SEARCHES: readonly Check[] = [checkBounds, checkLimits, checkReachable, checkAmbiguity];

/**
 * Finds the faults of a configurator, each with its proof. An error makes it unfit for publication, a warning may be intended. The
 * searches are bounded: `exhaustive` is false when they ended early, or tried samples of a number's values only, so that more may be wrong
 * than is found.
 */
export function lintConfigurator(configurator: Configurator, { steps = LINT_STEPS }: LintOptions = {}): LintReport {
  const compiled = compile(configurator);
  const context: LintContext = { compiled, plan: planOf(compiled), budget: { left: steps, exhausted: false } };
  const findings = STATIC_CHECKS.flatMap((check) => [...check(context)]);
  // Rules that run in a circle, or names that mean two things, give searches no firm ground.
  const isSound = !findings.some(
    ({ code }) => code === 'cycle' || code === 'duplicate-group' || code === 'duplicate-code',
  );
  if (isSound) findings.push(...SEARCHES.flatMap((check) => [...check(context)]));
  return { findings, exhaustive: isSound && !context.budget.exhausted && !triesOnlySamples(compiled) };
}

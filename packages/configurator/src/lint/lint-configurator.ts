import { contextAsGroups } from '../context/context-as-groups.ts';
import type { Configurator } from '../data/configurator.ts';
import type { LintFinding, LintReport } from '../data/evaluation.ts';
import { planOf } from '../parsing/plan.ts';
import { collect, finish, type Pausable } from '../pausable.ts';
import { compile } from '../rules/compile.ts';
import { checkAmbiguity } from './ambiguity/ambiguity.ts';
import { triesOnlySamples } from './ambiguity/sampled.ts';
import { checkBlockedUnanswered } from './blocked-unanswered.ts';
import { checkBounds } from './bounds.ts';
import { checkContexts } from './check-contexts.ts';
import { checkCycles } from './cycles.ts';
import { checkDecimals } from './decimals.ts';
import { checkAssemblies, checkDepth, partsWithin } from './entries/check-assemblies.ts';
import { checkEntryCodes, checkEntryFlags, checkLengths, checkTextsRunOn } from './entries/check-entries.ts';
import { checkLimits } from './limits.ts';
import { checkNames } from './names.ts';
import { checkAliases, checkAliasForms, checkFormerCodes } from './older-numbers.ts';
import { checkOrders } from './orders.ts';
import { placeInPart, withoutFirstGroups } from './places.ts';
import { checkRatings } from './ratings.ts';
import { checkReachable } from './reachability.ts';
import { checkCodeLists } from './references/code-lists.ts';
import { checkFactValues, checkRules } from './references/references.ts';
import type { Budget, Check, LintContext } from './searching/context.ts';
import { checkNumbersSideBySide, checkSeparators } from './separators.ts';
import { checkTableFits } from './table-fits.ts';
import { checkTables } from './tables.ts';
import { checkUnprinted } from './unprinted/check-unprinted.ts';

/** Enough for the largest configurators within two seconds. */
const LINT_STEPS = 400_000;

interface LintOptions {
  /** Steps the searches may take together. Default `LINT_STEPS`. */
  steps?: number;
}

const STATIC_CHECKS: readonly Check[] = [
  checkNames,
  checkAssemblies,
  checkRules,
  checkCodeLists,
  checkFactValues,
  checkCycles,
  checkSeparators,
  checkNumbersSideBySide,
  checkDecimals,
  checkTables,
  checkOrders,
  checkFormerCodes,
  checkAliasForms,
  checkRatings,
  checkEntryFlags,
  checkLengths,
  checkEntryCodes,
  checkTextsRunOn,
];
/** Asked once, with all parts in view. */
const CHECKS_OF_THE_WHOLE: readonly Check[] = [checkContexts, checkDepth];
const SEARCHES: readonly Check[] = [
  checkBounds,
  checkLimits,
  checkTableFits,
  checkReachable,
  checkAliases,
  checkAmbiguity,
  checkBlockedUnanswered,
  checkUnprinted,
];

/**
 * Finds the faults of a configurator, each with its proof. An error makes it unfit for publication, a warning may be intended. The
 * searches are bounded: `exhaustive` is false when they ended early, or tried samples of a number's values only, so that more may be wrong
 * than is found.
 */
export const lintConfigurator = (configurator: Configurator, options?: LintOptions): LintReport =>
  finish(lintInSteps(configurator, options));

/** The same with pauses: the searches of one configurator can take hundreds of milliseconds. */
export const lintInSteps = (
  configurator: Configurator,
  { steps = LINT_STEPS }: LintOptions = {},
): Pausable<LintReport> => lintWithin(configurator, { left: steps, exhausted: false, unpaused: 0 });

/** The same within a budget, which tells afterwards what is left of it. */
export function* lintWithin(configurator: Configurator, budget: Budget): Pausable<LintReport> {
  const whole = yield* lintOne(configurator, [...STATIC_CHECKS, ...CHECKS_OF_THE_WHOLE], budget);
  const findings = [...whole.findings];
  let { exhaustive } = whole;
  for (const [name, part] of partsWithin(configurator)) {
    const own = yield* lintOne(part, STATIC_CHECKS, budget);
    exhaustive &&= own.exhaustive;
    for (const { group: _, option: __, ...finding } of own.findings)
      findings.push({ ...placedIn(name, finding), message: `Part "${name}": ${finding.message}` });
  }
  return { findings, exhaustive };
}

function placedIn(part: string, { also, ...finding }: LintFinding): LintFinding {
  const path = placeInPart(part, finding.path);
  if (also === undefined) return { ...finding, path };
  return { ...finding, path, also: also.map((each) => placeInPart(part, each)) };
}

/** Without its parts. */
function* lintOne(configurator: Configurator, checks: readonly Check[], budget: Budget): Pausable<LintReport> {
  const compiled = compile(configurator);
  const context: LintContext = { stated: configurator, compiled, plan: planOf(compiled), budget };
  const findings = yield* findingsOf(checks, context);
  // Rules that run in a circle, or names that mean two things, give searches no firm ground.
  const isSound = !findings.some(
    ({ code }) => code === 'cycle' || code === 'duplicate-group' || code === 'duplicate-code',
  );
  if (isSound) findings.push(...(yield* searched(configurator, context)));
  return { findings, exhaustive: isSound && !budget.exhausted && !triesOnlySamples(compiled) };
}

/** Searched with the facts about who asks as questions, so that what is found may be of any context. */
function* searched(configurator: Configurator, context: LintContext): Pausable<LintFinding[]> {
  const { configurator: asking, count } = contextAsGroups(configurator);
  if (count === 0) return yield* findingsOf(SEARCHES, context);
  const compiled = compile(asking);
  const findings = yield* findingsOf(SEARCHES, { ...context, compiled, plan: planOf(compiled) });
  return findings.filter(({ group }) => group?.startsWith('@') !== true).map((finding) => withoutFacts(finding, count));
}

/** The paths and the selections as they are without the facts, which stand before all groups. */
function withoutFacts({ also, witness, ...stated }: LintFinding, count: number): LintFinding {
  const finding: LintFinding = { ...stated, path: withoutFirstGroups(stated.path, count) };
  if (also !== undefined) finding.also = also.map((each) => withoutFirstGroups(each, count));
  const selections = witness?.selections?.map((each) => each.slice(count));
  if (witness !== undefined) finding.witness = selections === undefined ? witness : { ...witness, selections };
  return finding;
}

function* findingsOf(checks: readonly Check[], context: LintContext): Pausable<LintFinding[]> {
  const findings: LintFinding[] = [];
  for (const check of checks) findings.push(...(yield* collect(check(context))));
  return findings;
}

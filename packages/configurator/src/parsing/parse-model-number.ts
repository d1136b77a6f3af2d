import type { State } from '../bounds/state.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import { freeingFacts } from '../context/other-contexts.ts';
import type { Named } from '../data/brand.ts';
import type { Configurator } from '../data/configurator.ts';
import { OPTION_SEPARATOR } from '../data/constants.ts';
import type { ParseResult } from '../data/evaluation.ts';
import { printModelNumber } from '../numbers/model-number.ts';
import { compile } from '../rules/compile.ts';
import { remember } from '../settling/picked.ts';
import { settle } from '../settling/settle.ts';
import { aliasesOf, rewritten } from './aliases.ts';
import { closestCodes, expectedThere } from './expectation.ts';
import { type Plan, planOf } from './plan.ts';
import { type Progress, startProgress } from './progress.ts';
import { runSearch, STEP_LIMIT, startSearch } from './search.ts';
import type { Search } from './search-state.ts';

/**
 * The selection a complete model number stands for, as ordered or as on a label: the inverse of building it. Quantities that are not
 * printed read as `qty`, groups that are not printed as their defaults (or as what the number needs them to be). Never throws, and its
 * steps are bounded. A number that reads in two ways is refused. One that is none of today is read by former codes, in any order and by
 * aliases. One whose today's form reads only under other facts about who asks is refused with their names. With a budget it takes its steps
 * out of that, and gives up when none are left: then the result is what was found so far, and no refusal is to be believed.
 */
export function parseModelNumber(
  stated: Configurator,
  text: Named<'ModelNumber'>,
  { context, budget = { left: Number.POSITIVE_INFINITY } }: ParseOptions = {},
): ParseResult {
  const configurator = inContext(stated, { context });
  const compiled = compile(configurator);
  const plan = planOf(compiled);
  const given: unknown = text;
  if (typeof given !== 'string') return { ...refuse(plan, '', budget), code: 'no-match' };
  const [today, another] = readAll(plan, text, false, budget);
  if (today === undefined) {
    const names = freeingFacts(configurator, (elsewhere) => {
      return readAll(planOf(compile(elsewhere)), text, false, budget).length > 0;
    });
    if (names !== null) return { ok: false, code: 'context', context: names };
  }
  const [reading, other] = today === undefined ? readOlder(plan, text, budget) : [today, another];
  if (reading === undefined) return refuse(plan, text, budget);
  const selection = remember(compiled, reading).selection;
  if (other === undefined)
    return today === undefined
      ? { ok: true, selection, alias: printModelNumber(compiled, reading).itemNo }
      : { ok: true, selection };
  return {
    ok: false,
    code: 'ambiguous',
    parsed: text.length,
    readings: [selection, remember(compiled, other).selection],
  };
}

interface ParseOptions extends InContext {
  budget?: StepBudget;
}

/** Steps that several parses may take together. 0 or less when they are spent. */
export interface StepBudget {
  left: number;
}

type Refused = Extract<ParseResult, { code: 'no-match' | 'incomplete' }>;

/** The forms a text may have: labels leave out the default option separator, and only that. */
function formsOf({ compiled, labelsMayContainSeparator }: Plan, text: string): readonly boolean[] {
  if (!compiled.hasLabels || !text.includes(OPTION_SEPARATOR)) return [true];
  return labelsMayContainSeparator ? [false, true] : [false];
}

/** By former codes and in any order; then by each alias that fits. The first that reads counts. */
function readOlder(plan: Plan, text: string, budget: StepBudget): readonly State[] {
  const { compiled, readsOlder } = plan;
  const older = readsOlder ? readAll(plan, text, true, budget) : [];
  if (older.length > 0) return older;
  for (const alias of aliasesOf(compiled.data)) {
    const number = rewritten(alias, text);
    const readings = number === null ? [] : readAll(plan, number, readsOlder, budget);
    if (readings.length > 0) return readings;
  }
  return [];
}

function readAll(plan: Plan, text: string, readsOlder: boolean, budget: StepBudget): readonly State[] {
  let readings: State[] = [];
  for (const label of formsOf(plan, text)) {
    const search = startSearch(plan, text, label, null, readsOlder);
    search.readings = readings;
    runWithin(search, budget);
    readings = search.readings;
  }
  return readings;
}

function runWithin(search: Search, budget: StepBudget): void {
  search.most = Math.min(STEP_LIMIT, budget.left);
  if (search.most <= 0) return;
  runSearch(search);
  budget.left -= search.steps;
}

function refuse(plan: Plan, text: string, budget: StepBudget): Refused {
  let progress: Progress | null = null;
  for (const label of formsOf(plan, text)) {
    const tried = startProgress();
    runWithin(startSearch(plan, text, label, tried), budget);
    if (progress === null || tried.furthest > progress.furthest) progress = tried;
  }
  const furthest = progress ?? startProgress();
  return {
    ok: false,
    code: furthest.choices.length > 0 && furthest.furthest === text.length ? 'incomplete' : 'no-match',
    parsed: furthest.furthest,
    selection: remember(plan.compiled, furthestState(plan.compiled, text, furthest)).selection,
    expected: expectedThere(furthest),
    closest: closestCodes(plan.compiled, text, furthest),
  };
}

/** The first of the remaining choices that still prints the same text after rules have acted on it. */
function furthestState(compiled: Compiled, text: string, { choices, furthest }: Progress): State {
  const states = choices.map((picked) => settle(compiled, picked, null));
  const read = text.slice(0, furthest);
  const faithful = states.find((state) => {
    const { itemNo, itemNoAlt } = printModelNumber(compiled, state);
    return [itemNo, itemNoAlt].some((number) => number !== '' && (read.startsWith(number) || number.startsWith(read)));
  });
  const quantities = compiled.options.map(() => 0);
  const nothing = { quantities, values: compiled.groups.map(() => null), texts: [], sequences: [] };
  return faithful ?? states[0] ?? settle(compiled, nothing, null);
}

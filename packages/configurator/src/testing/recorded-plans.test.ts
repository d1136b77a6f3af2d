import { expect, test } from 'vitest';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { printingOf } from '../lint/ambiguity/printing.ts';
import { runsOn, valuesAlong } from '../lint/ambiguity/run-on-values.ts';
import { triesOnlySamples } from '../lint/ambiguity/sampled.ts';
import { beginningsAt, partingPlaces } from '../lint/ambiguity/shared-beginnings.ts';
import { dependencies } from '../lint/dependencies.ts';
import { decidersOf } from '../lint/reachability.ts';
import { addedUp } from '../lint/searching/added-up.ts';
import type { GroupChoice } from '../lint/searching/assignment.ts';
import { choicesIn, choicesWith, isTriedInFull } from '../lint/searching/choices.ts';
import { sampleLengths } from '../lint/searching/sample-lengths.ts';
import { areAllValuesSampled, sampleValues } from '../lint/searching/sample-values.ts';
import { hiddenAnswers } from '../lint/unprinted/hidden-answers.ts';
import { valuesAround } from '../parsing/break-points.ts';
import { type Constraint, constraintsOf } from '../parsing/constraints.ts';
import { planOf } from '../parsing/plan.ts';
import { answersOf, plainAnswer } from '../reaching/answers.ts';
import { componentsOf } from '../reaching/components.ts';
import { compile } from '../rules/compile.ts';
import { recordedConfigurators } from './random/recorded.ts';

const OF_A_KIND = 3;
/** So many answers of a group are written out. */
const MOST_WRITTEN = 24;

/**
 * Searches derive this from a configurator before they begin: which rules tie which groups together, and which answers stand for all. Read
 * which lines differ, and why, before the record is renewed (`vitest run -u`).
 */
test('what searches begin with is as on record', async () => {
  const lines = recordedConfigurators(OF_A_KIND).flatMap(({ name, config }) => [name, ...linesOf(config)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-plans.txt');
});

function linesOf(config: Parameters<typeof compile>[0]): readonly string[] {
  const compiled = compile(config);
  const plan = planOf(compiled);
  const { edges } = dependencies(compiled);
  const printing = printingOf(compiled);
  const components = componentsOf(compiled);
  return [
    `  order ${list(compiled.order)}; may print ${flags(printing.may)}; must ${flags(printing.must)}; samples ${triesOnlySamples(compiled)}`,
    `  labels ${plan.labelsMayContainSeparator}; older ${plan.readsOlder}; added up ${JSON.stringify(addedUp(compiled))}`,
    ...constraintsOf(compiled).map((each) => `  ${ruleText(each)}`),
    `  cuts ${plan.cuts.map(({ ids, pieces, groups, values }) => [ids, pieces, groups, values].map(list).join('/')).join(' ')}`,
    `  edges ${edges.map((each) => list([...each])).join(' ')}`,
    ...hiddenAnswers(compiled).map(
      ({ group, option, constraints }) =>
        `  hidden ${group.name}.${option?.code ?? ''}: ${constraints.map(ruleText).join('; ')}`,
    ),
    ...components.map(
      ({ groups, requires, tables, mentioned, pieces }) =>
        `  component ${names(groups)}: ${requires.length} requires, ${tables.length} tables, ${list([...mentioned])}, ${list([...pieces])}`,
    ),
    ...compiled.groups.flatMap((group) => {
      const [
        component = { groups: [], requires: [], tables: [], mentioned: new Set<number>(), pieces: new Set<number>() },
      ] = components.filter(({ groups }) => groups.includes(group));
      const { choices, isPartial } = answersOf(compiled, component, group);
      return [
        `  ${group.name}: ${planText(plan.groups[group.index])}`,
        `    answers ${choiceTexts(choices)}${isPartial ? ', and others' : ''}; plain ${choiceText(plainAnswer(group))}`,
        `    deciders ${list([...decidersOf(compiled, [group.index])])}`,
        ...searchLines(group),
        ...(group.isNumber ? numberLines(group) : []),
        ...(group.kind === 'text' ? [`    lengths ${list(sampleLengths(group))}`] : []),
      ];
    }),
  ];

  function searchLines(group: CompiledGroup): readonly string[] {
    const isEven = ({ index }: CompiledOption): boolean => index % 2 === 0;
    const [first] = group.options;
    const planned = plan.groups[group.index];
    const places = planned === undefined ? [] : partingPlaces(planned, group.index === 0);
    return [
      `    tried ${choiceTexts(choicesIn(compiled, group, () => true))}; of half ${choiceTexts(choicesIn(compiled, group, isEven))}`,
      `    in full ${flags([() => true, isEven, () => false].map((isWanted) => isTriedInFull(compiled, group, isWanted)))}`,
      ...(first === undefined
        ? []
        : [`    with ${first.code} ${choiceTexts(choicesWith(compiled, group, first, isEven))}`]),
      ...places.map((place) => {
        const { beginnings, isPartial } =
          planned === undefined ? { beginnings: [], isPartial: false } : beginningsAt(planned, place);
        const texts = beginnings.map(
          ({ options, cursor }) =>
            `${options.map(({ code, quantity }) => `${quantity}${code}`).join('+')}@${cursor.next}`,
        );
        return `    parting at ${place.next}${place.any ? 'a' : ''}: ${short(texts)}${isPartial ? ', and others' : ''}`;
      }),
    ];
  }

  function numberLines(group: CompiledGroup): readonly string[] {
    const runs = runsOn(compiled, group);
    return [
      `    values ${list(sampleValues(compiled, group))}; all ${areAllValuesSampled(compiled, group)}`,
      `    around 4 ${list(valuesAround(group, 4))}; runs ${runs.join(' ')}; along 12 ${list(valuesAlong(group, runs, '12'))}`,
    ];
  }
}

const list = (numbers: readonly number[]): string => numbers.join(',') || '-';
const flags = (all: readonly boolean[]): string => all.map((each) => (each ? 'y' : 'n')).join('');
const names = (groups: readonly CompiledGroup[]): string => groups.map(({ name }) => name).join(',') || '-';
const codes = (options: readonly CompiledOption[]): string => options.map(({ code }) => code || "''").join(',') || '-';
const short = (texts: readonly string[]): string =>
  `${texts.slice(0, MOST_WRITTEN).join(' ')}${texts.length > MOST_WRITTEN ? ` … ${texts.length}` : ''}`;

function ruleText({ kind, ids, groups, pieces, values, first, last }: Constraint): string {
  return `${kind} ${list(ids)} pieces ${list(pieces)} groups ${list(groups)} values ${list(values)} from ${first} to ${last}`;
}

function choiceText({ options, value, part }: GroupChoice): string {
  const own = options.map(([{ code }, quantity]) => `${quantity}${code}`).join('+');
  return (
    `${own}${value === null ? '' : `=${value}`}${part === undefined ? '' : `[${JSON.stringify(part.state.selection)}]`}` ||
    'none'
  );
}

const choiceTexts = (choices: readonly GroupChoice[]): string => short(choices.map(choiceText));

function planText(planned: ReturnType<typeof planOf>['groups'][number] | undefined): string {
  if (planned === undefined) return 'none';
  const {
    byFirst,
    byFirstWritten,
    holdable,
    mentioned,
    combinations,
    breakPoints,
    hasInnerRules,
    tiedBack,
    matters,
    decides,
  } = planned;
  const spellings = [byFirst, byFirstWritten].map((map) =>
    [...map].map(([character, all]) => `${character || "''"}>${all.map(({ as }) => as.code).join(',')}`).join(' '),
  );
  const broken = breakPoints === null ? 'none' : `${list(breakPoints.fixed)} with ${names(breakPoints.partners)}`;
  return `first ${spellings.join(' | ')}; held ${codes(holdable)}; mentioned ${codes(mentioned)}; together ${short(combinations.map(codes))}; breaks ${broken}; inner ${hasInnerRules}; tied ${codes(tiedBack)}; matters ${matters}; decides ${decides.map(({ kind }) => kind).join(',')}`;
}

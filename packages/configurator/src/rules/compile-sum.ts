import type {
  CompiledGroup,
  CompiledOption,
  FactMeasure,
  GivenMeasure,
  PartMeasure,
  SumMeasure,
} from '../compiled/compiled.ts';
import type { RuleScope } from '../compiled/rule-scope.ts';
import { type Amount, exactly, unitsAt } from '../decimals/amount.ts';
import { type Decimal, product } from '../decimals/decimal.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import { isNumberFact } from '../written/fact-texts.ts';
import { mayLosePieces } from '../written/quantity.ts';
import type { SumSyntax } from '../written/sum-text.ts';

type ScopeGroup = Pick<CompiledGroup, 'index' | 'kind' | 'isNumber' | 'isEntered' | 'part' | 'options' | 'data'>;

/** The parts of a sum, each with its exact factor. */
interface Parts {
  groups: Set<number>;
  isUnsure: boolean;
  constants: Decimal[];
  pieces: { id: number; factor: Decimal }[];
  options: { id: number; factor: Decimal }[];
  answered: { group: number; factor: Decimal }[];
  values: { group: number; factor: Decimal }[];
  given: { measure: GivenMeasure | FactMeasure | PartMeasure; factor: Decimal }[];
}

/** Terms that name what is not there are absent, which is 0; `lintConfigurator` reports them. */
export function compileSum({ terms }: Pick<SumSyntax, 'terms'>, scope: RuleScope): SumMeasure {
  const parts: Parts = {
    groups: new Set(),
    isUnsure: false,
    constants: [],
    pieces: [],
    options: [],
    answered: [],
    values: [],
    given: [],
  };
  for (const { factor, measure } of terms) {
    if (measure === null) parts.constants.push(exactly(factor));
    else if (measure.group === null) {
      for (const group of scope.groupByName.values()) addAttribute(parts, group, measure.attribute, factor);
      for (const table of scope.tableByName.values()) addGiven(parts, table, measure.attribute, factor);
    } else {
      const group = scope.groupByName.get(measure.group);
      const table = scope.tableByName.get(measure.group);
      if (group !== undefined) addMeasure(parts, group, measure.attribute, factor);
      else if (table !== undefined) addGiven(parts, table, measure.attribute, factor);
      else addFact(parts, numberOfFact({ group: measure.group, attribute: measure.attribute }, scope), factor);
    }
  }
  return atOnePlace(parts);
}

/** An attribute that is named like a built-in measure goes before it. */
function addMeasure(parts: Parts, group: ScopeGroup, name: string, factor: Amount): void {
  if (addAttribute(parts, group, name, factor)) return;
  parts.groups.add(group.index);
  const exact = exactly(factor);
  if (name === 'value' && group.isNumber) parts.values.push({ group: group.index, factor: exact });
  else if (group.isEntered && (name === 'count' || name === 'quantity'))
    parts.answered.push({ group: group.index, factor: exact });
  else if (name === 'count' && group.kind !== 'sequence')
    for (const { id } of group.options) parts.options.push({ id, factor: exact });
  else if (name === 'quantity' || name === 'count')
    for (const option of group.options) addPieces(parts, group, option, exact);
}

function addAttribute(parts: Parts, group: ScopeGroup, name: string, factor: Amount): boolean {
  const exact = exactly(factor);
  const perUnit = group.isNumber ? numberIn(group.data.attributes, name) : undefined;
  if (perUnit !== undefined) {
    parts.groups.add(group.index);
    parts.values.push({ group: group.index, factor: product(exact, exactly(perUnit)) });
    return true;
  }
  const inPart = factOfPart(group, name);
  if (inPart !== null) {
    parts.groups.add(group.index);
    parts.given.push({ measure: inPart, factor: exact });
    return true;
  }
  const before = parts.pieces.length;
  for (const option of group.options) {
    const value = numberIn(option.data.attributes, name);
    if (value !== undefined) addPieces(parts, group, option, product(exact, exactly(value)));
  }
  const has = parts.pieces.length > before;
  if (has) parts.groups.add(group.index);
  return has;
}

function addGiven(parts: Parts, table: CompiledTable, name: string, factor: Amount): void {
  const measure = givenBy(table, name);
  if (measure === null) return;
  parts.given.push({ measure, factor: exactly(factor) });
  for (const group of measure.groups) parts.groups.add(group);
}

function addFact(parts: Parts, measure: FactMeasure | null, factor: Amount): void {
  if (measure === null) return;
  parts.given.push({ measure, factor: exactly(factor) });
  parts.isUnsure ||= measure.fact.isUnsure;
  for (const group of measure.groups) parts.groups.add(group);
}

/** Returns the number fact of an assembly's part that has a name; null where there is none. */
export function factOfPart({ index, part }: Pick<CompiledGroup, 'index' | 'part'>, name: string): PartMeasure | null {
  const fact = part?.facts?.find((each) => each.name === name);
  return fact === undefined || !isNumberFact(fact) ? null : { kind: 'part', group: index, fact: name };
}

/** Returns the number of a fact, which is its `value`; null where no fact has that name. */
export function numberOfFact(
  { group, attribute }: { group: string; attribute: string },
  { factByName }: RuleScope,
): FactMeasure | null {
  const fact = attribute === 'value' ? factByName.get(group) : undefined;
  return fact === undefined ? null : { kind: 'fact', groups: fact.groups, fact };
}

/** Returns the values that the rows of a table give under a name; null where they give no such thing. */
export function givenBy(table: CompiledTable, name: string): GivenMeasure | null {
  const values = table.gives.get(name);
  return values === undefined
    ? null
    : { kind: 'given', groups: table.columns.map(({ group }) => group), table, values };
}

function addPieces(parts: Parts, group: ScopeGroup, { id, data }: CompiledOption, factor: Decimal): void {
  parts.pieces.push({ id, factor });
  if (mayLosePieces(group.data, data)) parts.isUnsure = true;
}

export function numberIn(attributes: Readonly<Record<string, unknown>> | undefined, name: string): number | undefined {
  const value = attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === 'number' ? value : undefined;
}

function atOnePlace({ groups, isUnsure, constants, pieces, options, answered, values, given }: Parts): SumMeasure {
  const all = [...constants, ...[...pieces, ...options, ...answered].map(({ factor }) => factor)];
  const places = all.reduce((most, decimal) => Math.max(most, decimal.places), 0);
  const scaled = <T extends { factor: Decimal }>({ factor, ...rest }: T) => ({
    ...rest,
    units: unitsAt(places, factor),
  });
  return {
    kind: 'sum',
    groups: [...groups],
    isUnsure,
    places,
    constant: constants.reduce((sum, decimal) => sum + unitsAt(places, decimal), 0n),
    pieces: pieces.map(scaled),
    options: options.map(scaled),
    answered: answered.map(scaled),
    values,
    given,
  };
}

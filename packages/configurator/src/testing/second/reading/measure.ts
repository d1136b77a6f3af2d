import type { Fact, FactEntry, LimitBound } from '../../../data/configurator.ts';
import { countIn, piecesIn } from '../answered.ts';
import { valueAt } from '../numbers/number.ts';
import { groupAt, groupsOf, optionsAt, partConfigurator, type State, selectedIn } from '../state.ts';
import { givenBy } from '../table.ts';
import { exact, type Fraction, largest, minus, plus, roundHalfUp, times, ZERO } from './fraction.ts';
import { type Thing, thingIn } from './thing.ts';

/** The values of a number as written, of a sum, or of a measure; none where it has no value. */
export function measured(state: State, text: string): Fraction[] {
  const number = exact(text);
  if (number !== null) return [number];
  const sum = /^sum\((.*)\)$/.exec(text.trim());
  if (sum !== null) return [sumOf(state, sum[1] ?? '')];
  return valuesOf(state, thingIn(state, text.trim()));
}

/** A bound: a number, the name of a number group, or a measure. */
export function bounding(state: State, bound: LimitBound | undefined): Fraction[] {
  if (bound === undefined) return [];
  const at = groupsOf(state).findIndex(({ name }) => name === bound);
  if (at < 0) return measured(state, String(bound));
  const value = valueAt(state, at);
  return value === null ? [] : [value];
}

/** An attribute goes before a built-in measure of the same name; of a number, for each unit of its value. */
function valuesOf(state: State, thing: Thing | null): Fraction[] {
  if (thing === null) return [];
  if (thing.kind === 'table') return single(givenBy(state, thing.table, thing.rest).value);
  if (thing.kind === 'context') return [];
  if (thing.kind === 'fact') return thing.rest === 'value' ? numbered(factValue(state, thing.fact)) : [];
  const { at, rest } = thing;
  if (!hasAttribute(state, at, rest)) return builtIn(state, at, rest);
  if (groupAt(state, at).kind === 'number') return weighted(state, at, rest);
  return attributesOf(state, at, rest).map(({ attribute }) => attribute);
}

function numbered(value: FactValue): Fraction[] {
  return value === null || typeof value === 'string' ? [] : [value];
}

function single(value: Fraction | null): Fraction[] {
  return value === null ? [] : [value];
}

function hasAttribute(state: State, at: number, name: string): boolean {
  const { kind, attributes } = groupAt(state, at);
  if (kind === 'number') return attributes?.[name] !== undefined;
  if (kind === 'assembly') return partConfigurator(state, at)?.facts?.some((fact) => fact.name === name) === true;
  return optionsAt(state, at).some((option) => typeof option.attributes?.[name] === 'number');
}

function builtIn(state: State, at: number, measure: string): Fraction[] {
  if (measure === 'count') return [whole(countIn(state, at))];
  if (measure === 'quantity') return [whole(piecesIn(state, at))];
  const value = measure === 'value' && groupAt(state, at).kind === 'number' ? valueAt(state, at) : null;
  return value === null ? [] : [value];
}

/** The attribute of what is selected, and how often it counts in a sum. Of an assembly the number fact of its part. */
function attributesOf(state: State, at: number, name: string): { attribute: Fraction; pieces: Fraction }[] {
  const { kind, attributes } = groupAt(state, at);
  if (kind === 'assembly') {
    const part = state.assemblyAt(state, at);
    const fact = part?.configurator.facts?.find((one) => one.name === name);
    if (part === null || fact === undefined) return [];
    return numbered(factValue(part, fact)).map((attribute) => ({ attribute, pieces: whole(1) }));
  }
  if (kind === 'number') {
    const value = valueAt(state, at);
    const attribute = exact(attributes?.[name] ?? '');
    return value === null || attribute === null ? [] : [{ attribute, pieces: value }];
  }
  return selectedIn(state, at).flatMap(({ option, quantity }) => {
    const written = option.attributes?.[name];
    const attribute = typeof written === 'number' ? exact(written) : null;
    return attribute === null ? [] : [{ attribute, pieces: whole(quantity) }];
  });
}

/** Terms joined by + and -; what is absent is 0. */
function sumOf(state: State, text: string): Fraction {
  let sum = ZERO;
  for (const [, sign, term = ''] of text.matchAll(/([+-]?)([^+-]+)/g)) {
    if (term.trim() === '') continue;
    const value = termOf(state, term.trim());
    sum = sign === '-' ? minus(sum, value) : plus(sum, value);
  }
  return sum;
}

function termOf(state: State, term: string): Fraction {
  const star = term.indexOf('*');
  const factor = star < 0 ? whole(1) : (exact(term.slice(0, star)) ?? ZERO);
  return times(factor, plainTerm(state, term.slice(star + 1).trim()));
}

/** A number, a measure, or an attribute alone, which means every group that has it. */
function plainTerm(state: State, term: string): Fraction {
  const number = exact(term);
  if (number !== null) return number;
  const thing = thingIn(state, term);
  if (thing === null) return total(everywhere(state, term));
  if (thing.kind === 'group' && hasAttribute(state, thing.at, thing.rest))
    return total(weighted(state, thing.at, thing.rest));
  return total(valuesOf(state, thing));
}

/** In every group, every assembly and every fitting row of a table. */
function everywhere(state: State, name: string): Fraction[] {
  const groups = [...groupsOf(state).keys()].flatMap((at) => weighted(state, at, name));
  const tables = (state.configurator.tables ?? []).filter(({ gives = [] }) => gives.includes(name));
  return [...groups, ...tables.flatMap((table) => givenBy(state, table, name).value ?? [])];
}

function weighted(state: State, at: number, attribute: string): Fraction[] {
  return attributesOf(state, at, attribute).map((one) => times(one.attribute, one.pieces));
}

export function total(values: readonly Fraction[]): Fraction {
  return values.reduce(plus, ZERO);
}

/** The texts that selected options have under a name. */
export function textsOf(state: State, written: string): string[] {
  const thing = thingIn(state, written);
  if (thing?.kind !== 'group') return [];
  return selectedIn(state, thing.at).flatMap(({ option }) => {
    const text = option.attributes?.[thing.rest];
    return typeof text === 'string' ? [text] : [];
  });
}

function whole(count: number): Fraction {
  return { top: BigInt(count), bottom: 1n };
}

/** A number, a text, or null where no entry holds that has a value. */
export type FactValue = Fraction | string | null;

/** The value of the first entry that holds and has one, rounded half up. */
export function factValue(state: State, fact: Fact): FactValue {
  for (const entry of fact.values) {
    if (entry.if !== undefined && !state.holds(state, entry.if)) continue;
    const value = entryValue(state, entry);
    if (value !== null) return typeof value === 'string' ? value : rounded(value, fact.decimals);
  }
  return null;
}

function entryValue(state: State, entry: FactEntry): FactValue {
  if ('measure' in entry) return largest(measured(state, entry.measure));
  return typeof entry.value === 'string' ? entry.value : exact(entry.value);
}

function rounded(value: Fraction, decimals: number | undefined): Fraction {
  if (decimals === undefined) return value;
  const parts = 10n ** BigInt(decimals);
  return { top: roundHalfUp({ top: value.top * parts, bottom: value.bottom }), bottom: parts };
}

import { type Circuit, chooseParts, rulesOf } from '@millrace/circuits';
import { families } from '../families/index.ts';
import { familyKey } from '../written-family.ts';
import { holdsIn, type Picks } from './holds-in.ts';
import { circuitsByFamily } from './index.ts';

/** A circuit with the parts that some choices bring. */
export interface Drawn {
  key: string;
  name: string;
  /** Choices of one drawing; several choices may make the same. */
  picks: readonly Picks[];
  circuit: Circuit;
  /** The circuit with the parts of all choices. */
  of: Circuit;
  /** Names it where a test fails. */
  told: string;
}

/** The same rungs again on another control power or with another starter: options are tried there several at once, not one by one. */
const isOtherwiseFed = ({ when = [] }: Circuit): boolean =>
  ['Control power.CT', 'Control power.CV|CU', 'Starting.SS', 'Starting.VF'].some((rule) => when.includes(rule));

/** The choices of a family: codes by the name of each group. */
export const choicesOf = (key: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(groupsOf(key).map(({ name, options = [] }) => [name, options.map(({ code }) => code)]));

const groupsOf = (key: string) =>
  families
    .find((family) => familyKey(family) === key)
    ?.configurator?.configGroups.filter(({ kind }) => kind !== 'number') ?? [];

/** Returns whether a circuit may have a code: none of its rules about that group speaks against it. */
export const mayHave = ({ when = [] }: Circuit, group: string, code: string): boolean =>
  when.every((rule) => !rule.startsWith(`${group}.`) || holdsIn({ [group]: [code] })(rule));

/** The groups of a family that rules of a circuit ask. */
export const groupsAsked = (key: string, circuit: Circuit): string[] =>
  Object.keys(choicesOf(key)).filter((group) => rulesOf(circuit).some((rule) => rule.includes(`${group}.`)));

/**
 * Every circuit with every option that it may have and that its rules ask: one option after the other, or, where it is the same circuit
 * fed otherwise, the first of each group, the second of each, and so on; and with every option of the groups of which several are chosen.
 */
export const everyChoice = (): Drawn[] =>
  Object.entries(circuitsByFamily).flatMap(([key, circuits]) => circuits.flatMap((circuit) => drawnOf(key, circuit)));

function drawnOf(key: string, circuit: Circuit): Drawn[] {
  const groups = groupsOf(key).map(({ name, options = [], multiselect }) => ({
    name,
    isMany: multiselect === true,
    codes: options.map(({ code }) => code).filter((code) => mayHave(circuit, name, code)),
  }));
  const nth = (place: number): Picks =>
    Object.fromEntries(groups.map(({ name, codes }) => [name, codes.slice(place % codes.length).slice(0, 1)]));
  const usual: Picks = Object.fromEntries(
    groups.map(({ name, isMany, codes }) => [name, isMany ? [] : codes.slice(0, 1)]),
  );
  const everything = Object.fromEntries(
    groups.map(({ name, isMany, codes }) => [name, isMany ? codes : (usual[name] ?? [])]),
  );
  const asked = new Set(groupsAsked(key, circuit));
  const changing = groups.filter(({ name }) => asked.has(name));
  const longest = Math.max(0, ...changing.map(({ codes }) => codes.length));
  const one = changing.flatMap(({ name, codes }) => codes.map((code): Picks => ({ ...usual, [name]: [code] })));
  const some = Array.from({ length: longest }, (_, place) => nth(place));
  const drawn = new Map<string, Drawn>();
  for (const picks of [usual, everything, ...(isOtherwiseFed(circuit) ? some : one)]) {
    if (!(circuit.when ?? []).every(holdsIn(picks))) continue;
    const chosen = chooseParts(circuit, holdsIn(picks));
    const parts = JSON.stringify(chosen);
    const told = `${key}, ${circuit.name}, ${JSON.stringify(picks)}`;
    const known = drawn.get(parts);
    drawn.set(parts, {
      key,
      name: circuit.name,
      picks: [...(known?.picks ?? []), picks],
      circuit: chosen,
      of: circuit,
      told,
    });
  }
  return [...drawn.values()];
}

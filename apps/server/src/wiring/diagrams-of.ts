import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { type Circuit, chooseParts, isPresent } from '@millrace/circuits';
import { evaluate, parseModelNumber, ruleAsker } from '@millrace/configurator';
import type { Slug, WrittenModelNumber } from '@millrace/contract';
import { refused } from '../problems/problem-error.ts';

export interface DiagramsAsked {
  slug: Slug;
  intrinsicallySafe: boolean;
  /** Of a family with a configurator: the whole number. */
  configurator?: WrittenModelNumber | undefined;
}

/** The name that heads them, and the wiring diagrams of a number with the parts that it has; a number may be wired in several ways. */
export interface Diagrams {
  title: string;
  circuits: Circuit[];
}

/**
 * Throws the catalogue's refusal where there is no such family. A family with a configurator has diagrams only of a whole number: of one
 * that is not, parts would be missing that its rules have not decided.
 */
export function diagramsOf(
  snapshot: Snapshot,
  { slug, intrinsicallySafe, configurator: number }: DiagramsAsked,
): Diagrams {
  const query = { isLive: true, isVizzy: false, include: [], intrinsicallySafe };
  const answered = answers.familyBySlug(snapshot, { params: { slug }, query }, anonymous);
  if (!answered.ok) throw refused(answered.refusal.code, answered.refusal.message);
  const { id, name, configurator } = answered.answer;
  const circuits = (snapshot.families.byId.get(id)?.circuits ?? []).map(({ circuit }) => circuit);
  if (configurator === null) return { title: name, circuits: circuits.map((one) => chooseParts(one, () => false)) };
  const read = parseModelNumber(configurator, number?.trim() ?? '');
  if (!read.ok) return { title: name, circuits: [] };
  const state = evaluate(configurator, read.selection);
  const holds = ruleAsker(configurator, state);
  return {
    title: state.itemNo,
    circuits: circuits.filter((one) => isPresent(one, holds)).map((one) => chooseParts(one, holds)),
  };
}

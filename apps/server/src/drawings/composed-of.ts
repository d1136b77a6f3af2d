import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { evaluate, parseModelNumber } from '@millrace/configurator';
import type { Slug, WrittenModelNumber } from '@millrace/contract';
import { type Composed, composePicture } from '@millrace/pictures';
import { settingsOf } from '../content/settings-of.ts';
import { refused } from '../problems/problem-error.ts';
import { withMeasuresInBoth } from './measures-in-both.ts';

export interface ComposedAsked {
  slug: Slug;
  intrinsicallySafe: boolean;
  configurator: WrittenModelNumber;
}

/**
 * The composed picture of a whole number, with the number as its title; null for one that is not whole and where the family has none.
 * Throws the catalogue's refusal where there is no such family.
 */
export function composedOf(
  snapshot: Snapshot,
  { slug, intrinsicallySafe, configurator: number }: ComposedAsked,
): { title: string; composed: Composed } | null {
  const query = { isLive: true, isVizzy: false, include: [], intrinsicallySafe };
  const answered = answers.familyBySlug(snapshot, { params: { slug }, query }, anonymous);
  if (!answered.ok) throw refused(answered.refusal.code, answered.refusal.message);
  const { id, configurator } = answered.answer;
  const pictures = (snapshot.families.byId.get(id)?.pictures ?? []).map(({ picture }) => picture);
  if (configurator === null || pictures.length === 0) return null;
  const read = parseModelNumber(configurator, number.trim());
  if (!read.ok) return null;
  const evaluation = evaluate(configurator, read.selection);
  const composed = composePicture(pictures, configurator, evaluation);
  const { 'brand.locale': locale } = settingsOf(snapshot);
  return composed === null ? null : { title: evaluation.itemNo, composed: withMeasuresInBoth(composed, locale) };
}

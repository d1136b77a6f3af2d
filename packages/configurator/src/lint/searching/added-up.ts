import type { Alternative, Bound, Compiled } from '../../compiled/compiled.ts';
import {
  type Mentions,
  mentionsOfBound,
  mentionsOfFact,
  mentionsOfMeasure,
  together,
} from '../../compiled/measures.ts';

const remembered = new WeakMap<Compiled, Mentions>();

/** All that rules and limits ask for through sums, facts and what tables give. */
export function addedUp(compiled: Compiled): Mentions {
  const known = remembered.get(compiled);
  if (known !== undefined) return known;
  const { groups, options, requires } = compiled;
  const lists = [
    ...groups.flatMap(({ showIf, hideIf, limits }) => [showIf, hideIf, ...limits.map((limit) => limit.if)]),
    ...options.flatMap(({ enableIf, disableIf, selectIf, limits }) => [
      ...[enableIf, disableIf, selectIf],
      ...limits.map((limit) => limit.if),
    ]),
    ...requires.flatMap((requirement) => [requirement.if, requirement.then]),
  ];
  const bounds = [...groups, ...options].flatMap(({ limits }) => limits.flatMap(({ min, max }) => [min, max]));
  const mentions = together([
    ...lists.flatMap((list) => list.flatMap(({ alternatives }) => alternatives.flatMap(addedIn))),
    ...bounds.filter((bound): bound is Bound => bound !== null && 'measure' in bound).map(mentionsOfBound),
  ]);
  remembered.set(compiled, mentions);
  return mentions;
}

function addedIn(alternative: Alternative): readonly Mentions[] {
  if (alternative.kind === 'fact') return [mentionsOfFact(alternative.fact)];
  if (alternative.kind !== 'compare') return [];
  return [alternative.left, alternative.right].flatMap((side) =>
    typeof side === 'number' || side.kind === 'value' || side.kind === 'attribute' ? [] : [mentionsOfMeasure(side)],
  );
}

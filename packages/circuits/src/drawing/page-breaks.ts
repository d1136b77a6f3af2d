import { extentOf, straightDown } from './extent.ts';
import type { Shape } from './shape.ts';

/** Least height in units of a band that a sheet may be cut in. */
const LEAST_GAP = 3;

/**
 * Heights at which a drawing may be cut into pages, from the top: nothing lies there but wires that go straight down. A heading stays with
 * what it stands over.
 */
export function pageBreaks(shapes: readonly Shape[]): number[] {
  const spans = shapes
    .filter((shape) => straightDown(shape) === null)
    .map((shape) => ({ ...extentOf(shape), isHeading: shape.tag === 'text' && shape.style === 'head' }))
    .toSorted((one, other) => one.top - other.top);
  const breaks: number[] = [];
  let reached = spans[0]?.bottom ?? 0;
  let isBelowHeading = spans[0]?.isHeading ?? false;
  for (const { top, bottom, isHeading } of spans) {
    if (top - reached >= LEAST_GAP && !isBelowHeading) breaks.push((reached + top) / 2);
    if (bottom >= reached) isBelowHeading = isHeading;
    reached = Math.max(reached, bottom);
  }
  return breaks;
}

import type { LintFinding } from '../data/evaluation.ts';
import { numberIn } from '../rules/compile-sum.ts';
import { groupPlace } from './places.ts';
import type { LintContext } from './searching/context.ts';

/** Ratings are by attributes that the options have. */
export function* checkRatings({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { index, name, data, options } of compiled.groups) {
    for (const [at, { of }] of (data.ratings ?? []).entries()) {
      if (options.some((option) => numberIn(option.data.attributes, of) !== undefined)) continue;
      const message = `Group "${name}": a rating is by "${of}", which no option has.`;
      const path = groupPlace({ index }, 'ratings', at, 'of');
      yield { code: 'rating-without-attribute', severity: 'error', group: name, path, message };
    }
  }
}

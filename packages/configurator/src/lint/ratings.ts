import type { LintFinding } from '../data/evaluation.ts';
import { numberIn } from '../rules/compile-sum.ts';
import type { LintContext } from './searching/context.ts';

/** Ratings are by attributes that the options have. */
export function* checkRatings({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { name, data, options } of compiled.groups) {
    for (const { of } of data.ratings ?? []) {
      if (options.some((option) => numberIn(option.data.attributes, of) !== undefined)) continue;
      const message = `Group "${name}": a rating is by "${of}", which no option has.`;
      yield { code: 'rating-without-attribute', severity: 'error', group: name, message };
    }
  }
}

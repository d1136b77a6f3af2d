import type { LintFinding } from '../data/evaluation.ts';
import { groupPlace } from './places.ts';
import type { LintContext } from './searching/context.ts';

/** Only a group that is not printed is asked for with the order: a printed one is part of the number. */
export function* checkOrders({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { index, name, data, printed } of compiled.groups) {
    if (data.withOrder !== true || !printed) continue;
    const message = `Group "${name}" is asked for with the order, but it is printed; set "printed" to false.`;
    const path = groupPlace({ index }, 'withOrder');
    yield { code: 'order-of-printed', severity: 'error', group: name, path, message };
  }
}

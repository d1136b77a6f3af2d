import type { LintFinding } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { dependencies } from './dependencies.ts';
import { type Edges, knotsOf, pathBack } from './knots.ts';
import type { LintContext } from './searching/context.ts';

/**
 * Rules must not run in a circle. Counted per option, through show, hide (also by `isLast`), enable, disable, select and number limits;
 * `disableCodes` and pairs never count (decisions 2).
 */
export function* checkCycles({ compiled }: LintContext): Iterable<LintFinding> {
  const graph = dependencies(compiled);
  for (const cycle of cyclesOf(graph.edges)) {
    const path = cycle.map((node) => present(graph.names[node]));
    const group = present(graph.groups[present(cycle[0])]);
    const [first = [], ...also] = cycle.map((node) => present(graph.places[node]));
    const message = `Rules run in a circle: ${[...path, path[0]].join(' → ')}.`;
    const places = { path: first, ...(also.length === 0 ? {} : { also }) };
    yield { code: 'cycle', severity: 'error', group, ...places, message, witness: { path } };
  }
  const factAt = (wanted: string): number => (compiled.data.facts ?? []).findIndex(({ name }) => name === wanted);
  for (const path of compiled.factCircles) {
    const message = `Facts follow from themselves: ${[...path, path[0]].join(' → ')}.`;
    const [first = [], ...also] = path.map((name) => ['facts', factAt(name)]);
    const places = { path: first, ...(also.length === 0 ? {} : { also }) };
    yield { code: 'cycle', severity: 'error', ...places, message, witness: { path } };
  }
}

/** One shortest cycle for each knot of the graph. */
function cyclesOf(edges: Edges): readonly (readonly number[])[] {
  const cycles: (readonly number[])[] = [];
  for (const knot of knotsOf(edges)) {
    const inside = new Set(knot);
    const shortest = knot
      .map((node) => pathBack(node, edges, inside))
      .filter((path) => path !== null)
      .sort((a, b) => a.length - b.length)[0];
    if (shortest !== undefined) cycles.push(shortest);
  }
  return cycles;
}

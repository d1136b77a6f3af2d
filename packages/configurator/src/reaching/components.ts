import type { Compiled, CompiledGroup, CompiledRequirement } from '../compiled/compiled.ts';
import { groupsOfList } from '../compiled/measures.ts';
import { present } from '../data/present.ts';
import { constraintsOf } from '../parsing/constraints.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';

/** Groups that rules tie together. No rule looks at two components. */
export interface Component {
  groups: readonly CompiledGroup[];
  requires: readonly CompiledRequirement[];
  tables: readonly CompiledTable[];
  /** Ids of the options that rules look at. */
  mentioned: ReadonlySet<number>;
  /** Ids of the options of which it matters how many pieces there are. */
  pieces: ReadonlySet<number>;
}

/** The groups that rules look at, by what ties them. Demands come last among `requires`, so their groups are decided first. */
export function componentsOf(compiled: Compiled): readonly Component[] {
  const constraints = constraintsOf(compiled);
  const parents = compiled.groups.map((_, index) => index);
  const rootOf = (index: number): number => {
    const parent = present(parents[index]);
    return parent === index ? index : rootOf(parent);
  };
  const tied = new Set<number>();
  for (const { kind, ids, groups, values } of constraints) {
    const own = [...ids.map((id) => present(compiled.options[id]).group), ...values];
    // An option that ends a number touches all groups after it.
    const touched = [...new Set([...own, ...(kind === 'ending' ? [] : groups)])];
    for (const index of touched) {
      tied.add(index);
      parents[rootOf(index)] = rootOf(present(touched[0]));
    }
  }
  tieEnds(compiled, tied, (a, b) => {
    parents[rootOf(a)] = rootOf(b);
  });
  const mentioned = new Set(constraints.flatMap(({ ids }) => ids));
  const pieces = new Set(constraints.flatMap((constraint) => constraint.pieces));
  const demanded = compiled.requires.toReversed().flatMap(({ then }) => groupsOfList(then));
  const order = [...new Set([...demanded, ...tied])].filter((index) => tied.has(index));
  const roots = [...new Set(order.map(rootOf))];
  return roots.map((root) => {
    const isIn = (index: number): boolean => tied.has(index) && rootOf(index) === root;
    return {
      groups: order.filter(isIn).map((index) => present(compiled.groups[index])),
      requires: compiled.requires.filter((each) => [...groupsOfList(each.if), ...groupsOfList(each.then)].some(isIn)),
      tables: compiled.tables.filter(({ columns }) => columns.some(({ group }) => isIn(group))),
      mentioned,
      pieces,
    };
  });
}

/** An option that ends the number decides whether later groups show. */
function tieEnds({ lastOptions }: Compiled, tied: Set<number>, tie: (a: number, b: number) => void): void {
  for (const { group } of lastOptions) for (const later of [...tied]) if (later > group) tie(later, group);
}

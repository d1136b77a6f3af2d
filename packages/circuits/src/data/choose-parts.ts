import type { Branch, Circuit, Conditional, Feed, Ladder, Node, Section, Supply } from './circuit.ts';
import { labelsUsed } from './walk.ts';

/** Whether one rule holds of the number that is drawn. */
export type Holds = (rule: string) => boolean;

/** Returns the circuit with the parts that are there under the given rules; readers of the result need not look at conditions again. */
export function chooseParts(circuit: Circuit, holds: Holds): Circuit {
  const { devices, name } = circuit;
  const chosen = {
    name,
    devices,
    supplies: present(circuit.supplies, holds).map((supply) => chooseOfSupply(supply, holds)),
    dryContacts: present(circuit.dryContacts ?? [], holds),
    notes: present(circuit.notes ?? [], holds),
  };
  const drawn = new Set(labelsUsed(chosen));
  const interlocks = (circuit.interlocks ?? []).filter((pair) => pair.every((label) => drawn.has(label)));
  return interlocks.length === 0 ? chosen : { ...chosen, interlocks };
}

/** Returns whether a conditional part is there. */
export const isPresent = ({ when }: Conditional, holds: Holds): boolean => (when ?? []).every(holds);

const present = <Part extends Conditional>(parts: readonly Part[], holds: Holds): Part[] =>
  parts.filter((part) => isPresent(part, holds));

const chooseOfSupply = ({ standby, ...supply }: Supply, holds: Holds): Supply => ({
  ...supply,
  ...(standby !== undefined && isPresent(standby, holds)
    ? { standby: { ...standby, incoming: present(standby.incoming, holds) } }
    : {}),
  incoming: present(supply.incoming ?? [], holds),
  branches: present(supply.branches ?? [], holds).map(
    ({ starDelta, capacitors, ...branch }): Branch => ({
      ...branch,
      through: present(branch.through, holds),
      ...(starDelta !== undefined && isPresent(starDelta, holds) ? { starDelta } : {}),
      ...(capacitors !== undefined && isPresent(capacitors, holds) ? { capacitors } : {}),
    }),
  ),
  ladders: present(supply.ladders ?? [], holds).flatMap((ladder) => chooseOfLadder(ladder, holds)),
});

/** A ladder that no feed is there for is left out. */
function chooseOfLadder(ladder: Ladder, holds: Holds): Ladder[] {
  const feed: Feed | undefined = present(ladder.feeds, holds)[0];
  if (feed === undefined) return [];
  const sections = present(ladder.sections, holds).map(
    (section): Section => ({
      ...section,
      rungs: present(section.rungs, holds).flatMap((rung) => {
        const of = chooseOfNode(rung.of, holds);
        return of === null ? [] : [{ ...rung, of }];
      }),
    }),
  );
  return [{ ...ladder, feeds: [feed], sections: sections.filter(({ rungs }) => rungs.length > 0) }];
}

/**
 * The node with its parts; null when it is not there. A part that is absent from a series is a wire, one that is absent from a parallel is
 * nothing, and a series that has lost its load goes with it.
 */
function chooseOfNode(node: Node, holds: Holds): Node | null {
  if (!isPresent(node, holds)) return null;
  if ('series' in node) {
    const series = node.series.flatMap((one) => chooseOfNode(one, holds) ?? []);
    const lostItsLoad = hasLoad(node) && !series.some(hasLoad);
    return lostItsLoad || series.length === 0 ? null : { series };
  }
  if ('parallel' in node) {
    const parallel = node.parallel.flatMap((one) => chooseOfNode(one, holds) ?? []);
    return parallel.length === 0 ? null : parallel.length === 1 ? (parallel[0] ?? null) : { parallel };
  }
  return node;
}

/** Returns whether a load stands anywhere in the node. */
export function hasLoad(node: Node): boolean {
  if ('series' in node) return node.series.some(hasLoad);
  if ('parallel' in node) return node.parallel.some(hasLoad);
  return 'load' in node;
}

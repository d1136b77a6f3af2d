import type { Circuit, Conditional, Contact, Feed, Ladder, Load, Node, Rules } from './circuit.ts';

/** Every leaf of a node, from the left. */
export function leavesOf(node: Node): readonly (Contact | Load)[] {
  if ('series' in node) return node.series.flatMap(leavesOf);
  if ('parallel' in node) return node.parallel.flatMap(leavesOf);
  return [node];
}

/** Every ladder of a circuit. */
export const laddersOf = (circuit: Circuit): Ladder[] => circuit.supplies.flatMap(({ ladders }) => ladders ?? []);

/** Every leaf of every rung. */
export const rungLeaves = (circuit: Circuit): (Contact | Load)[] =>
  laddersOf(circuit).flatMap(({ sections }) =>
    sections.flatMap(({ rungs }) => rungs.flatMap(({ of }) => leavesOf(of))),
  );

/** Every use of a label; what a device senses is used where the device is. */
export function labelsUsed(circuit: Circuit): string[] {
  const drawn = labelsDrawn(circuit);
  const sensed = [...new Set(drawn)].flatMap((label) => circuit.devices[label]?.senses?.contact ?? []);
  return [...drawn, ...sensed];
}

function labelsDrawn(circuit: Circuit): string[] {
  const across = circuit.supplies.flatMap(({ incoming, standby, branches }) => [
    ...(incoming ?? []),
    ...(standby?.incoming ?? []),
    ...(branches ?? []).flatMap(({ through }) => through),
  ]);
  const starDeltas = circuit.supplies.flatMap(({ branches }) =>
    (branches ?? []).flatMap(({ starDelta }) => (starDelta === undefined ? [] : [starDelta.delta, starDelta.star])),
  );
  const capacitors = circuit.supplies.flatMap(({ branches }) =>
    (branches ?? []).flatMap(({ capacitors: some }) => (some === undefined ? [] : [some.run, some.start, some.relay])),
  );
  const ladders = laddersOf(circuit);
  return [
    ...across.map(({ device }) => device),
    ...starDeltas,
    ...capacitors,
    ...circuit.supplies.flatMap(({ branches }) => (branches ?? []).map(({ load }) => load)),
    ...ladders.flatMap(({ feeds }) => feeds.flatMap(labelsOfFeed)),
    ...ladders.flatMap(({ sections }) => sections.flatMap(({ fuse }) => fuse ?? [])),
    ...rungLeaves(circuit).map((leaf) => ('load' in leaf ? leaf.load : leaf.contact)),
    ...(circuit.dryContacts ?? []).map(({ contact }) => contact),
  ];
}

const labelsOfFeed = ({ fuses, through, secondary }: Feed): string[] =>
  [...fuses, through ?? '', secondary ?? ''].filter((label) => label !== '');

/** Every rule that the circuit depends on, each once; its own `when` among them. */
export function rulesOf(circuit: Circuit): string[] {
  const found = new Set<string>();
  const add = (rules: Rules | undefined): void => {
    for (const rule of rules ?? []) found.add(rule);
  };
  const visit = (node: Node): void => {
    add(node.when);
    for (const child of 'series' in node ? node.series : 'parallel' in node ? node.parallel : []) visit(child);
  };
  add(circuit.when);
  const parts: Conditional[] = [
    ...circuit.supplies,
    ...circuit.supplies.flatMap(({ incoming, branches }) => [...(incoming ?? []), ...(branches ?? [])]),
    ...circuit.supplies.flatMap(({ standby }) => (standby === undefined ? [] : [standby, ...standby.incoming])),
    ...circuit.supplies.flatMap(({ branches }) =>
      (branches ?? []).flatMap(({ through, starDelta, capacitors }) => [
        ...through,
        ...(starDelta === undefined ? [] : [starDelta]),
        ...(capacitors === undefined ? [] : [capacitors]),
      ]),
    ),
    ...laddersOf(circuit).flatMap((ladder) => [ladder, ...ladder.feeds, ...ladder.sections]),
    ...(circuit.dryContacts ?? []),
    ...(circuit.notes ?? []),
  ];
  for (const { when } of parts) add(when);
  for (const { sections } of laddersOf(circuit))
    for (const { rungs } of sections)
      for (const rung of rungs) {
        add(rung.when);
        visit(rung.of);
      }
  return [...found];
}

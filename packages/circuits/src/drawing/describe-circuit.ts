import { hasLoad } from '../data/choose-parts.ts';
import type { Capacitors, Circuit, Contact, Ladder, Node, StarDelta } from '../data/circuit.ts';
import { terminalsOf } from '../data/star-delta.ts';

/** Says in sentences all that a diagram shows, for a person who does not see it. */
export function describeCircuit({
  supplies,
  devices,
  interlocks = [],
  dryContacts = [],
  notes = [],
}: Circuit): string[] {
  const named = (label: string): string => `${label} (${devices[label]?.words ?? ''})`;
  const fed = supplies.flatMap(({ words, conductors, incoming = [], standby, branches = [], ladders = [] }) => [
    `Supply: ${words}, on ${conductors.join(', ')}${through(incoming.map(({ device }) => named(device)))}.`,
    ...(standby === undefined
      ? []
      : [`${standby.words}, on the same lines${through(standby.incoming.map(({ device }) => named(device)))}.`]),
    ...branches.flatMap((branch) => [
      `${named(branch.load)} on ${branch.lines.map((mark) => lineWords(mark, terminalsOf(branch))).join(', ')}${through(branch.through.map(({ device }) => named(device)))}.`,
      ...(branch.starDelta === undefined ? [] : starDeltaSentences(branch.starDelta, named)),
      ...(branch.capacitors === undefined ? [] : capacitorSentences(branch.capacitors, named)),
    ]),
    ...ladders.flatMap((ladder) => rungSentences(ladder, named)),
  ]);
  const sensed = Object.entries(devices).flatMap(([label, { senses }]) =>
    senses === undefined || !JSON.stringify(supplies).includes(`"${label}"`)
      ? []
      : [`${label} senses ${named(senses.contact)} on terminals ${senses.terminals.join(' and ')}.`],
  );
  const apart = interlocks.map((pair) => `A mechanism keeps ${pair.map(named).join(' and ')} from closing together.`);
  const dry = dryContacts.map(
    ({ contact, normally, terminals, words }) =>
      `Dry contact of ${contact} on terminals ${terminals.join(' and ')}, ${normally ?? 'open'} at rest: ${words}.`,
  );
  return [...fed, ...apart, ...sensed, ...dry, ...notes.map(({ words }) => words)];
}

function starDeltaSentences({ star, delta, windings }: StarDelta, named: (label: string) => string): string[] {
  const joined = windings.map(({ ends: [, second], delta: line }) => `${line} to terminal ${second}`);
  return [
    `${named(star)} joins terminals ${windings.map(({ ends: [, second] }) => second).join(', ')}.`,
    `${named(delta)} joins ${joined.join(', ')}.`,
  ];
}

function capacitorSentences(
  { run, start, relay, leads: [main, common, winding] }: Capacitors,
  named: (label: string) => string,
): string[] {
  return [
    `${named(run)} is between terminals ${main} and ${winding}, and so is ${named(start)} while ${relay} is at rest.`,
    `${named(relay)} is between terminals ${winding} and ${common}.`,
  ];
}

const through = (devices: readonly string[]): string => (devices.length === 0 ? '' : ` through ${devices.join(', ')}`);

function lineWords(mark: string, terminals: Readonly<Record<string, string>> | undefined): string {
  const terminal = terminals?.[mark];
  return terminal === undefined || terminal === mark ? mark : `${mark} to terminal ${terminal}`;
}

function rungSentences({ words, feeds, sections }: Ladder, named: (label: string) => string): string[] {
  const source = feeds.map(({ from, through: source, fuses, secondary = '', volts }) => {
    const parts = [...fuses, source ?? '', secondary].filter((label) => label !== '').map(named);
    return `${words}, ${volts}: from ${from.join(' and ')}${through(parts)}.`;
  });
  return [
    ...source,
    ...sections.flatMap(({ fuse, rungs }) => [
      ...(fuse === undefined ? [] : [`After ${named(fuse)}:`]),
      ...rungs
        .flatMap(({ of }) => loadsOf(of, []))
        .map(
          ({ load, when }) => `${named(load)} is live ${when.length === 0 ? 'always' : `while ${when.join(' and ')}`}.`,
        ),
    ]),
  ];
}

/** Every load of a rung with what must be closed for it. */
function loadsOf(node: Node, closed: readonly string[]): { load: string; when: readonly string[] }[] {
  if ('load' in node) return [{ load: node.load, when: closed }];
  if ('parallel' in node) return node.parallel.flatMap((one) => loadsOf(one, closed));
  if (!('series' in node)) return [];
  const all = [...closed, ...node.series.filter((one) => !hasLoad(one)).map(conditionOf)];
  return node.series.filter(hasLoad).flatMap((one) => loadsOf(one, all));
}

function conditionOf(node: Node): string {
  if ('series' in node) return node.series.map(conditionOf).join(' and ');
  if ('parallel' in node) return `(${node.parallel.map(conditionOf).join(' or ')})`;
  return 'contact' in node ? contactWords(node) : '';
}

function contactWords({ contact, position, normally, terminals }: Contact): string {
  const where = terminals === undefined ? '' : ` (terminals ${terminals.join(' and ')})`;
  if (position !== undefined) return `${contact} is at ${position}${where}`;
  return `${contact}${where} is ${normally === 'closed' ? 'at rest' : 'operated'}`;
}

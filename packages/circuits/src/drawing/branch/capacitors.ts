import type { Capacitors, Circuit } from '../../data/circuit.ts';
import { contactSymbol } from '../contact-symbols.ts';
import { coil } from '../load-symbols.ts';
import { type Drawn, dot, line, terminal, text } from '../shape.ts';

/** From one row to the next: room for a label. */
const ROW = 46;
/** The room that the capacitors take between the starter and the terminals. */
export const CAPACITORS = 150;

/** The rows of run capacitor, start capacitor and relay under those of the lines. */
export const capacitorRows = (lastLine: number): { run: number; start: number; relay: number } => ({
  run: lastLine + ROW,
  start: lastLine + 2 * ROW,
  relay: lastLine + 3 * ROW,
});

export interface CapacitorsPlace {
  /** The heights of the two lines. */
  lines: readonly [number, number];
  rows: ReturnType<typeof capacitorRows>;
  /** The first free place after the starter. */
  left: number;
  /** The terminals. */
  stripX: number;
  /** The height at which the wire of the start lead ends. */
  endAt(y: number): number;
}

/** Both capacitors between the first line and the start lead, and the relay between that and the second line. */
export function drawCapacitors(
  { run, start, relay, leads: [, , lead] }: Capacitors,
  devices: Circuit['devices'],
  { lines: [main, common], rows, left, stripX, endAt }: CapacitorsPlace,
): Drawn {
  // The first wires go down past the contactor, in its column.
  const [tap, joint] = [left - 20, stripX - 26];
  const [contactX, capacitorX] = [tap + 40, tap + 100];
  const contact = contactSymbol('relay', contactX, rows.start, 'closed');
  const wound = coil((tap + joint) / 2, rows.relay, relay, devices[relay] ?? { kind: 'relay', words: '' });
  const capacitor = (label: string, y: number, from: number): Drawn => {
    const { reach, drawn } = contactSymbol('capacitor', capacitorX, y, 'closed');
    return [
      line(from, y, capacitorX - reach, y),
      line(capacitorX + reach, y, joint, y),
      drawn,
      text('label', capacitorX, y - 18, label),
    ];
  };
  return [
    dot(tap, main),
    line(tap, main, tap, rows.start),
    dot(tap, rows.run),
    capacitor(run, rows.run, tap),
    line(tap, rows.start, contactX - contact.reach, rows.start),
    contact.drawn,
    text('label', contactX, rows.start - 18, relay),
    capacitor(start, rows.start, contactX + contact.reach),
    dot(joint, rows.run),
    dot(joint, rows.start),
    line(joint, rows.run, joint, rows.relay),
    line(joint, rows.relay, (tap + joint) / 2 + wound.reach, rows.relay),
    wound.drawn,
    line((tap + joint) / 2 - wound.reach, rows.relay, tap - 14, rows.relay),
    line(tap - 14, rows.relay, tap - 14, common),
    dot(tap - 14, common),
    line(joint, rows.run, stripX, rows.run),
    line(stripX, rows.run, endAt(rows.run), rows.run, 'field'),
    terminal(stripX, rows.run),
    text('mark', stripX, rows.run - 8, lead),
  ];
}

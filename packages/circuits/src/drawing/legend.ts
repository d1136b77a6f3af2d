import type { Circuit, Device, DryContact } from '../data/circuit.ts';
import { labelsUsed } from '../data/walk.ts';
import { contactSymbol, labelLift, ladderKind } from './contact-symbols.ts';
import { type Drawn, line, linesOf, terminal, text, widthOf } from './shape.ts';

const ROW = 19;
const LEFT = 24;

interface Block {
  drawn: Drawn;
  bottom: number;
}

/** Draws the meaning of each label, in two columns, and the notes. */
export function drawLegend({ devices, notes = [], ...rest }: Circuit, width: number, top: number): Block {
  // In the order of use: a database does not keep the order of keys.
  const entries = [...new Set(labelsUsed({ devices, ...rest }))].flatMap((label) => {
    const device = devices[label];
    return device === undefined ? [] : [[label, device] as const];
  });
  const perColumn = Math.ceil(entries.length / 2);
  const gap = Math.max(0, ...entries.map(([label]) => widthOf(label, 'label'))) + 14;
  const column = (width - LEFT) / 2;
  const drawn: Drawn[] = entries.map(([label, { words }], nth) => {
    const x = LEFT + (nth < perColumn ? 0 : column);
    const y = top + ROW * (nth % Math.max(1, perColumn));
    return [text('label', x, y, label, 'start'), text('words', x + gap, y, words, 'start')];
  });
  let y = top + ROW * perColumn + 10;
  for (const { words } of notes)
    for (const row of linesOf(words, 'words', width - 2 * LEFT)) {
      drawn.push(text('words', LEFT, y, row, 'start'));
      y += ROW;
    }
  return { drawn, bottom: y };
}

const DRY_ROW = 50;

/** Contacts that are free for others, one under the other. */
export function drawDryContacts(contacts: readonly DryContact[], devices: Circuit['devices'], top: number): Block {
  const drawn: Drawn[] = [text('head', LEFT, top, 'Dry contacts', 'start')];
  contacts.forEach(({ contact, normally = 'open', terminals, words }, nth) => {
    const y = top + 46 + nth * DRY_ROW;
    const kind = kindOf(devices[contact]);
    const { reach, drawn: symbol } = contactSymbol(kind, 130, y, normally);
    drawn.push(
      line(64, y, 130 - reach, y),
      line(130 + reach, y, 196, y),
      symbol,
      text('label', 130, y - labelLift(kind), contact),
      [60, 200].map((x, end) => [terminal(x, y), text('mark', x, y + 17, terminals[end] ?? '')]),
      text('words', 226, y + 4, words, 'start'),
    );
  });
  return { drawn, bottom: top + 46 + contacts.length * DRY_ROW };
}

const kindOf = (device: Device | undefined) => ladderKind(device?.kind ?? 'relay');

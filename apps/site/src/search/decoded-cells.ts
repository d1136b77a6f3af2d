import type { DecodedNumber } from '@millrace/contract';
import type { PlateCell } from '../nameplate/plate-cells.ts';

const STATE: Record<DecodedNumber['cells'][number]['state'], PlateCell['state']> = {
  right: 'filled',
  wrong: 'wrong',
  unread: 'unread',
};

/** The cells of a number as it was typed; the characters between cells stand as in the text. */
export function decodedCells({ cells }: Pick<DecodedNumber, 'cells'>, text: string): PlateCell[] {
  const searched = text.toLowerCase();
  let at = 0;
  return cells.map((cell, index) => {
    const from = searched.indexOf(cell.text.toLowerCase(), at);
    const between = from < 0 ? '-' : text.slice(at, from);
    if (from >= 0) at = from + cell.text.length;
    const separator = index === 0 ? '' : between;
    return { group: `${cell.group} ${index}`, name: cell.group, text: cell.text, separator, state: STATE[cell.state] };
  });
}

export interface Verdict {
  /** `A number of Tern Duplex Control Panels, ` and its fault. */
  lead: string;
  fault: string;
  /** The one sentence that names the wrong cell, and what to make of the others. */
  sentence: { lead: string; rest: string };
}

/** The plate in words. */
export function verdict({ family, cells, complete, fits }: DecodedNumber): Verdict {
  const lead = `A number of ${family.name}`;
  if (complete) return { lead, fault: '', sentence: { lead: 'Every cell is right.', rest: '' } };
  const index = cells.findIndex((cell) => cell.state === 'wrong');
  const wrong = cells[index];
  if (wrong === undefined) {
    const rest =
      fits.length === 0 ? 'Open the family to choose the rest.' : 'What is written is right; these are whole.';
    return { lead: `${lead}, `, fault: 'not complete yet', sentence: { lead: '', rest } };
  }
  const named =
    wrong.group === '' ? `“${wrong.text}” belongs to no cell.` : `${wrong.group} takes no ${wrong.text} here.`;
  const before = index === 1 ? 'The cell before it is right.' : index > 1 ? 'The cells before it are right.' : '';
  return {
    lead: `${lead}, `,
    fault: 'one cell does not fit',
    sentence: { lead: named, rest: `${before} ${afterWords(cells.length - index - 1, fits.length)}`.trim() },
  };
}

function afterWords(unread: number, fits: number): string {
  if (fits === 0) return 'No single code mends it: open the family and choose anew from there.';
  const codes = fits === 1 ? 'the code below' : fits === 2 ? 'either code below' : 'any code below';
  if (unread === 0) return fits === 1 ? 'This code fits.' : 'These codes fit.';
  return `${unread === 1 ? 'The cell after it fits' : 'The cells after it fit'} with ${codes}.`;
}

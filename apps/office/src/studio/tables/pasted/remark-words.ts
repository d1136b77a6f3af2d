import type { NotRecognised, Remark } from '@millrace/studio';

/** A cell as spreadsheets name it: B3. */
export const cellName = ({ row, column }: Pick<Remark, 'row' | 'column'>): string => `${columnName(column)}${row + 1}`;

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** A remark about a cell of a pasted table as a sentence. */
export function remarkWords(remark: Remark): string {
  const text = remark.text.trim() === '' ? 'An empty cell' : `“${remark.text.trim()}”`;
  switch (remark.code) {
    case 'unknown-option':
      return `${text} is no option of ${remark.group ?? 'the group'}; its row or column is left out.`;
    case 'unknown-mark':
      return `${text} is no mark that says yes or no; the cell says nothing.`;
    case 'unreadable-price':
      return `${text} is no price that can be read; the cell is left out.`;
    case 'unreadable-number':
      return `${text} is no number and no range for ${remark.group ?? 'the group'}; its row is left out.`;
    case 'unknown-column':
      return `The column ${text} names no group, and holds no numbers that a row could give.`;
    case 'said-otherwise':
      return `${text} says otherwise than ${cellName(remark.first)} of the same two options, which is kept.`;
    case 'other-words':
      return `${text} are the words of another option of ${remark.group} than ${remark.option}, which is kept.`;
    case 'footnote':
      return `${text} has a footnote (${remark.mark}): a rule of its own, which no mark says.`;
    case 'left-out':
      return `${text} belongs to no row of the table and is passed over.`;
    case 'filled-down':
      return 'An empty cell means the one above it.';
    case 'not-made':
      return `The row of ${text} has no price and is not made.`;
    case 'no-price':
      return 'No price stands here: on request.';
  }
}

const WHY: Readonly<Record<NotRecognised['why'], string>> = {
  empty: 'Nothing but empty cells was pasted.',
  'one-cell': 'A single cell is no table. Copy the head row and the first column with it.',
  'no-labels': 'No cell of its first rows and columns is an option of this configurator.',
  'one-group': 'Options of one group alone stand in it. A table needs the options of a second one.',
  'no-marks': 'Two groups were found, but what stands between them is neither marks nor prices.',
};

/** Says why a pasted table fits nothing, with the group that is nearest. */
export function notRecognisedWords({ why, nearest }: NotRecognised): string {
  if (nearest === null) return WHY[why];
  const { group, found, of, unknown } = nearest;
  const missing =
    unknown.length === 0 ? '' : ` Not among its options: ${unknown.map((text) => `“${text.trim()}”`).join(', ')}.`;
  return `${WHY[why]} Nearest is ${group}, with ${found} of ${of} labels.${missing}`;
}

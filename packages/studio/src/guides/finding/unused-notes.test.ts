import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from '../cells/grid.ts';
import { gathered } from '../testing/gathered.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import { unusedNotes } from './unused-notes.ts';

type Rows = Parameters<typeof sheetOf>[0];

const groups = [gathered('Motor', []), gathered('Voltage', [])];
/** Notes below a first row whose only cell is a code. */
function told(rows: Rows, begin: 'code' | 'words' = 'code') {
  const uses: Uses = new Map([['0:0:0', begin]]);
  const grid = gridOf(sheetOf([['A'], ...rows]), 0, '.', () => false);
  const notes = unusedNotes([grid], uses, groups).map(({ at, text }) => `${at.row}:${at.column} ${text}`);
  return { notes, titles: [...uses].flatMap(([key, as]) => (as === 'title' ? [key.slice(2)] : [])) };
}
const made = (text: string, place = '1:0') => [`${place} Nothing was made of “${text}”.`];

describe('of a cell that nothing was made of', () => {
  test.each<[string, Rows, string[]]>([
    ['it is told', [['Gizmo']], made('Gizmo')],
    ['of a long text its beginning', [['x'.repeat(61)]], made(`${'x'.repeat(59)}…`)],
    ['of 60 signs all', [['x'.repeat(60)]], made('x'.repeat(60))],
    ['and one below it', [['Gizmo'], ['More']], ['1:0 Nothing was made of “Gizmo” and the cell below it.']],
    ['and several', [['Gizmo'], ['More'], ['And more']], ['1:0 Nothing was made of “Gizmo” and the 2 cells below it.']],
    ['each column for itself', [['Gizmo', 'Other']], [...made('Gizmo'), ...made('Other', '1:1')]],
    ['not of headings of notes, or signs of a frame', [['Notes:'], ['|'], ['Legend'], ['Hinweise']], []],
    ['not of lines about the page', [['continued on page 3'], ['Page 3']], []],
    ['not of a legend of signs', [['x = available; – = not made']], []],
    ['not of a legend of prices', [['N/C: no charge']], []],
    ['but of other words with a colon', [['Gizmo: no charge']], made('Gizmo: no charge')],
    ['not of a row that shows the form of the number', [['Motor', '-', 'Voltage']], []],
    ['but of one name alone', [['Motor', '-']], [...made('Motor'), ...made('-', '1:1')]],
    [
      'and of names beside a sentence',
      [['Motor', 'Voltage', 'and a sentence that is long']],
      [...made('Motor'), ...made('Voltage', '1:1'), ...made('and a sentence that is long', '1:2')],
    ],
  ])('%s', (_, rows, notes) => expect(told(rows).notes).toEqual(notes));
});

test('above the first code, mark or heading a cell is a title, and so is what is not told', () => {
  expect(told([['Gizmo']], 'words')).toEqual({ notes: [], titles: ['1:0'] });
  expect(told([['Page 3'], ['Motor', 'Voltage']]).titles).toEqual(['1:0', '2:0', '2:1']);
  expect(told([['Gizmo']]).titles).toEqual([]);
});

import { getSchema } from '@tiptap/core';
import type { Node as RichNode } from '@tiptap/pm/model';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { CellSelection, tableEditing } from '@tiptap/pm/tables';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanPasted } from '../clean-paste.ts';
import { extensions } from '../extensions.ts';
import { isExpressible, isSameText, readRich, writeRich } from '../round-trip.ts';
import {
  hasHeadRow,
  insertTable,
  leaveTable,
  removeTable,
  removeWholeTable,
  tableTools,
  toggleHeadRow,
} from './table-commands.ts';
import { partsOf } from './table-markup.ts';

const { window } = new JSDOM('');
beforeEach(() => {
  vi.stubGlobal('DOMParser', window.DOMParser);
});
const again = (html: string): string => writeRich(readRich(html));
const PLAIN = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';
const HEADED =
  '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';

describe('a table is written as it was', () => {
  test.each([
    ['plain', PLAIN],
    ['with headings', HEADED],
    ['with a caption', `<p>x</p>${PLAIN.replace('<table>', '<table><caption>Sizes, <em>mm</em></caption>')}<p>y</p>`],
    [
      'with headings in its rows, and no head',
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
    ],
    [
      'with cells over several',
      '<table><thead><tr><th rowspan="2">a</th><th colspan="2" scope="col">b</th></tr><tr><th>c</th><th>d</th></tr></thead><tbody><tr><td colspan="3">e</td></tr></tbody></table>',
    ],
    ['in two bodies', '<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>'],
    ['with its head last', '<table><tbody><tr><td>a</td></tr></tbody><thead><tr><th>b</th></tr></thead></table>'],
    ['with empty cells', '<table><tbody><tr><td></td><td></td></tr></tbody></table>'],
    [
      'with blocks in its cells',
      '<table><tbody><tr><td><p>a</p><p>b</p></td><td>c<ul><li>d</li></ul></td><td><img src="/media/a.svg" alt=""></td></tr></tbody></table>',
    ],
    ['in a list and a quote', `<ul><li><p>a</p>${PLAIN}</li></ul><blockquote>${HEADED}</blockquote>`],
  ])('%s', (_, html) => {
    expect(again(html)).toBe(html);
    expect(isExpressible(html)).toBe(true);
  });
  test.each([
    ['without sections', '<table><tr><td>a</td></tr></table>'],
    ['with spans of one', '<table><tbody><tr><td colspan="1" rowspan="1">a</td></tr></tbody></table>'],
    ['with a paragraph in a cell', '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>'],
    ['with lines between', '<table>\n<tbody>\n<tr>\n<td>\na\n</td>\n</tr>\n</tbody>\n</table>'],
    ['with an empty caption', '<table><caption></caption><tbody><tr><td>a</td></tr></tbody></table>'],
  ])('or so that it looks the same: %s', (_, html) => {
    expect(again(html)).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>');
    expect(isExpressible(html)).toBe(true);
  });
  test.each([
    [
      'at the end of a row',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>',
    ],
    [
      'below a head that is wider, beside a cell over two rows',
      '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td></tr><tr></tr></tbody></table>',
      '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    ],
  ])('but for cells that were missing, which are empty then: %s', (_, html, whole) => {
    expect(again(html)).toBe(whole);
    expect(isExpressible(html)).toBe(true);
    expect(again(whole)).toBe(whole);
  });
  test.each([
    [
      'a cell over another',
      '<table><tbody><tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr></tbody></table>',
    ],
    [
      'a cell that ends below its section',
      '<table><tbody><tr><td rowspan="3">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    ['a table within a cell', `<table><tbody><tr><td>${PLAIN}</td></tr></tbody></table>`],
  ])('and is left to its source with %s', (_, html) => {
    expect(readRich(html).firstChild?.type.name).toBe('sourceTable');
    expect(again(html)).toBe(html);
    expect(isExpressible(html)).toBe(true);
  });
  test('and tables that look different are told apart', () => {
    expect(isSameText(PLAIN, PLAIN.replaceAll('td>', 'th>'))).toBe(false);
    expect(isSameText(PLAIN, PLAIN.replace('<td>', '<td colspan="2">'))).toBe(false);
    expect(isSameText(PLAIN, HEADED)).toBe(false);
    expect(isSameText(PLAIN, PLAIN.replace('<table>', '<table><caption>x</caption>'))).toBe(false);
  });
});

/** Whatever the compile allows in a table: sections, headings with a scope, spans that fit, and words and blocks in the cells. */
const words = fc.constantFrom(
  '',
  'a',
  'A &amp; b',
  '<strong>s</strong> t',
  'H<sub>2</sub>O<br>x',
  '<a href="/x">l</a>',
);
const inCell = fc.oneof(
  words,
  fc.constantFrom('<p>a</p><p>b</p>', 'c<ul><li>d</li></ul>', '<h3>e</h3><p>f</p>', '<hr>'),
);
const cell = fc.record({
  isHead: fc.boolean(),
  scope: fc.constantFrom('', ' scope="col"', ' scope="row"'),
  across: fc.integer({ min: 1, max: 3 }),
  down: fc.integer({ min: 1, max: 3 }),
  inside: inCell,
});
const anyTable = fc
  .record({
    width: fc.integer({ min: 1, max: 4 }),
    sections: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    isHeaded: fc.boolean(),
    caption: words,
    cells: fc.array(cell, { minLength: 1, maxLength: 12 }),
  })
  .map(({ width, sections, isHeaded, caption, cells }) => {
    let next = 0;
    const written = sections.map((height, at) => {
      const taken = Array.from({ length: height }, () => new Set<number>());
      const rows = taken.map((here, row) => {
        let html = '';
        for (let column = 0; column < width; column++) {
          if (here.has(column)) continue;
          const given = cells[next++ % cells.length];
          if (given === undefined) continue;
          let across = 1;
          while (across < given.across && column + across < width && !here.has(column + across)) across++;
          const down = Math.min(given.down, height - row);
          for (const below of taken.slice(row, row + down))
            for (let one = column; one < column + across; one++) below.add(one);
          const spans = `${across > 1 ? ` colspan="${across}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`;
          html += given.isHead ? `<th${given.scope}${spans}>${given.inside}</th>` : `<td${spans}>${given.inside}</td>`;
        }
        return `<tr>${html}</tr>`;
      });
      const name = isHeaded && at === 0 ? 'thead' : 'tbody';
      return `<${name}>${rows.join('')}</${name}>`;
    });
    return `<table>${caption === '' ? '' : `<caption>${caption}</caption>`}${written.join('')}</table>`;
  });

test('whatever the compile allows in a table, nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyTable, fc.constant('<p>between</p>')), { maxLength: 3 }), (blocks) => {
      const html = blocks.join('');
      expect([isExpressible(html), html]).toEqual([true, html]);
      expect(again(again(html))).toBe(again(html));
    }),
    { numRuns: 80 },
  );
});

const schema = getSchema(extensions);
/** An editor without a window, its cursor in the first place of a text where these words are. */
function editing(html: string, at = '') {
  // The schema of the reader is another of the same kind.
  const doc = schema.nodeFromJSON(readRich(html).toJSON());
  let pos = 1;
  doc.descendants((node, found) => {
    if (at !== '' && node.isText && node.text === at) pos = found;
  });
  let state = EditorState.create({ doc, plugins: [tableEditing()] });
  state = state.apply(state.tr.setSelection(TextSelection.near(doc.resolve(pos))));
  return {
    run: (command: Command): boolean => command(state, (tr) => (state = state.apply(tr))),
    state: () => state,
    html: () => writeRich(state.doc),
    select: (from: string, to: string) => {
      const cells = cellsOf(state.doc);
      const of = (text: string) => cells.find(({ node }) => node.textContent === text)?.pos ?? 0;
      state = state.apply(state.tr.setSelection(CellSelection.create(state.doc, of(from), of(to))));
    },
    selectCells: (from: number, to: number) => {
      const cells = cellsOf(state.doc);
      const [one, other] = [cells[from % cells.length], cells[to % cells.length]];
      if (one === undefined || other === undefined) return;
      state = state.apply(state.tr.setSelection(CellSelection.create(state.doc, one.pos, other.pos)));
    },
  };
}
const cellsOf = (doc: RichNode): { node: RichNode; pos: number }[] => {
  const cells: { node: RichNode; pos: number }[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === 'tableCell' || node.type.name === 'tableHeader') cells.push({ node, pos });
  });
  return cells;
};
const tool = (words: string): Command => tableTools.find((one) => one.words === words)?.run ?? (() => false);

describe('a table is changed', () => {
  test('a new one has a row of headings', () => {
    const text = editing('<p>x</p>');
    expect(text.run(insertTable)).toBe(true);
    const row = (cell: string) => `<tr>${cell.repeat(3)}</tr>`;
    const table = `<table><thead>${row('<th scope="col"></th>')}</thead><tbody>${row('<td></td>').repeat(2)}</tbody></table>`;
    expect(text.html()).toContain(table);
    expect(text.run(insertTable)).toBe(false);
    expect(text.run(removeTable)).toBe(true);
    expect(text.html()).not.toContain('<table');
  });
  test.each([
    ['Row above', 'c', '<tr><td>a</td><td>b</td></tr><tr><td></td><td></td></tr><tr><td>c</td><td>d</td></tr>'],
    ['Row below', 'c', '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr><tr><td></td><td></td></tr>'],
    ['Column left', 'b', '<tr><td>a</td><td></td><td>b</td></tr><tr><td>c</td><td></td><td>d</td></tr>'],
    ['Column right', 'b', '<tr><td>a</td><td>b</td><td></td></tr><tr><td>c</td><td>d</td><td></td></tr>'],
    ['Remove row', 'a', '<tr><td>c</td><td>d</td></tr>'],
    ['Remove column', 'a', '<tr><td>b</td></tr><tr><td>d</td></tr>'],
  ])('%s', (words, at, rows) => {
    const text = editing(PLAIN, at);
    expect(text.run(tool(words))).toBe(true);
    expect(text.html()).toBe(`<table><tbody>${rows}</tbody></table>`);
  });
  test('a row of headings is made and unmade, with the rows that it reaches into', () => {
    const text = editing(PLAIN, 'a');
    text.run(toggleHeadRow);
    expect([text.html(), hasHeadRow(text.state())]).toEqual([HEADED, true]);
    text.run(toggleHeadRow);
    expect([text.html(), hasHeadRow(text.state())]).toEqual([PLAIN, false]);
    const tall = editing(PLAIN, 'a');
    tall.select('a', 'c');
    expect(tall.run(tool('Merge cells'))).toBe(true);
    tall.run(toggleHeadRow);
    expect(tall.html()).toMatch(/^<table><thead><tr><th [^>]*rowspan="2"/);
    expect(tall.html()).not.toContain('tbody');
  });
  test('a row below the headings is one of the body', () => {
    const text = editing(HEADED, 'a');
    text.run(tool('Row below'));
    expect(text.html()).toMatch(/<\/thead><tbody><tr><td><\/td><td><\/td><\/tr><tr><td>c/);
    expect(partsOf([null, 'thead 0', null, 'tbody 1', null, 'tbody 2', null])).toEqual([
      ...['thead 0', 'thead 0', 'tbody 1', 'tbody 1', 'tbody 1', 'tbody 2', 'tbody 2'],
    ]);
    expect(partsOf([null, null])).toEqual(['tbody', 'tbody']);
    expect(partsOf(['thead 0', null])).toEqual(['thead 0', 'tbody']);
  });
  test('a new column has its heading', () => {
    const text = editing(HEADED, 'c');
    text.run(tool('Column right'));
    expect(text.html()).toContain('<th scope="col">a</th><th scope="col"></th><th scope="col">b</th>');
    const bare = HEADED.replaceAll(' scope="col"', '');
    const other = editing(bare, 'c');
    other.run(tool('Column left'));
    expect(other.html()).toContain('<tr><th></th><th>a</th><th>b</th></tr>');
  });
  test('headings and body are not merged into one cell', () => {
    const text = editing(HEADED, 'a');
    text.select('a', 'c');
    expect(text.run(tool('Merge cells'))).toBe(false);
    text.select('c', 'd');
    expect(text.run(tool('Merge cells'))).toBe(true);
    expect(text.html()).toContain('<td colspan="2"><p>c</p><p>d</p></td>');
    expect(text.run(tool('Split cell'))).toBe(true);
  });
  test('the cursor leaves it below and above, where the text has nothing more', () => {
    const text = editing(PLAIN, 'd');
    expect(text.run(leaveTable('up'))).toBe(false);
    expect(text.run(leaveTable('down'))).toBe(true);
    expect(text.html()).toBe(`${PLAIN}<p></p>`);
    expect(text.run(leaveTable('down'))).toBe(false);
    expect(editing(PLAIN, 'a').run(leaveTable('down'))).toBe(false);
    expect(editing(`${PLAIN}<p>x</p>`, 'd').run(leaveTable('down'))).toBe(false);
    const captioned = editing(PLAIN.replace('<table>', '<table><caption>e</caption>'), 'e');
    expect(captioned.run(leaveTable('up'))).toBe(true);
    expect(captioned.html()).toMatch(/^<p><\/p><table><caption>e/);
  });
  test('its last row, its last column and all its cells take it along', () => {
    const one = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    for (const words of ['Remove row', 'Remove column']) {
      const text = editing(`${one}<p>x</p>`, 'a');
      expect(text.run(tool(words))).toBe(true);
      expect(text.html()).toBe('<p>x</p>');
    }
    const alone = editing(PLAIN, 'a');
    expect(alone.run(removeWholeTable)).toBe(false);
    alone.select('a', 'd');
    expect(alone.run(removeWholeTable)).toBe(true);
    expect(alone.html()).toBe('');
  });
  test.each([
    ['Remove row', '<tr><td>a</td><td>b</td><td>c</td></tr><tr><td>g</td><td>h</td><td>i</td></tr>'],
    ['Remove column', '<tr><td>a</td><td>c</td></tr><tr><td>d</td><td>f</td></tr><tr><td>g</td><td>i</td></tr>'],
  ])('%s in the middle of three leaves the others', (words, rows) => {
    const cells = ['abc', 'def', 'ghi'].map((row) => `<tr>${[...row].map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    const text = editing(`<table><tbody>${cells.join('')}</tbody></table>`, 'e');
    expect(text.run(tool(words))).toBe(true);
    expect(text.html()).toBe(`<table><tbody>${rows}</tbody></table>`);
  });
  describe('beside wide cells that reach over several rows', () => {
    const wide = (cells: string) => `<table><tbody>${cells}</tbody></table>`;
    const REACHING = wide(
      '<tr><td colspan="2" rowspan="2">a</td><td>b</td><td rowspan="2">c</td></tr><tr><td>d</td></tr><tr><td colspan="4">e</td></tr>',
    );
    test('a row is added with the cells that are not reached over', () => {
      for (const [at, words] of [
        ['d', 'Row above'],
        ['b', 'Row below'],
      ] as const) {
        const text = editing(REACHING, at);
        expect(text.run(tool(words))).toBe(true);
        expect(text.html()).toBe(
          wide(
            '<tr><td colspan="2" rowspan="3">a</td><td>b</td><td rowspan="3">c</td></tr><tr><td></td></tr><tr><td>d</td></tr><tr><td colspan="4">e</td></tr>',
          ),
        );
      }
    });
    test('what was selected still is', () => {
      const text = editing(REACHING, 'd');
      text.select('d', 'e');
      expect(text.run(tool('Row above'))).toBe(true);
      expect(text.state().selection).toBeInstanceOf(CellSelection);
    });
    test('a row that is removed leaves them shorter, or hands them on', () => {
      const lower = editing(REACHING, 'd');
      expect(lower.run(tool('Remove row'))).toBe(true);
      expect(lower.html()).toBe(
        wide('<tr><td colspan="2">a</td><td>b</td><td>c</td></tr><tr><td colspan="4">e</td></tr>'),
      );
      const upper = editing(REACHING, 'b');
      expect(upper.run(tool('Remove row'))).toBe(true);
      expect(upper.html()).toBe(
        wide('<tr><td colspan="2">a</td><td>d</td><td>c</td></tr><tr><td colspan="4">e</td></tr>'),
      );
    });
  });
  test('outside of one, nothing is', () => {
    const text = editing('<p>x</p>');
    for (const { run } of tableTools) expect(text.run(run)).toBe(false);
    for (const command of [toggleHeadRow, removeTable, removeWholeTable]) expect(text.run(command)).toBe(false);
    expect(text.html()).toBe('<p>x</p>');
  });
  test('in whatever order, it stays one that the editor can say', () => {
    const acts = [...tableTools.map(({ run }) => run), toggleHeadRow, insertTable];
    const act = fc.record({ which: fc.nat(acts.length - 1), from: fc.nat(20), to: fc.nat(20) });
    fc.assert(
      fc.property(anyTable, fc.array(act, { maxLength: 8 }), (html, steps) => {
        const text = editing(`<p>x</p>${html}`);
        for (const { which, from, to } of steps) {
          text.selectCells(from, to);
          const command = acts[which];
          if (command !== undefined) text.run(command);
        }
        expect([isExpressible(text.html()), text.html()]).toEqual([true, text.html()]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a pasted table', () => {
  const pasted = (html: string): string => again(cleanPasted(html));
  test('of a spreadsheet keeps its cells, and nothing of its styles', () => {
    const html = `<html><head><style>td{color:red}</style></head><body><table border=0 width=128 style='width:96pt'><colgroup><col width=64 span=2 style='width:48pt'></colgroup>
<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='color:red'>Size</td><td>Price</td></tr><tr><td colspan=2 align=right>61.00</td></tr></table></body></html>`;
    expect(pasted(html)).toBe(
      '<table><tbody><tr><td>Size</td><td>Price</td></tr><tr><td colspan="2">61.00</td></tr></tbody></table>',
    );
  });
  test('of Word keeps its headings', () => {
    const html =
      '<table class=MsoTableGrid><thead><tr><td><p class=MsoNormal><b>Size</b><o:p></o:p></p></td></tr></thead><tr><td><p class=MsoNormal>1<o:p></o:p></p></td></tr><tfoot><tr><td>2</td></tr></tfoot></table>';
    expect(pasted(html)).toBe(
      '<table><thead><tr><td><strong>Size</strong></td></tr></thead><tbody><tr><td>1</td></tr></tbody><tbody><tr><td>2</td></tr></tbody></table>',
    );
  });
});

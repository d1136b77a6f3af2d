// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { extensions } from '../extensions.ts';
import { readRich, writeRich } from '../round-trip.ts';
import { insertTable, leaveTable, removeTable, runIn, sizeOf, tableTools, toNextCell } from './table-commands.ts';

const PLAIN = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

/** An editor in a page, its cursor in these words. */
function editing(html: string, at: string) {
  const editor = new Editor({ element: document.createElement('div'), extensions, content: readRich(html).toJSON() });
  onTestFinished(() => editor.destroy());
  const placeOf = (words: string): number => {
    let place = 1;
    editor.state.doc.descendants((node, pos) => {
      if (node.isText && node.text === words) place = pos;
    });
    return place;
  };
  const { view } = editor;
  view.dispatch(editor.state.tr.setSelection(TextSelection.near(editor.state.doc.resolve(placeOf(at)))));
  return {
    editor,
    at: (): string => editor.state.selection.$from.parent.textContent,
    html: (): string => writeRich(editor.state.doc),
    /** Presses a key. Returns whether the text took it. */
    press(key: string, held: KeyboardEventInit = {}): boolean {
      const event = new KeyboardEvent('keydown', { key, ...held });
      return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
    },
    select(from: string, to: string): void {
      const cellOf = (words: string): number => editor.state.doc.resolve(placeOf(words)).before(-1);
      view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, cellOf(from), cellOf(to))));
    },
    paste(pasted: string) {
      const doc = editor.schema.nodeFromJSON(readRich(pasted).toJSON());
      return view.someProp('transformPasted', (transform) => transform(doc.slice(0, doc.content.size), view, false));
    },
  };
}

describe('keys in a table', () => {
  test('Tab goes through the cells and back', () => {
    const { press, at } = editing(PLAIN, 'a');
    const seen = Array.from({ length: 3 }, () => [press('Tab'), at()]);
    expect(seen).toEqual([
      [true, 'b'],
      [true, 'c'],
      [true, 'd'],
    ]);
    expect([press('Tab', { shiftKey: true }), at()]).toEqual([true, 'c']);
  });

  test('after the last cell comes a row; from one that is empty, and before the first cell, Tab leaves the text', () => {
    const { editor, press, at, html } = editing(PLAIN, 'd');
    expect([press('Tab'), at()]).toEqual([true, '']);
    const longer = PLAIN.replace('</tbody>', '<tr><td></td><td></td></tr></tbody>');
    expect(html()).toBe(longer);
    press('Tab');
    expect([toNextCell(editor, 1), html()]).toEqual([false, longer]);
    const first = editing(PLAIN, 'a');
    expect([toNextCell(first.editor, -1), first.html()]).toEqual([false, PLAIN]);
    const outside = editing(`<p>x</p>${PLAIN}`, 'x');
    expect([toNextCell(outside.editor, 1), toNextCell(outside.editor, -1)]).toEqual([false, false]);
  });

  test.each(tableTools.flatMap(({ words, keys }) => (keys === undefined ? [] : [[keys.bound, words] as const])))(
    '%s is the tool “%s”, and outside of tables none',
    (bound, words) => {
      const key = bound.slice('Alt-Shift-'.length);
      const held = { altKey: true, shiftKey: true };
      const text = editing(PLAIN, 'c');
      const other = editing(PLAIN, 'c');
      expect(text.press(key, held)).toBe(true);
      const run = tableTools.find((one) => one.words === words)?.run;
      if (run === undefined) throw new Error(words);
      runIn(other.editor, run);
      expect([text.html(), text.html() === PLAIN]).toEqual([other.html(), false]);
      const outside = editing(`<p>x</p>${PLAIN}`, 'x');
      outside.press(key, held);
      expect(outside.html()).toBe(`<p>x</p>${PLAIN}`);
    },
  );

  test.each(['Backspace', 'Delete'])('%s takes a table of which all cells are selected', (key) => {
    const { press, select, html } = editing(`${PLAIN}<p>x</p>`, 'a');
    select('a', 'd');
    expect([press(key), html()]).toEqual([true, '<p>x</p>']);
    const some = editing(PLAIN, 'a');
    some.select('a', 'c');
    some.press(key);
    expect(some.html()).toContain('<table');
    expect(some.html()).toContain('<td>b</td>');
  });

  test.each(['row', 'column'])('a whole %s is not the whole table', (of) => {
    const { press, select, html } = editing(PLAIN, 'a');
    select('a', of === 'row' ? 'b' : 'c');
    press('Delete');
    expect(html()).toContain('<td>d</td>');
  });
});

test('after a tool the cursor is in the text', () => {
  const { editor } = editing(PLAIN, 'a');
  const focus = vi.spyOn(editor.view, 'focus');
  expect(runIn(editor, leaveTable('up'))).toBe(false);
  expect(focus).toHaveBeenCalledTimes(1);
});

test('a new table has its cursor in the first heading; one that goes leaves it where it stood', () => {
  const { editor, html } = editing('<p>x</p><p>y</p>', 'y');
  runIn(editor, insertTable);
  expect(editor.state.selection.$from.node(-1).type.name).toBe('tableHeader');
  expect(editor.state.selection.$from.node(-3).childCount).toBe(3);
  expect(sizeOf(editor.state)).toBe('3 rows, 3 columns');
  runIn(editor, removeTable);
  expect([sizeOf(editor.state), html()]).toEqual(['', expect.stringMatching(/^<p>x<\/p>/)]);
  const between = editing(`<p>x</p>${PLAIN}<p>y</p>`, 'a');
  runIn(between.editor, removeTable);
  expect([between.html(), between.at()]).toEqual(['<p>x</p><p>y</p>', 'y']);
  const alone = editing(PLAIN, 'a');
  runIn(alone.editor, removeTable);
  expect([alone.html(), alone.editor.state.doc.childCount, alone.editor.state.doc.firstChild?.type.name]).toEqual(['', 1, 'paragraph']); // biome-ignore format: one line
});

test('a table that is pasted into another is its cells; elsewhere it is a table', () => {
  const names = (html: string, at: string, pasted: string) => {
    const slice = editing(html, at).paste(pasted);
    return slice?.content.content.map(({ type }) => type.name);
  };
  expect(names(PLAIN, 'a', PLAIN)).toEqual(['table']);
  expect(names(`<p>x</p>${PLAIN}`, 'x', PLAIN)).toEqual(['tableBlock']);
  expect(names(PLAIN, 'a', `${PLAIN}<p>y</p>`)).toEqual(['tableBlock', 'paragraph']);
  expect(names(PLAIN, 'a', '<p>y</p>')).toEqual(['paragraph']);
});

import { expect, test } from 'vitest';
import type { Composed } from '../composing/compose-picture.ts';
import { lines, palettes, surfaces } from './inks.ts';
import { svgOf, type Typesetter } from './svg-of.ts';

/** Letters that are 10 wide, and whose outline is their name. */
const typeset: Typesetter = (words) => ({
  width: words.length * 10,
  letters: [...words].map((path, nth) => ({ path, x: nth * 10 + 1 / 3 })),
});
const balloon = { group: 'Box', text: 'SS', isOpen: false, x: 30, y: 40, width: 60, at: [90, 45] } as const;
const composed: Composed = {
  width: 200,
  height: 100,
  alt: 'Panel: "A" & <B>',
  layers: [
    { name: 'a', drawing: '<path d="M1 1"/>', isUndecided: false, groups: [] },
    { name: 'b', drawing: '<path d="M2 2"/>', isUndecided: true, groups: [] },
  ],
  balloons: [balloon],
  measures: [{ from: [10, 50], to: [30, 50], words: '9' }],
  note: null,
};
const drawn = (change: Partial<Composed> = {}, scheme?: 'light') =>
  svgOf({ ...composed, ...change }, { title: 'T & T', typeset, ...(scheme === undefined ? {} : { scheme }) });

test('words of a person are text of the file, not markup', () => {
  expect(drawn()).toContain('<title id="t">T &amp; T</title><desc id="d">Panel: &quot;A&quot; &amp; &lt;B&gt;</desc>');
});

test('the lines below its sheet are in a file that is so much higher, and in its description', () => {
  const file = drawn({ below: ['9 in', 'x'] });
  expect(file).toContain('width="200" height="140" viewBox="0 0 200 140"');
  expect(file).toContain('&lt;B&gt; 9 in x</desc>');
  expect(file).toContain('transform="translate(10.33 115)" d="9"');
  expect(file).toContain('transform="translate(10.33 135)" d="x"');
});

test('a layer that waits for a choice is marked', () => {
  expect(drawn()).toContain('<g><path d="M1 1"/></g>\n<g class="undecided"><path d="M2 2"/></g>');
});

test('a balloon has its leader from the side of its target, and its code in its middle', () => {
  expect(drawn()).toContain('d="M60 40L90 45"');
  expect(drawn({ balloons: [{ ...balloon, at: [5, 45] }] })).toContain('d="M0 40L5 45"');
  expect(drawn()).toContain('<rect class="detail paper" x="0" y="27" width="60" height="26" rx="13"/>');
  expect(drawn()).toContain('<path class="ink" transform="translate(20.33 44.9)" d="S"/>');
});

test('codes are set in the strong mono face, the words of dimensions and notes in its usual weight', () => {
  const set: [string, string, number][] = [];
  const keeping: Typesetter = (words, style) => {
    set.push([words, style.face, style.weight]);
    return typeset(words, style);
  };
  svgOf({ ...composed, note: 'Not to scale', below: ['9 in'] }, { title: 'T', typeset: keeping });
  expect(set).toEqual([
    ['9', 'mono', 500],
    ['SS', 'mono', 600],
    ['Not to scale', 'mono', 500],
    ['9 in', 'mono', 500],
  ]);
});

test('a balloon that is to be chosen is open, with its dots in amber', () => {
  const open = drawn({ balloons: [{ ...balloon, isOpen: true }] });
  expect(open).toContain('<rect class="detail open"');
  expect(open).toContain('<path class="amber" transform="translate(20.33 44.9)"');
});

test('a dimension has its words about their middle, turned with it', () => {
  expect(drawn()).toContain(
    '<g transform="translate(20 67) rotate(0)"><path class="ink" transform="translate(-4.67 0)"',
  );
});

test('a note begins in the lower left corner', () => {
  expect(drawn({ note: 'N' })).toContain('<path class="ink" transform="translate(10.33 90)" d="N"/>');
  expect(drawn()).not.toContain('translate(10.33 90)');
});

test('a file follows the scheme of its reader; one for paper is light', () => {
  expect(drawn()).toContain('@media (prefers-color-scheme:dark){');
  expect(drawn({}, 'light')).not.toContain('prefers-color-scheme');
});

test('the sheet has every line and surface, thin lines finer than outlines', () => {
  const sheet = drawn({}, 'light');
  for (const [name, { width, ink }] of Object.entries(lines)) {
    expect(sheet).toContain(`.${name}{stroke-width:${width}px}`);
    expect(sheet).toContain(`.${name}{stroke:${palettes.light[ink]}}`);
  }
  for (const name of surfaces) expect(sheet).toContain(`.${name}{fill:${palettes.light[name]}}`);
  const { fine, detail, outline, lead, cord } = lines;
  const widths = [fine, detail, outline, lead, cord].map(({ width }) => width);
  expect(widths).toEqual([0.7, 1.15, 1.75, 2, 3]);
});

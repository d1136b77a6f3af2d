import { expect, test } from 'vitest';
import { blackOnWhite } from '../testing/black-on-white.ts';
import { crossedWords } from '../testing/crossed-words.ts';
import { overlapsIn } from '../testing/overlaps.ts';
import { floatSwitch, ladderOf, sealIn } from '../testing/small-circuits.ts';
import { starDelta } from '../testing/star-delta-circuit.ts';
import { drawCircuit } from './draw-circuit.ts';
import { circle, line, text, textStyles, widthOf } from './shape.ts';
import { svgOf, type Typesetter } from './svg.ts';

/** Letters without outlines, as wide as the layout takes them to be. */
const plainLetters: Typesetter = (words, style) => ({
  width: words.length * style.size * 0.6,
  letters: [...words].map((letter, nth) => ({ id: `l${letter.charCodeAt(0)}`, path: 'M0 0', x: nth })),
});

const circuits = [floatSwitch, sealIn, starDelta];

test.each(circuits)('$name: everything lies on the sheet, and no words on others', (circuit) => {
  const drawing = drawCircuit(circuit, 'PF-20');
  for (const shape of drawing.shapes)
    if (shape.tag === 'text') {
      const width = widthOf(shape.words, shape.style);
      const left = shape.x - width * { start: 0, middle: 0.5, end: 1 }[shape.anchor];
      expect([left >= 0, left + width <= drawing.width, shape.y <= drawing.height]).toEqual([true, true, true]);
    }
  expect(overlapsIn(drawing)).toEqual([]);
  expect(crossedWords(drawing)).toEqual([]);
});

test.each([
  ['a wire', line(0, 8, 50, 8)],
  ['a terminal', circle('terminal', 12, 8, 4)],
])('%s that runs through words is found', (_, mark) => {
  const drawing = {
    title: '',
    description: [],
    width: 50,
    height: 20,
    breaks: [],
    shapes: [text('mark', 12, 12, '27'), mark],
  };
  expect(crossedWords(drawing)).toEqual(['27']);
});

test('no words are smaller than 11 units', () => {
  expect(Math.min(...Object.values(textStyles).map(({ size }) => size))).toBeGreaterThanOrEqual(11);
});

test('every device is drawn once, and told in the legend', () => {
  const { shapes } = drawCircuit(sealIn, 'HS-1');
  const texts = shapes.flatMap((shape) => (shape.tag === 'text' ? shape.words : []));
  expect(texts.filter((words) => words === 'START')).toHaveLength(2);
  expect(texts).toContain('start float');
});

test('three wires that meet have a dot, and a corner has none', () => {
  const lamps = ladderOf(
    { H1: { kind: 'lamp', words: 'one' }, H2: { kind: 'lamp', words: 'two' } },
    { load: 'H1' },
    { load: 'H2' },
  );
  const dots = drawCircuit(lamps, '').shapes.filter(({ style }) => style === 'dot');
  // Two rungs: the rails go on below the first, on either side, and end at the second.
  expect(dots).toHaveLength(2);
});

test('the file has the words for who does not see it, and nothing from outside', () => {
  const svg = svgOf(drawCircuit(floatSwitch, '<PF> & "20"'), plainLetters, blackOnWhite);
  expect(svg).toContain('<title id="t">&lt;PF&gt; &amp; &quot;20&quot;: Float switch</title>');
  expect(svg).toContain('M1 (pump) on L, N, G through FLOAT (float)');
  expect(svg).toContain('prefers-color-scheme:dark');
  // A rule for letters must not need their ancestors: it would not reach them where they are used.
  expect(svg).toContain('.dot,.letter{fill:');
  // Programs that open a saved drawing know none.
  expect(svg).not.toContain('var(');
  expect(svg.match(/<path class="letter"/g)?.length).toBe(svg.match(/<path[^>]* id="/g)?.length);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|<script|<text/);
});

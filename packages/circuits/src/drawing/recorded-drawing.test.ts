import { expect, test } from 'vitest';
import { blackOnWhite } from '../testing/black-on-white.ts';
import { everySymbol } from '../testing/every-symbol.ts';
import { drawCircuit } from './draw-circuit.ts';
import { svgOf, type Typesetter } from './svg.ts';

/** Letters as upright strokes, so that the record can be looked at. */
const strokes: Typesetter = (words, { size }) => ({
  width: words.length * size * 0.6,
  letters: [...words].map((letter, nth) => ({
    id: `l${letter.charCodeAt(0)}-${size}`,
    path: letter === ' ' ? '' : `M1 0h${size * 0.4}v${-size * 0.6}h${-size * 0.4}z`,
    x: nth * size * 0.6,
  })),
});

/** A symbol is right when it looks right: look at the record before it is renewed (`vitest run -u`). */
test('every symbol is drawn where it was', async () => {
  const svg = svgOf(drawCircuit(everySymbol, 'X-1'), strokes, blackOnWhite);
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot('fixtures/every-symbol.svg');
});

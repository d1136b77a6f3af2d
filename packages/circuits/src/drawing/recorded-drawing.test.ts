import { expect, test } from 'vitest';
import type { Circuit } from '../data/circuit.ts';
import { blackOnWhite } from '../testing/black-on-white.ts';
import { everyOtherWay } from '../testing/every-other-way.ts';
import { everySymbol } from '../testing/every-symbol.ts';
import { floatSwitch, ladderOf, sealIn } from '../testing/small-circuits.ts';
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

/** The same with labels that are too long for their symbols. */
const withLongLabels = (circuit: Circuit): Circuit =>
  JSON.parse(
    Object.keys(circuit.devices).reduce(
      (text, label) => text.replaceAll(`"${label}"`, `"${label}-LONG"`),
      JSON.stringify(circuit),
    ),
  ) as Circuit;
const [power] = everySymbol.supplies;
const withoutStandby: Circuit = {
  ...everySymbol,
  dryContacts: [],
  notes: [],
  supplies: everySymbol.supplies.map(({ standby: _, ...supply }) => supply),
};

test.each<[string, Circuit]>([
  ['float-switch', floatSwitch],
  ['seal-in', sealIn],
  ['one-lamp', ladderOf({ H1: { kind: 'lamp', words: 'a lamp' } }, { load: 'H1' })],
  ['every-other-way', everyOtherWay],
  ['long-labels', withLongLabels(everySymbol)],
  ['without-standby', withoutStandby],
  ['power-alone', { ...everySymbol, supplies: power === undefined ? [] : [{ ...power, ladders: [] }] }],
])('%s is drawn where it was', async (name, circuit) => {
  const svg = svgOf(drawCircuit(circuit, 'X-1'), strokes, blackOnWhite);
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`fixtures/${name}.svg`);
});

import { describe, expect, test } from 'vitest';
import type { DrawingSpec, PanelDrawing, PartShape, WetWellDrawing } from '../drawing-spec.ts';
import { drawingSpecs } from '../drawings.ts';
import { drawSvg } from './draw-svg.ts';
import { partFigures } from './figures/part.ts';

const panel: PanelDrawing = {
  kind: 'panel',
  door: 'closed',
  pumps: 2,
  beacon: true,
  horn: true,
  display: false,
  timer: false,
  intrinsicallySafe: false,
  hubs: 3,
  width: 14,
  height: 16,
  depth: 6,
  floats: 4,
  modules: [],
  dimensions: true,
};
const well: WetWellDrawing = {
  kind: 'wet-well',
  basin: 'lift-station',
  pumps: 2,
  floats: 4,
  sensing: 'control',
  panel: 'post',
  beacon: true,
  level: 0.5,
  labels: ['Stop', 'Lead on', 'Lag on', 'Alarm'],
};
const count = (svg: string, part: string): number => svg.split(part).length - 1;

/** Names of elements left open, or closed in the wrong order; [] for well-formed text. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', , end] of xml.matchAll(/<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (end !== '/') open.push(name);
  }
  return open;
}

describe('every picture of the demo', () => {
  test.each(Object.entries(drawingSpecs))('%s stands alone and is well-formed', (_, spec) => {
    for (const detail of ['full', 'small'] as const) expectFile(drawSvg(spec, { detail }));
  });

  test('has sizes, a title and colours for both schemes', () => {
    const svg = drawSvg(panel);
    expect(svg).toMatch(/<svg [^>]*width="400" height="400" viewBox="0 0 400 400"/);
    expect(svg).toContain('<title>Control panel, 2 pumps, door closed, beacon, horn, 4 floats</title>');
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
    expect(drawSvg(panel, { scheme: 'light' })).not.toContain('@media');
  });
});

function expectFile(svg: string): void {
  expect(openElements(svg)).toEqual([]);
  expect(svg.replaceAll(/<[^<>]+>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<script|href=/);
  expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/);
  expect(svg).toMatch(/<title>[^<]+<\/title>/);
}

test('words are drawn as outlines, with the words for a title: an <img> has none of the faces of the page', () => {
  const svg = drawSvg(panel);
  expect(svg).not.toMatch(/<text|font/);
  expect(svg).toMatch(/<path class="label" d="M[^"]*z"><title>PUMP 1<\/title><\/path>/);
});

describe('a panel tells the truth', () => {
  test('each pump has its switch and label', () => {
    expect(drawSvg(panel)).toMatch(/PUMP 1.*PUMP 2/s);
    expect(drawSvg({ ...panel, pumps: 3 })).toContain('PUMP 3');
    expect(drawSvg({ ...panel, pumps: 1 })).toContain('>PUMP<');
    expect(drawSvg({ ...panel, pumps: 0 })).not.toContain('PUMP');
  });

  test('the beacon is drawn only where there is one', () => {
    const quiet = { ...panel, floats: 0 };
    expect(drawSvg(quiet)).toContain('outline accent');
    expect(drawSvg({ ...quiet, beacon: false })).not.toContain('accent');
  });

  test.each([0, 1, 3, 4, 5])('%i floats hang on as many cords', (floats) => {
    expect(count(drawSvg({ ...panel, floats }), 'class="cord"')).toBe(floats);
  });

  test('an open door shows two terminals for each float', () => {
    const open = (floats: number) => drawSvg({ ...panel, door: 'open', modules: ['terminals'], floats });
    expect(count(open(4), 'class="fine light"') - count(open(3), 'class="fine light"')).toBe(4);
  });

  test('dimension lines carry the sizes in inches', () => {
    expect(drawSvg(panel)).toMatch(/16\.0 in.*14\.0 in.*6\.0 in/s);
    expect(drawSvg({ ...panel, dimensions: false })).not.toContain(' in<');
  });

  test('a balloon points at a part or says which parts there are', () => {
    const open: PanelDrawing = { ...panel, door: 'open', modules: ['protector', 'contactor'] };
    expect(drawSvg({ ...open, callouts: [{ text: '040', part: 'protector' }] })).toContain('>040<');
    expect(() => drawSvg({ ...open, callouts: [{ text: 'E', part: 'hour-meter' }] })).toThrow(/no part "hour-meter"/);
  });

  test('a thumbnail has no words, no dimensions and fewer lines', () => {
    const small = drawSvg(panel, { detail: 'small' });
    expect(small).not.toContain('<path class="label"');
    expect(small.length).toBeLessThan(drawSvg(panel).length * 0.75);
  });
});

describe('a scene', () => {
  test('names its levels, and floats under the water tilt', () => {
    const svg = drawSvg(well);
    for (const label of well.labels) expect(svg).toContain(`>${label}<`);
    const tilted = (level: number) => count(drawSvg({ ...well, level }), 'matrix(-0.255 0.63');
    expect([tilted(0.05), tilted(0.95)]).toEqual([0, 4]);
  });

  test('a banner stays dark in both schemes and keeps its left half free', () => {
    const svg = drawSvg({ kind: 'banner', scene: well });
    expect(svg).toMatch(/width="1440" height="480"/);
    expect(svg).toContain('.deep{fill:#0c1a24}');
  });
});

const isShape = (name: string): name is PartShape => name in partFigures;
test.each(Object.keys(partFigures).filter(isShape))('the accessory %s is drawn with its label', (shape) => {
  const spec: DrawingSpec = {
    kind: 'part',
    shape,
    label: '20 A',
    accent: 'amber',
    dimensions: false,
  };
  const svg = drawSvg(spec);
  expectFile(svg);
  expect(svg).toContain('>20 A<');
});

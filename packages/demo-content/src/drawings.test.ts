import { expect, test } from 'vitest';
import { demoContent } from './content.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { drawingSpecs } from './drawings.ts';
import { drawSvg } from './media/draw-svg.ts';

const demo = demoContent();

const pictures = (): string[] => {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^[a-z]+\/[\w.-]+\.(?:svg|png)$/i.test(value)) found.push(value);
    } else if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (value !== null && typeof value === 'object') {
      Object.values(value).forEach(walk);
    }
  };
  walk(demo);
  return found;
};

const optionImages = demo.families.flatMap(
  ({ configurator }) =>
    configurator?.configGroups.flatMap(({ options }) => (options ?? []).flatMap(({ images }) => images ?? [])) ?? [],
);

test('every picture that the content names is drawn', () => {
  expect(pictures().filter((uri) => !(uri in drawingSpecs))).toEqual([]);
});

test('every picture that an option brings to the front is drawn', () => {
  expect(optionImages.length).toBeGreaterThan(0);
  expect(optionImages.filter((file) => !(`options/${file}` in drawingSpecs))).toEqual([]);
});

test('nothing is drawn that nobody shows', () => {
  const shown = new Set([...pictures(), ...optionImages.map((file) => `options/${file}`)]);
  expect(Object.keys(drawingSpecs).filter((uri) => !shown.has(uri))).toEqual([]);
});

test('no two families, and no category and family, have the same drawing', () => {
  const fileOf = (uri: string): string => drawSvg(drawingSpecs[uri] as DrawingSpec).replace(/<title>.*?<\/title>/g, '');
  const ownerOf = (uri: string): string => uri.replace(/-(?:front|open|dimensions|wiring|application)\.svg$/, '');
  const first = new Map<string, string>();
  const alike: string[][] = [];
  for (const uri of Object.keys(drawingSpecs).filter((one) => /^(?:families|categories)\//.test(one))) {
    const file = fileOf(uri);
    const known = first.get(file);
    if (known !== undefined && ownerOf(known) !== ownerOf(uri)) alike.push([known, uri]);
    else first.set(file, uri);
  }
  expect(first.size).toBeGreaterThan(100);
  expect(alike).toEqual([]);
});

test('a category shows two products or three', () => {
  const counts = Object.values(drawingSpecs).flatMap((spec) => (spec.kind === 'range' ? [spec.products.length] : []));
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.filter((count) => count < 2)).toEqual([]);
});

test('video ids are eleven characters, each with its still', () => {
  const videos = [
    ...demo.supportVideos,
    ...demo.faqs.flatMap(({ video, steps }) => [video, ...steps.map((step) => step.video)]),
  ].filter((video) => video !== null);
  for (const { uri, poster } of videos) {
    expect(uri).toMatch(/^[\w-]{11}$/);
    expect(poster).toBe(`posters/${uri}.svg`);
  }
});

test('a panel shows the pumps, lamps and timer its family has', () => {
  const shown = (key: string) => drawingSpecs[`families/${key}-front.svg`];
  expect(shown('tern-duplex')).toMatchObject({ kind: 'panel', pumps: 2, beacon: true, intrinsicallySafe: false });
  expect(shown('tern-duplex-is')).toMatchObject({ kind: 'panel', pumps: 2, intrinsicallySafe: true });
  expect(shown('harrier-simplex')).toMatchObject({ kind: 'panel', pumps: 1, timer: false });
  expect(shown('knot-timed-dosing')).toMatchObject({ kind: 'panel', pumps: 1, timer: true });
  expect(shown('merganser-triplex')).toMatchObject({ kind: 'panel', pumps: 3 });
});

test('no contact or load of a drawing stands straight across the supply, and none is a motor', () => {
  const supply = /^(?:L\d?|N|H|G|GND|PE)$/;
  const devices = Object.values(drawingSpecs).flatMap((spec) => (spec.kind === 'wiring' ? spec.devices : []));
  expect(devices.length).toBeGreaterThan(0);
  expect(devices.filter(({ between }) => between.every((terminal) => supply.test(terminal)))).toEqual([]);
  expect(devices.filter(({ label }) => /pump|motor/i.test(label))).toEqual([]);
});

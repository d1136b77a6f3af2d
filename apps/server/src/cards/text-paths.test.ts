import { expect, test } from 'vitest';
import { textLines, textPaths } from './text-paths.ts';

const fit = { size: 60, weight: 600, width: 460, most: 3 } as const;

test('text is shapes alone, as wide as its letters', () => {
  const one = textPaths('nnnn', 60, 600);
  expect(one.svg).toMatch(/^(?:<path transform="[^"]+" d="[^"]+"\/>){4}$/);
  expect(textPaths('nnnnnnnn', 60, 600).width).toBeCloseTo(2 * one.width);
});

test.each(['Łódź', 'Ωμέγα', 'Насос'])('%s is drawn, from the face of its alphabet', (word) => {
  expect(textPaths(word, 60, 600).svg.match(/<path/g)?.length).toBeGreaterThanOrEqual(word.length);
});

test('a sign that no face has is left out', () => {
  expect(textPaths('水', 60, 600)).toEqual({ width: 0, svg: '' });
});

test.each([
  ['', []],
  ['Tern duplex', ['Tern duplex']],
  ['Redshank Double-Float Pump Switches', ['Redshank', 'Double-Float', 'Pump Switches']],
])('%j has the lines %j', (text, lines) => {
  expect(textLines(text, fit)).toEqual(lines);
});

test('a number that is too wide goes on after a hyphen, and none of it is cut', () => {
  const number = 'TDX-4-12-4F-100-AR-E|H-P7-R5-30';
  const lines = textLines(number, fit);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(number);
  for (const line of lines) expect(textPaths(line, fit.size, fit.weight).width).toBeLessThanOrEqual(fit.width);
});

test('no line is wider than its place, and what is cut says so', () => {
  const lines = textLines(`${'x'.repeat(80)} ${'word '.repeat(40)}`, fit);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^x+…$/);
  expect(lines[2]).toMatch(/…$/);
  for (const line of lines) expect(textPaths(line, fit.size, fit.weight).width).toBeLessThanOrEqual(fit.width);
});

test('places are written in hundredths: a picture is no larger than it need be', () => {
  const places = [...textPaths('Tern 20', 17, 400).svg.matchAll(/translate\(([^)]*)\)/g)].flatMap(([, at = '']) =>
    at.split(' '),
  );
  expect(places.length).toBeGreaterThan(8);
  for (const place of places) expect(place).toMatch(/^-?\d+\.\d\d$/);
});

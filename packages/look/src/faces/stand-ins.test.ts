import { expect, test } from 'vitest';
import { standInRules } from './stand-ins.ts';

const rules = await standInRules();
const ruleFor = (family: string, weight: number): string =>
  rules.find((rule) => rule.startsWith(`@font-face{font-family:"${family}";font-weight:${weight};`)) ?? '';
const percent = (rule: string, name: string): number => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]);

test.each([
  // Widths of English text in IBM Plex Sans over those in the other, measured apart from this, with kerning (decision 075).
  ['Plex Sans Fallback', 400, 101.4],
  ['Plex Sans Fallback', 500, 103.5],
  ['Plex Sans Fallback', 600, 97.8],
  ['Plex Sans Roboto', 400, 101.6],
  ['Plex Sans DejaVu', 400, 89.3],
  ['Plex Mono Fallback', 400, 100],
])('%s %i is as wide as ours', (family, weight, width) => {
  expect(Math.abs(percent(ruleFor(family, weight), 'size-adjust') - width)).toBeLessThan(0.7);
});

test('every stand-in is as high as ours: 1.025 em above the baseline, 0.275 below', () => {
  for (const rule of rules) {
    const size = percent(rule, 'size-adjust') / 100;
    expect(percent(rule, 'ascent-override') * size).toBeCloseTo(102.5, 1);
    expect(percent(rule, 'descent-override') * size).toBeCloseTo(27.5, 1);
    expect(rule).toContain('line-gap-override:0%');
  }
});

test('a stand-in is a face of the system alone', () => {
  for (const rule of rules) expect(rule).toMatch(/src:local\("[\w ]+"\)(?:, local\("[\w ]+"\))*;/);
});

import { describe, expect, test } from 'vitest';
import { textOutline, textWidth } from './set-type.ts';

const starts = (outline: string): number[] => [...outline.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x));

describe('a width is that of the face', () => {
  test('every sign of the Mono is 0.6 em wide', () => {
    expect(textWidth('P-0412', 'code')).toBeCloseTo(6 * 0.6 * 12.5);
  });
  test('signs of the Sans differ, and pairs are kerned', () => {
    expect(textWidth('W', 'title')).toBeGreaterThan(2 * textWidth('i', 'title'));
    expect(textWidth('AV', 'title')).toBeLessThan(textWidth('A', 'title') + textWidth('V', 'title'));
  });
  test('no words have none', () => expect(textWidth('', 'label')).toBe(0));
});

describe('an outline', () => {
  test('begins at its point, has it in its middle, or ends there', () => {
    const width = textWidth('MM', 'code');
    const from = (anchor: 'start' | 'middle' | 'end') =>
      starts(textOutline('MM', 'code', { x: 100, y: 20, anchor }))[0];
    expect([from('start'), from('middle'), from('end')]).toEqual([100, 100 - width / 2, 100 - width]);
  });
  test('writes a letter alike wherever it stands', () => {
    const [, first, second] = textOutline('nn', 'label', { x: 0.33, y: 7, anchor: 'start' }).split(/M[\d.]+ [\d.]+/);
    expect(first).toMatch(/^m.*z$/);
    expect(second).toBe(first);
  });
  test('stands on its baseline: capitals above it', () => {
    const [, y] = /^M[\d.]+ [\d.]+m[\d.]+(?: |(?=-))(-?[\d.]+)/.exec(
      textOutline('I', 'brand', { x: 0, y: 0, anchor: 'start' }),
    ) ?? [null, 'none'];
    expect(Number(y)).toBeLessThanOrEqual(0);
  });
  test('has nothing for a space, but its room', () => {
    const [a, b] = starts(textOutline('I I', 'code', { x: 0, y: 0, anchor: 'start' }));
    expect((b ?? 0) - (a ?? 0)).toBeCloseTo(2 * 0.6 * 12.5);
  });
});

import type { ContentAttribute } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { attribute } from '../../testing/trade.ts';
import { readAttribute, writeAttribute } from './attribute-values.ts';

const of = (change: Partial<ContentAttribute>): ContentAttribute =>
  attribute({ id: 1, key: 'a', label: 'Supply', unit: 'V', precision: 1, min: null, max: null, ...change });
const value = (one: ContentAttribute, text: string, decimal: '.' | ',' = '.') => {
  const read = readAttribute(one, { text }, decimal);
  return read.ok ? read.value : read;
};
const why = (one: ContentAttribute, text: string) => {
  const read = readAttribute(one, { text }, '.');
  return read.ok ? read.value : [read.why, ...(read.fits ?? [])];
};

describe('a choice', () => {
  const supply = of({ type: 'choice', choices: ['120', '208–240', '3, 4'] });
  test.each<[string, unknown]>([
    ['120', '120'],
    ['120 V', '120'],
    ['3, 4', '3, 4'],
    ['120, 208–240', ['120', '208–240']],
    ['120\n208–240', ['120', '208–240']],
    ['["120"]', ['120']],
    ['[]', []],
  ])('%j is read as %j', (text, read) => expect(value(supply, text)).toEqual(read));

  test('of choices that differ in case alone each is read as it stands', () => {
    const cased = of({ type: 'choice', choices: ['no', 'NO'] });
    expect(['no', 'NO', 'No'].map((text) => value(cased, text))).toEqual(['no', 'NO', 'no']);
  });

  test('one that there is not is named: alone as it stands, of several that one', () => {
    expect(why(supply, '5, x')).toEqual(['Supply has no choice “5”.', '120', '208–240', '3, 4']);
    expect(why(supply, 'x')).toEqual(['Supply has no choice “x”.', '120', '208–240', '3, 4']);
    expect(why(supply, '120\nx y')).toEqual(['Supply has no choice “x y”.', '120', '208–240', '3, 4']);
    expect(why(supply, '120, x')).toEqual(['Supply has no choice “x”.', '120', '208–240', '3, 4']);
  });

  test('of more than twelve choices those are named that are like it', () => {
    const choices = Array.from({ length: 13 }, (_, at) => `NEMA ${at}`);
    const [words, ...fits] = why(of({ type: 'choice', choices }), 'NEMA 4Y') as string[];
    expect(words).toBe('Supply has no choice “NEMA 4Y”.');
    expect(fits).toContain('NEMA 4');
    expect(fits.length).toBeLessThan(13);
    expect(why(of({ type: 'choice', choices: choices.slice(1) }), 'x')).toHaveLength(13);
  });
});

describe('a number', () => {
  const volts = of({ type: 'number', min: 1, max: 600 });
  test.each<[string, unknown]>([
    ['1', 1],
    ['600 V', 600],
    ['2.5', 2.5],
    ['0.9', ['Supply is at least 1, not 0.9.', '1']],
    ['601', ['Supply is at most 600, not 601.', '600']],
    ['2.55', ['Supply has at most 1 decimal; 2.55 has more.', '2.5']],
  ])('%s: %j', (text, read) => expect(why(volts, text)).toEqual(read));

  test('what is none is told with how it is written', () => {
    expect(value(volts, 'x')).toMatchObject({ ok: false, fits: ['12, or 12 V'], isExample: true });
    expect(value({ ...volts, unit: '' }, 'x')).toMatchObject({ ok: false, fits: ['12'] });
    expect(why({ ...volts, precision: 0 }, '2.4')).toEqual(['Supply has no decimals; 2.4 has more.', '2']);
    expect(why({ ...volts, precision: 2 }, '2.412')).toEqual([
      'Supply has at most 2 decimals; 2.412 has more.',
      '2.41',
    ]);
  });
});

describe('a range', () => {
  const amps = of({ type: 'range', unit: 'A', max: 50 });
  test.each<[string, unknown]>([
    ['3–5', { from: 3, to: 5 }],
    ['3 - 5 A', { from: 3, to: 5 }],
    ['3 A to 5 A', { from: 3, to: 5 }],
    ['3...5', { from: 3, to: 5 }],
    ['3–', { from: 3 }],
    ['–5', { to: 5 }],
    ['≥ 3', { from: 3 }],
    ['>= 3 A', { from: 3 }],
    ['>3', { from: 3 }],
    ['<5', { to: 5 }],
    ['from 3', { from: 3 }],
    ['min. 3 A', { from: 3 }],
    ['<= 5', { to: 5 }],
    ['up to 5', { to: 5 }],
    ['max 5', { to: 5 }],
    ['5–5', { from: 5, to: 5 }],
    ['4', 4],
    ['{"from":3}', { from: 3 }],
  ])('%s is read as %j', (text, read) => expect(value(amps, text)).toEqual(read));

  test.each<[string, readonly string[]]>([
    ['5–3', ['“5–3” ends before it begins.', '3–5']],
    ['3–51', ['Supply is at most 50, not 51.', '50']],
    ['60–70', ['Supply is at most 50, not 60.', '50']],
    ['–', ['“–” is neither a number nor a range.', '3–5', '3–', '–5']],
    ['a–b', ['“a–b” is neither a number nor a range.', '3–5', '3–', '–5']],
  ])('%s is refused', (text, words) => expect(why(amps, text)).toEqual(words));
});

describe('a value is written so that it is read as the same', () => {
  test.each<[Partial<ContentAttribute>, unknown, string | number]>([
    [{ type: 'number' }, 2.5, 2.5],
    [{ type: 'yesNo' }, true, 'yes'],
    [{ type: 'yesNo' }, false, 'no'],
    [{ type: 'text' }, 'brass', 'brass'],
    [{ type: 'choice', choices: ['a', 'b'] }, ['a', 'b'], 'a\nb'],
    [{ type: 'choice', choices: ['a', 'b'] }, 'b', 'b'],
    [{ type: 'choice', choices: ['a', 'b'] }, ['a'], '["a"]'],
    [{ type: 'range' }, { from: 3, to: 5.5 }, '3–5.5'],
    [{ type: 'range' }, { from: 3 }, '3–'],
    [{ type: 'range' }, { to: 5 }, '–5'],
  ])('%j %j as %j', (change, given, written) => {
    const one = of(change);
    expect(writeAttribute(one, given, '.')).toBe(written);
    const cell = typeof written === 'number' ? { text: `${written}`, number: written } : { text: written };
    expect(readAttribute(one, cell, '.')).toEqual({ ok: true, value: given });
  });

  test('with the sign that the sheet has before decimals', () => {
    expect(writeAttribute(of({ type: 'range' }), { from: 2.5, to: 3 }, ',')).toBe('2,5–3');
  });
});

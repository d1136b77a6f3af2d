import { readFile } from 'node:fs/promises';
import { wcagContrast } from 'culori/fn';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accentFault,
  accentsOf,
  brandRules,
  CONTRAST_LEAST,
  contrastOf,
  DESIGN,
  paletteOf,
  siblingOf,
} from './index.ts';
import { hexOf, lchOf } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const schemes = ['light', 'dark'] as const;

test('the palette of the design is that of tokens.css, and its documents carry no rule for it', async () => {
  const css = await readFile(new URL('../tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  const palette = paletteOf(DESIGN);
  for (const [part, tokens] of [
    [light, palette.light],
    [dark, palette.dark],
  ] as const)
    for (const [name, colour] of Object.entries(tokens))
      expect(part.replaceAll('#fff;', '#ffffff;'), name).toContain(`--color-${name}: ${colour};`);
  expect(brandRules({ accents: DESIGN, corner: 2 })).toBe('');
});

describe('an accent', () => {
  test.each([
    ['light', '#0a5fa8', true],
    ['light', '#b4001f', true],
    ['light', '#ffcc00', false],
    ['light', '#ffffff', false],
    ['dark', '#74b9f3', true],
    ['dark', '#123456', false],
  ] as const)('on %s, %s can be read: %s', (scheme, accent, isReadable) => {
    expect(accentFault(scheme, accent) === null).toBe(isReadable);
  });
  test('that is refused has a nearest that is taken, and one that is taken needs none', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...schemes), (accent, scheme) => {
        const fault = accentFault(scheme, accent);
        if (fault === null) expect(contrastOf(scheme, accent)).toBeGreaterThanOrEqual(CONTRAST_LEAST);
        else expect(accentFault(scheme, fault.nearest)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
  test.each([
    ['light', '#ffcc00'],
    ['light', '#7fd6a0'],
    ['dark', '#123456'],
    ['dark', '#8a1538'],
  ] as const)('that is refused on %s, %s, has a nearest of its hue, and none nearer can be read', (scheme, accent) => {
    const nearest = accentFault(scheme, accent)?.nearest ?? '';
    const [asked, found] = [lchOf(accent), lchOf(nearest)];
    expect(Math.abs((found.h ?? 0) - (asked.h ?? 0))).toBeLessThan(2);
    const nearer = hexOf({ ...asked, l: found.l + 0.01 * Math.sign(asked.l - found.l) });
    expect(accentFault(scheme, nearer)).not.toBeNull();
  });
  test('has a sibling that can be read on dark', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        expect(accentFault('dark', siblingOf(accent))).toBeNull();
      }),
    );
  });
});

test('settings that name no accent for dark pages have the sibling of the other there', () => {
  const of = (light: string, dark: string) => accentsOf({ 'brand.accent': light, 'brand.accentDark': dark });
  expect(of(DESIGN.light, '')).toEqual(DESIGN);
  expect(of('#b4001f', '')).toEqual({ light: '#b4001f', dark: siblingOf('#b4001f') });
  expect(of('#b4001f', '#ff9a9e').dark).toBe('#ff9a9e');
});

describe('with another accent, on light pages,', () => {
  const [design, green] = [paletteOf(DESIGN).light, paletteOf({ light: '#1d6b3a', dark: '#7fd6a0' }).light];
  const turned = Object.entries(design).flatMap(([name, hex]) => {
    const after = green[name as keyof typeof green];
    return hex === DESIGN.light ? [] : [{ name, before: lchOf(hex), after: lchOf(after) }];
  });
  const by = (lchOf('#1d6b3a').h ?? 0) - (lchOf(DESIGN.light).h ?? 0);

  test('each colour turns by as much as the accent', () => {
    const coloured = turned.filter(({ before, after }) => before.c > 0.01 && after.c > 0.01);
    expect(coloured.length).toBeGreaterThan(3);
    for (const { name, before, after } of coloured) {
      const off = ((after.h ?? 0) - (before.h ?? 0) - by + 720) % 360;
      expect(Math.min(off, 360 - off), name).toBeLessThan(12);
    }
  });

  test('a grey has at most 0.6 of its colour', () => {
    const greys = turned.filter(({ before }) => before.c > 0.005 && before.c < 0.05);
    expect(greys.length).toBeGreaterThan(2);
    // Two digits of a colour are as fine as this.
    for (const { name, before, after } of greys) expect(after.c, name).toBeLessThan(before.c * 0.6 + 0.002);
  });

  test('a grey accent, which has no hue, leaves greys alone', () => {
    const { light } = paletteOf({ light: '#5f5f5f', dark: '#b0b0b0' });
    for (const [name, hex] of Object.entries(light)) {
      expect(hex, name).toMatch(/^#[0-9a-f]{6}$/);
      expect(lchOf(hex).c, name).toBeLessThan(0.01);
    }
  });
});

test('at most twenty palettes are kept, as strangers to a site see the colours of its drafts', () => {
  let next = 0x100000;
  const palette = (at: number) => paletteOf({ light: `#${at.toString(16)}`, dark: '#ff9a9e' });
  /** How many others are asked for until the first one is made again. */
  const keptBeside = (): number => {
    const [anchor, from] = [next, next];
    next += 1;
    const made = palette(anchor);
    while (palette(anchor) === made && next - from < 50) palette(next++);
    return next - from - 1;
  };
  keptBeside();
  // The last of the others began anew, and the anchor came after it.
  expect(keptBeside()).toBe(18);
});

test('whatever the accent, text can be read on its surfaces', () => {
  fc.assert(
    fc.property(hex, hex, (light, dark) => {
      const palette = paletteOf({ light, dark });
      for (const tokens of [palette.light, palette.dark])
        for (const text of [tokens.ink, tokens.soft])
          for (const surface of [tokens.paper, tokens.wash, tokens['plate-lo']])
            expect(wcagContrast(text, surface)).toBeGreaterThanOrEqual(CONTRAST_LEAST);
      const { 'deep-text': text, 'deep-soft': soft, 'deep-link': link, night, 'night-2': raised } = palette.light;
      for (const words of [text, soft, link])
        for (const surface of [night, raised])
          expect(wcagContrast(words, surface)).toBeGreaterThanOrEqual(CONTRAST_LEAST);
    }),
    { numRuns: 200 },
  );
});

test('a brand is a few properties: under 2 KB, under 700 bytes of them packed', async () => {
  const { gzipSync } = await import('node:zlib');
  const rules = brandRules({ accents: { light: '#8a1538', dark: '#ff9db0' }, corner: 6 });
  const [light, dark] = rules.split('@media screen and (prefers-color-scheme:dark)');
  expect(light).toContain('--color-water:#8a1538');
  expect(dark).toContain('--color-water:#ff9db0');
  expect(dark).not.toContain('--radius-xs');
  expect(rules).toContain('--radius-xs:6px');
  expect(rules.length).toBeLessThan(2048);
  expect(gzipSync(rules).length).toBeLessThan(700);
});

import { readFile } from 'node:fs/promises';
import { wcagContrast } from 'culori/fn';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accentFault,
  accentsOf,
  brandRules,
  CONTRAST_LEAST,
  CORNER_MOST,
  contrastOf,
  DESIGN,
  DESIGN_CORNER,
  isDesign,
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
  expect(css).toContain(`--radius-xs: ${DESIGN_CORNER}px;`);
});

test.each([
  ['as they are', DESIGN.light, DESIGN.dark, true],
  ['in capitals', '#0A5FA8', '#74B9F3', true],
  ['with another on light pages', '#0a5fa9', DESIGN.dark, false],
  ['with another on dark pages', DESIGN.light, '#74b9f4', false],
  ['with others on both', DESIGN.dark, DESIGN.light, false],
])('the accents of the design %s are those of the design, or not', (_, light, dark, expected) => {
  expect(isDesign({ light, dark })).toBe(expected);
});

test('text needs the contrast of WCAG 2.2, AA, and no corner is so round that it cuts words of small controls', () => {
  expect([CONTRAST_LEAST, CORNER_MOST]).toEqual([4.5, 12]);
});

test('the contrast of an accent is the least one with what it stands on and what stands on it', () => {
  // White words, white paper and the grey wash stand out more than the accent's own wash.
  expect(contrastOf('light', DESIGN.light)).toBeCloseTo(wcagContrast(DESIGN.light, '#e8f1f9'), 9);
  expect(contrastOf('dark', DESIGN.dark)).toBeCloseTo(wcagContrast(DESIGN.dark, '#13293b'), 9);
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
  test.each([
    ['light', '#ffcc00', '#856a00'],
    ['light', '#7fd6a0', '#1f7c4c'],
    ['light', '#ff6600', '#bb4900'],
    ['light', '#00a0ff', '#0072b7'],
    ['light', '#cc66ff', '#a239d2'],
    ['dark', '#123456', '#6c91b8'],
    ['dark', '#8a1538', '#de667c'],
    ['dark', '#333333', '#8d8d8d'],
    ['dark', '#0000ff', '#5388ff'],
    ['dark', '#004000', '#619b5c'],
  ] as const)('that is refused on %s, %s, has %s as the nearest', (scheme, accent, nearest) => {
    expect(accentFault(scheme, accent)?.nearest).toBe(nearest);
  });
  test.each([
    ['as much lighter as the design’s is', '#6b7a8c', 0.574 + 0.282, 0.033],
    ['at least as light as the design’s', '#404a55', 0.763, 0.023],
    ['at most nearly white', '#c0c8d0', 0.97, 0.014],
  ])('has a sibling of its hue, %s, with less colour by as much: %s', (_, accent, lightness, chroma) => {
    const [own, sibling] = [lchOf(accent), lchOf(siblingOf(accent))];
    expect(own.c).toBeCloseTo(chroma, 3);
    // Two digits of a colour are as fine as this.
    expect(Math.abs(sibling.l - lightness)).toBeLessThan(0.003);
    expect(Math.abs(sibling.c - chroma * 0.794)).toBeLessThan(0.002);
    expect(Math.abs((own.h ?? 0) - (sibling.h ?? 0))).toBeLessThan(8);
  });
  test.each(['', 'blue', '#12345'])('that is no colour, “%s”, has the sibling of the design', (accent) => {
    expect(siblingOf(accent)).toBe(DESIGN.dark);
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

  // The accents: one with less colour than the design's, and one with more, which colours nothing more.
  test.each([
    ['less', '#4a5f6e', 0.034 / 0.1375],
    ['more', '#6a3fd4', 1],
  ])('a grey has 0.6 of its colour, all else its own, and less where the accent has %s', (_, accent, share) => {
    const tokens = paletteOf({ light: accent, dark: DESIGN.dark }).light;
    const chromas = Object.entries(design)
      .filter(([name, hex]) => hex !== DESIGN.light && !name.endsWith('water-deep'))
      .map(([name, hex]) => ({ name, own: lchOf(hex).c, now: lchOf(tokens[name as keyof typeof tokens]).c }));
    const [greys, colours] = [chromas.filter(({ own }) => own < 0.05), chromas.filter(({ own }) => own >= 0.05)];
    expect([greys.length, colours.length]).toEqual([18, 1]);
    // Two digits of a colour are as fine as this.
    for (const { name, own, now } of greys) expect(Math.abs(now - own * 0.6 * share), name).toBeLessThan(0.002);
    for (const { name, own, now } of colours) expect(Math.abs(now - own * share), name).toBeLessThan(0.003);
  });

  test.each([
    ['light', ['water-deep', 'still-water-deep'], '#084b86', '#1d6b3a', '#7fd6a0'],
    ['dark', ['water-deep'], '#a3d1f8', '#1d6b3a', '#7fd6a0'],
    ['light', ['water-deep', 'still-water-deep'], '#084b86', '#000000', '#ffffff'],
    ['dark', ['water-deep'], '#a3d1f8', '#000000', '#ffffff'],
  ] as const)('on %s pages, under the pointer, %j is as much darker or lighter as the design’s', (...given) => {
    const [scheme, names, hover, light, dark] = given;
    const accents = { light, dark };
    const tokens: Record<string, string> = paletteOf(accents)[scheme];
    const lightness = lchOf(accents[scheme]).l + lchOf(hover).l - lchOf(DESIGN[scheme]).l;
    for (const name of names)
      expect(Math.abs(lchOf(tokens[name] ?? '').l - Math.min(1, Math.max(0, lightness)))).toBeLessThan(0.004);
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

describe('on pages of either scheme each token has the colour that the brand gives it', () => {
  /** As a browser joins the rules of the design and of a brand. */
  const shown = (accents: typeof DESIGN, scheme: (typeof schemes)[number]) => {
    const [light = '', dark = ''] = brandRules({ accents, corner: DESIGN_CORNER }).split('@media');
    const design = paletteOf(DESIGN);
    const said = (rule: string) =>
      Object.fromEntries(
        [...rule.matchAll(/--color-([a-z\d-]+):(#[\da-f]{6})/g)].map(([, name, colour]) => [name, colour]),
      );
    return scheme === 'light'
      ? { ...design.light, ...said(light) }
      : { ...design.light, ...design.dark, ...said(light), ...said(dark) };
  };
  test.each([
    ['with a colour of its own on light pages alone', { ...DESIGN, light: '#8c1d40' }],
    ['with one on dark pages alone', { ...DESIGN, dark: '#ff9db0' }],
    ['with both', { light: '#8a1538', dark: '#ff9db0' }],
    ['with the design’s', DESIGN],
  ])('%s', (_, accents) => {
    for (const scheme of schemes) expect(shown(accents, scheme)).toMatchObject(paletteOf(accents)[scheme]);
  });
  test('with any', () => {
    fc.assert(
      fc.property(hex, hex, (light, dark) => {
        for (const scheme of schemes)
          expect(shown({ light, dark }, scheme)).toMatchObject(paletteOf({ light, dark })[scheme]);
      }),
    );
  });
});

test('a brand is a few properties: under 2 KB, under 700 bytes of them packed', async () => {
  const { gzipSync } = await import('node:zlib');
  const rules = brandRules({ accents: { light: '#8a1538', dark: '#ff9db0' }, corner: 6 });
  const [light, dark] = rules.split('@media screen and (prefers-color-scheme:dark)');
  expect(light).toContain('--color-water:#8a1538');
  expect(dark).toContain('--color-water:#ff9db0');
  expect(dark).not.toContain('--radius-xs');
  expect(rules).toContain('--radius-xs:6px');
  // White paper and white words stay what they are in the design.
  for (const name of ['paper', 'on-water']) expect(light).not.toContain(`--color-${name}:`);
  expect(rules.length).toBeLessThan(2048);
  expect(gzipSync(rules).length).toBeLessThan(700);
});

test.each(['', 'ink', '#12'])('%j is no colour to reckon with, and is refused by name', (text) => {
  expect(() => lchOf(text)).toThrow(`${text} is no colour.`);
});

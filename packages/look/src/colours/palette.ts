import { clampChroma, converter, formatHex, modeLrgb, modeOklch, modeRgb, type Oklch, parse, useMode } from 'culori/fn';

useMode(modeRgb);
// Contrast is reckoned in linear light.
useMode(modeLrgb);
useMode(modeOklch);

/** The colour of a brand on light pages and its sibling on dark ones, as `#0a5fa8`. */
export interface Accents {
  light: string;
  dark: string;
}
export type Scheme = keyof Accents;

/** The accents of the design itself. */
export const DESIGN: Accents = { light: '#0a5fa8', dark: '#74b9f3' };

/** The tokens of `tokens.css` that take the hue of the accent; those of meaning (run, amber, alarm) do not. */
const tinted = {
  light: {
    ink: '#0c1a24',
    soft: '#4b5c69',
    paper: '#ffffff',
    wash: '#f6f8f9',
    rule: '#d3dae0',
    edge: '#76858f',
    'plate-hi': '#fbfcfd',
    'plate-lo': '#e4e9ed',
    'plate-edge': '#a9b5be',
    water: '#0a5fa8',
    'water-deep': '#084b86',
    'water-wash': '#e8f1f9',
    'on-water': '#ffffff',
    deep: '#0c1a24',
    'deep-2': '#12242f',
    'deep-text': '#dbe5ec',
    'deep-soft': '#9fb1be',
    'deep-rule': '#2c4150',
    'deep-link': '#8cc6f5',
    night: '#0a131a',
    'night-2': '#12222d',
    'still-water': '#0a5fa8',
    'still-water-deep': '#084b86',
  },
  dark: {
    ink: '#e4ebf0',
    soft: '#a3b3bf',
    paper: '#0f1a22',
    wash: '#14222b',
    rule: '#2b3b46',
    edge: '#728592',
    'plate-hi': '#2b3a45',
    'plate-lo': '#1d2a33',
    'plate-edge': '#51636f',
    'plate-stamp': '#0a1218',
    'plate-rivet': '#45555f',
    water: '#74b9f3',
    'water-deep': '#a3d1f8',
    'water-wash': '#13293b',
    'on-water': '#08121a',
    deep: '#0a131a',
    'deep-2': '#12222d',
  },
} as const;

type LightToken = keyof typeof tinted.light;
type DarkToken = keyof typeof tinted.dark;
/** Every token that takes the accent's hue, by scheme, as `#rrggbb`. */
export interface Palette {
  light: Record<LightToken, string>;
  dark: Record<DarkToken, string>;
}

const oklch = converter('oklch');
const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Whether a text is a colour as settings have it, such as `#0a5fa8`. */
export const isColour = (text: string): boolean => isHex(text);

const known = new Map<string, Palette>();
const KNOWN_MOST = 20;

/** The palette of a brand: that of the design, turned to the hue of its accents. What is no colour is that of the design. */
export function paletteOf(accents: Accents): Palette {
  const key = `${accents.light} ${accents.dark}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_MOST) known.clear();
  const made: Palette = {
    light: turned(tinted.light, DESIGN.light, accents.light),
    dark: turned(tinted.dark, DESIGN.dark, accents.dark),
  };
  known.set(key, made);
  return made;
}

/** Whether the accents are those of the design, so that a page needs no colours of its own. */
export const isDesign = ({ light, dark }: Accents): boolean =>
  light.toLowerCase() === DESIGN.light && dark.toLowerCase() === DESIGN.dark;

/** Up to this chroma a colour is a grey, which takes so much of it with another hue. */
const GREY = 0.05;
const CALM = 0.6;

function turned<Token extends string>(
  tokens: Readonly<Record<Token, string>>,
  from: string,
  accent: string,
): Record<Token, string> {
  const to = isHex(accent) ? accent.toLowerCase() : from;
  const [before, after] = [lchOf(from), lchOf(to)];
  const chroma = Math.min(1, after.c / before.c);
  const turn = (hex: string): string => {
    if (hex === from) return to;
    const { l, c, h = 0 } = lchOf(hex);
    // Greys of a warm hue look more coloured than those of the design.
    const calm = c < GREY ? CALM : 1;
    return hexOf({ mode: 'oklch', l, c: c * chroma * calm, h: h + (after.h ?? 0) - (before.h ?? 0) });
  };
  if (to === from) return { ...tokens };
  const made = mapped(tokens, turn);
  return { ...made, ...hoverOf(tokens, from, to) };
}

/** Darker than the accent on light, lighter on dark, by as much as the design's own. */
function hoverOf<Token extends string>(tokens: Readonly<Record<Token, string>>, from: string, to: string) {
  const by = Object.entries<string>(tokens).filter(([name]) => name.endsWith('water-deep'));
  const accent = lchOf(to);
  return Object.fromEntries(
    by.map(([name, hex]) => [name, hexOf({ ...accent, l: accent.l + lchOf(hex).l - lchOf(from).l })]),
  ) as Partial<Record<Token, string>>;
}

const mapped = <Token extends string>(
  tokens: Readonly<Record<Token, string>>,
  turn: (hex: string) => string,
): Record<Token, string> =>
  Object.fromEntries(Object.entries<string>(tokens).map(([name, hex]) => [name, turn(hex)])) as Record<Token, string>;

/** Lightness, chroma and hue of `#rrggbb`. A grey has no hue. */
export function lchOf(hex: string): Oklch {
  const colour = oklch(parse(hex));
  if (colour === undefined) throw new Error(`${hex} is no colour.`);
  return colour;
}

/** The nearest colour of screens. */
export const hexOf = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

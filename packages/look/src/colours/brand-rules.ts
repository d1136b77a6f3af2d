import { type Accents, DESIGN, type Palette, paletteOf } from './palette.ts';

/** The corner of the design, in pixels. */
export const DESIGN_CORNER = 2;
/** Larger ones would cut into the words of small controls. */
export const CORNER_MOST = 12;

/** The look of a brand that its documents carry. */
export interface BrandLook {
  accents: Accents;
  /** Pixels, from 0 to `CORNER_MOST`. */
  corner: number;
}

/** The custom properties of a brand, for the head of a document; '' where it looks as the design does. */
export function brandRules({ accents, corner }: BrandLook): string {
  const [palette, design] = [paletteOf(accents), paletteOf(DESIGN)];
  const light = differing(palette.light, design.light);
  // The rule of light pages holds on dark ones, too, also where the colour on dark pages is the design's own.
  const dark = differing(palette.dark, design.dark, new Set(light.map(([name]) => name)));
  const first = [...light.map(declared), ...(corner === DESIGN_CORNER ? [] : [`--radius-xs:${corner}px`])];
  return [
    first.length === 0 ? '' : `:root{${first.join(';')}}`,
    dark.length === 0 ? '' : `@media screen and (prefers-color-scheme:dark){:root{${dark.map(declared).join(';')}}}`,
  ].join('');
}

type Token = [name: string, colour: string];

/** The tokens whose colours are not the design's, and those that are said in any case. */
function differing<Scheme extends Palette['light'] | Palette['dark']>(
  tokens: Scheme,
  design: Scheme,
  said: ReadonlySet<string> = new Set(),
): Token[] {
  const own = new Map(Object.entries<string>(design));
  return Object.entries<string>(tokens).filter(([name, colour]) => said.has(name) || own.get(name) !== colour);
}

const declared = ([name, colour]: Token): string => `--color-${name}:${colour}`;

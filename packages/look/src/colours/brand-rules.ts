import { type Accents, DESIGN, isDesign, type Palette, paletteOf } from './palette.ts';

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
  const light = isDesign(accents) ? [] : declarations(palette.light, design.light);
  const dark = isDesign(accents) ? [] : declarations(palette.dark, design.dark);
  const radius = corner === DESIGN_CORNER ? [] : [`--radius-xs:${corner}px`];
  const first = [...light, ...radius];
  return [
    first.length === 0 ? '' : `:root{${first.join(';')}}`,
    dark.length === 0 ? '' : `@media screen and (prefers-color-scheme:dark){:root{${dark.join(';')}}}`,
  ].join('');
}

/** The values that differ from the design. */
function declarations<Scheme extends Palette['light'] | Palette['dark']>(tokens: Scheme, design: Scheme): string[] {
  const own = new Map(Object.entries<string>(design));
  return Object.entries<string>(tokens)
    .filter(([name, colour]) => own.get(name) !== colour)
    .map(([name, colour]) => `--color-${name}:${colour}`);
}

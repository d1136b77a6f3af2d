import { wcagContrast } from 'culori/fn';
import { type Accents, DESIGN, hexOf, isColour, lchOf, paletteOf, type Scheme } from './palette.ts';

/** Text on its surface, and the words of a control on the accent (WCAG 2.2, 1.4.3). */
export const CONTRAST_LEAST = 4.5;

/** The least contrast of an accent with what it stands on in its scheme, and with the words that stand on it. */
export function contrastOf(scheme: Scheme, accent: string): number {
  const { [scheme]: tokens } = paletteOf({ ...DESIGN, [scheme]: accent });
  const beside = [tokens.paper, tokens.wash, tokens['water-wash'], tokens['on-water']];
  return Math.min(...beside.map((colour) => wcagContrast(accent, colour)));
}

/** An accent that cannot be read, and the nearest one that can. */
export interface AccentFault {
  /** As contrast is written, `3.2`. */
  contrast: number;
  nearest: string;
}

/** Why an accent is refused in its scheme; null: it is not. `accent` is a colour. */
export function accentFault(scheme: Scheme, accent: string): AccentFault | null {
  const contrast = contrastOf(scheme, accent);
  return contrast >= CONTRAST_LEAST ? null : { contrast, nearest: nearestFitting(scheme, accent) };
}

const STEPS = 24;

/** The colour of the same hue, and of a chroma as near as screens have it, whose lightness differs least and that can be read. */
function nearestFitting(scheme: Scheme, accent: string): string {
  const colour = lchOf(accent);
  let [fits, fails] = [scheme === 'light' ? 0 : 1, colour.l];
  for (let step = 0; step < STEPS; step += 1) {
    const between = (fits + fails) / 2;
    const isReadable = contrastOf(scheme, hexOf({ ...colour, l: between })) >= CONTRAST_LEAST;
    if (isReadable) fits = between;
    else fails = between;
  }
  return hexOf({ ...colour, l: fits });
}

/** The sibling of an accent on the other scheme: as far from its surface as that of the design. */
export function siblingOf(accent: string): string {
  if (!isColour(accent)) return DESIGN.dark;
  const [from, to] = [lchOf(DESIGN.light), lchOf(DESIGN.dark)];
  const colour = lchOf(accent);
  return hexOf({
    ...colour,
    l: Math.min(0.97, Math.max(to.l, colour.l + (to.l - from.l))),
    c: colour.c * (to.c / from.c),
  });
}

/** The accents that settings name. Without one for dark pages it is the sibling of the other. */
export function accentsOf(settings: { 'brand.accent': string; 'brand.accentDark': string }): Accents {
  const { 'brand.accent': light, 'brand.accentDark': dark } = settings;
  if (dark !== '') return { light, dark };
  return { light, dark: light.toLowerCase() === DESIGN.light ? DESIGN.dark : siblingOf(light) };
}

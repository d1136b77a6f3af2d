export { type BrandLook, brandRules, CORNER_MOST, DESIGN_CORNER } from './brand-rules.ts';
export { type AccentFault, accentFault, accentsOf, CONTRAST_LEAST, contrastOf, siblingOf } from './contrast.ts';
export {
  type Accents,
  DESIGN,
  isColour,
  isDesign,
  type Palette,
  paletteOf,
  type Scheme,
} from './palette.ts';

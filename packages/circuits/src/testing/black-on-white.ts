import type { Palettes } from '../drawing/svg.ts';

/** The colours of drawings in tests. */
export const blackOnWhite: Palettes = {
  light: { line: '#0c1a24', paper: '#ffffff' },
  dark: { line: '#cfdbe4', paper: '#17252f' },
};

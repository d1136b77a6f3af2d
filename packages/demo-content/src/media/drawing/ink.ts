import { palettes, lines as shared } from '@millrace/pictures';

/** The stroke of a line: widths are CSS pixels at every size of the picture (visual.md, "Pictures"). */
export const weights = {
  outline: { width: shared.outline.width, small: 1.4, colour: 'line' },
  detail: { width: shared.detail.width, small: 0.9, colour: 'line' },
  /** Dropped below 100 px. */
  fine: { width: shared.fine.width, small: 0, colour: 'line' },
  cord: { width: shared.cord.width, small: 2.25, colour: 'line' },
  lead: { width: shared.lead.width, small: 1.5, colour: 'line' },
  flow: { width: 1.15, small: 0.9, colour: 'level' },
  surface: { width: 1.75, small: 1.4, colour: 'level' },
  undecided: { width: 3, small: 2.25, colour: 'amber', dash: '4 6' },
  border: { width: 1.15, small: 0.9, colour: 'amber', dash: '6 5' },
  rule: { width: 1, small: 0, colour: 'rule' },
  road: { width: 9, small: 6, colour: 'rule' },
  lane: { width: 6, small: 4, colour: 'paper' },
  stream: { width: 4, small: 3, colour: 'water' },
  mark: { width: 4, small: 4, colour: 'line' },
} as const satisfies Record<string, { width: number; small: number; colour: Colour; dash?: string }>;

/** Paper, two tones, one accent; blue and red are caps of floats; the rest belongs to scenes and signs. */
export const fills = [
  'paper',
  'light',
  'shade',
  'steel',
  'line',
  'soft',
  'accent',
  'water',
  'level',
  'blue',
  'red',
  'run',
  'deep',
  'wash',
] as const;

export const texts = {
  label: { size: 9, weight: 600, face: 'sans', colour: 'line', isFine: true },
  measure: { size: 12.5, weight: 500, face: 'mono', colour: 'line', isFine: true },
  code: { size: 12.5, weight: 600, face: 'mono', colour: 'line', isFine: true },
  plate: { size: 14, weight: 500, face: 'sans', colour: 'line', isFine: true },
  note: { size: 12, weight: 400, face: 'sans', colour: 'soft', isFine: true },
  caption: { size: 15.5, weight: 400, face: 'sans', colour: 'line', isFine: false },
  number: { size: 18, weight: 600, face: 'mono', colour: 'paper', isFine: false },
  name: { size: 17, weight: 500, face: 'sans', colour: 'line', isFine: false },
  alarm: { size: 17, weight: 500, face: 'sans', colour: 'amber', isFine: false },
  title: { size: 24, weight: 600, face: 'sans', colour: 'line', isFine: false },
  brand: { size: 40, weight: 600, face: 'sans', colour: 'line', isFine: false },
} as const satisfies Record<
  string,
  { size: number; weight: number; face: keyof typeof faces; colour: Colour; isFine: boolean }
>;

/** The site's own, by their packages. */
export const faces = { sans: '@fontsource/ibm-plex-sans', mono: '@fontsource/ibm-plex-mono' } as const;

export type Weight = keyof typeof weights;
export type Fill = (typeof fills)[number];
export type TextName = keyof typeof texts;
export type TextStyle = `text ${TextName}`;
export type Style = Weight | Fill | `${Weight} ${Fill}`;
export type Colour = Fill | 'amber' | 'rule';

export type Palette = Readonly<Record<Colour, string>>;

/** Those of a composed picture, and what belongs to scenes and signs. */
const light: Palette = {
  ...palettes.light,
  soft: '#4b5c69',
  run: '#137a43',
  rule: '#d3dae0',
  deep: '#0c1a24',
  wash: '#f6f8f9',
};

const dark: Palette = {
  ...palettes.dark,
  soft: '#a3b3bf',
  run: '#58c98f',
  rule: '#2b3b46',
  deep: '#0a131a',
  wash: '#14222b',
};

/** On ink: for the dark background of a banner, in either scheme. */
const deepLight: Palette = {
  ...dark,
  line: '#d5e1e9',
  soft: '#9fb1be',
  paper: '#12242f',
  light: '#1e3644',
  shade: '#2d4859',
  amber: '#ffb224',
  water: '#0e4475',
  level: '#8cc6f5',
  rule: '#2c4150',
  deep: '#0c1a24',
};

/** Colours of a ground in the light and in the dark scheme. */
export const grounds = {
  paper: { light, dark },
  ink: { light: deepLight, dark: { ...deepLight, deep: '#0a131a' } },
} as const satisfies Record<string, { light: Palette; dark: Palette }>;
export type Ground = keyof typeof grounds;

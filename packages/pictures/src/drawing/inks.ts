/** Lines of a drawing, by class: width in CSS pixels at every size. */
export const lines = {
  outline: { width: 1.75, ink: 'line' },
  detail: { width: 1.15, ink: 'line' },
  fine: { width: 0.7, ink: 'line' },
  cord: { width: 3, ink: 'line' },
  lead: { width: 2, ink: 'line' },
} as const satisfies Record<string, { width: number; ink: Ink }>;

/** Surfaces of a drawing, by class. */
export const surfaces = [
  'paper',
  'light',
  'shade',
  'line',
  'accent',
  'steel',
  'level',
  'water',
  'blue',
  'red',
] as const;

export type Ink = (typeof surfaces)[number] | 'amber' | 'wash';

type Palette = Readonly<Record<Ink, string>>;
const light: Palette = {
  line: '#0c1a24',
  paper: '#ffffff',
  light: '#e9edf0',
  shade: '#cbd4db',
  steel: '#dbe3e8',
  accent: '#ffb224',
  level: '#0a5fa8',
  water: '#bcd9f0',
  blue: '#3d86c6',
  red: '#cf4b41',
  amber: '#925400',
  wash: '#fff5e0',
};
const dark: Palette = {
  line: '#cfdbe4',
  paper: '#17252f',
  light: '#22333f',
  shade: '#34485a',
  steel: '#3d5163',
  accent: '#ffb224',
  level: '#74b9f3',
  water: '#123f66',
  blue: '#4c94d4',
  red: '#e0655b',
  amber: '#ffbe4a',
  wash: '#2a2214',
};
export const palettes = { light, dark } as const;

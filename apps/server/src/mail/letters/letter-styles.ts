import type { CSSProperties } from 'react';

/** The tokens of the design that letters use, in both schemes (visual.md; the tokens of packages/look). */
const light = {
  ink: '#0c1a24',
  soft: '#4b5c69',
  paper: '#ffffff',
  wash: '#f6f8f9',
  rule: '#d3dae0',
  plate: '#e9edf0',
  plateEdge: '#a9b5be',
  water: '#0a5fa8',
  onWater: '#ffffff',
};
const dark: typeof light = {
  ink: '#e4ebf0',
  soft: '#a3b3bf',
  paper: '#0f1a22',
  wash: '#14222b',
  rule: '#2b3b46',
  plate: '#1d2a33',
  plateEdge: '#51636f',
  water: '#74b9f3',
  onWater: '#08121a',
};

export const SANS = "'IBM Plex Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
export const MONO = "'IBM Plex Mono', Consolas, 'Liberation Mono', monospace";

type Token = keyof typeof light;
interface Colours {
  'background-color'?: Token;
  'border-color'?: Token;
  color?: Token;
}
export type Part = 'around' | 'sheet' | 'plate' | 'rivet' | 'strong' | 'soft' | 'link' | 'button' | 'line';

/** Parts of a letter by their colours; each is an inline style in the light scheme and a class that the dark one overrides. */
const coloured: Readonly<Record<Part, Colours>> = {
  around: { 'background-color': 'wash' },
  sheet: { 'background-color': 'paper', 'border-color': 'rule' },
  plate: { 'background-color': 'plate', 'border-color': 'plateEdge' },
  rivet: { 'background-color': 'paper', 'border-color': 'plateEdge' },
  strong: { color: 'ink' },
  soft: { color: 'soft' },
  link: { color: 'water' },
  button: { 'background-color': 'water', 'border-color': 'water', color: 'onWater' },
  line: { 'border-color': 'rule' },
};

/** The attributes of an element of a part: its class, and its style with the light colours. */
export function styled(part: Part, style: CSSProperties = {}): { className: string; style: CSSProperties } {
  const { 'background-color': ground, 'border-color': border, color } = coloured[part];
  return {
    className: part,
    style: {
      ...style,
      ...(ground === undefined ? {} : { backgroundColor: light[ground] }),
      ...(border === undefined ? {} : { borderColor: light[border] }),
      ...(color === undefined ? {} : { color: light[color] }),
    },
  };
}

/** React Email gives the style of the body to a cell within it too. */
const selectors: Partial<Record<Part, readonly string[]>> = { around: ['.around', '.around>table>tbody>tr>td'] };

const isPart = (name: string): name is Part => Object.hasOwn(coloured, name);

const darkRules = Object.keys(coloured)
  .filter(isPart)
  .map((part) => ({
    selectors: selectors[part] ?? [`.${part}`],
    declarations: Object.entries(coloured[part])
      .map(([property, token]: [string, Token]) => `${property}:${dark[token]}!important`)
      .join(';'),
  }));

const rules = (before: string): string =>
  darkRules
    .map(({ selectors, declarations }) => `${selectors.map((each) => before + each).join()}{${declarations}}`)
    .join('');

/** For clients that follow the system, and for Outlook's, which mark the elements that they have darkened. */
export const darkStyles = `@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`;

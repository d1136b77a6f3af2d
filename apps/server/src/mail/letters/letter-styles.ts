import { type BrandLook, type Palette, paletteOf } from '@millrace/look/colours';
import type { CSSProperties } from 'react';

/** The tokens that letters use (visual.md; packages/look), in one scheme. */
const tokensOf = (palette: Palette['light'] | Palette['dark']) => ({
  ink: palette.ink,
  soft: palette.soft,
  paper: palette.paper,
  wash: palette.wash,
  rule: palette.rule,
  plate: palette['plate-lo'],
  plateEdge: palette['plate-edge'],
  water: palette.water,
  onWater: palette['on-water'],
});

/** The look of a maker's mails. */
export interface MailLook extends BrandLook {
  /** Names of the maker's type faces, which a reader may have; null: a file of the maker's own, which no reader has. */
  faces: { text: string | null; code: string | null };
}

/** Faces of readers' systems: a mail brings none. */
const SYSTEM = {
  text: "'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  code: "Consolas, 'Liberation Mono', monospace",
};
const families = (role: 'text' | 'code', name: string | null): string =>
  name === null ? SYSTEM[role] : `'${name}', ${SYSTEM[role]}`;

type Tokens = ReturnType<typeof tokensOf>;
type Token = keyof Tokens;
interface Colours {
  'background-color'?: Token;
  'border-color'?: Token;
  color?: Token;
}
type Part = 'around' | 'sheet' | 'plate' | 'rivet' | 'strong' | 'soft' | 'link' | 'button' | 'line';

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

/** The look of a maker's letters. */
export interface LetterLook {
  /** The attributes of an element of a part: its class, and its style with the light colours. */
  styled(part: Part, style?: CSSProperties): { className: string; style: CSSProperties };
  /** For clients that follow the system, and for Outlook's, which mark the elements that they have darkened. */
  darkStyles: string;
  /** Of corners. */
  radius: string;
  /** Families for text and for codes. */
  text: string;
  code: string;
}

export function letterLook({ accents, corner, faces }: MailLook): LetterLook {
  const palette = paletteOf(accents);
  const light = tokensOf(palette.light);
  return {
    styled(part, style = {}) {
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
    },
    darkStyles: darkStylesOf(tokensOf(palette.dark)),
    radius: `${corner}px`,
    text: families('text', faces.text),
    code: families('code', faces.code),
  };
}

/** React Email gives the style of the body to a cell within it too. */
const selectors: Partial<Record<Part, readonly string[]>> = { around: ['.around', '.around>table>tbody>tr>td'] };

const isPart = (name: string): name is Part => Object.hasOwn(coloured, name);

function darkStylesOf(dark: Tokens): string {
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
  return `@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`;
}

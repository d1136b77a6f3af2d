import type { Settings } from '@millrace/contract';
import { accentsOf, paletteOf } from '@millrace/look/colours';
import { NO_BRAND, type PaperBrand } from './paper-brand.ts';

/** The colours and the paper of a maker's printed sheets; it goes to the threads that make them. */
export interface PaperLook extends PaperBrand {
  ink: string;
  soft: string;
  rule: string;
  plate: string;
  accent: string;
  paper: Paper;
}
export type Paper = 'LETTER' | 'A4';

/** Countries where sheets are letters; everywhere else they are A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR']);

/** Points. */
export const SIDES: Readonly<Record<Paper, { short: number; long: number }>> = {
  LETTER: { short: 612, long: 792 },
  A4: { short: 595, long: 842 },
};

/** The printed look by the settings: the colours of light pages. Whoever has them adds the faces and the mark. */
export function paperLook(settings: Settings): PaperLook {
  const { light } = paletteOf(accentsOf(settings));
  return {
    ink: light.ink,
    soft: light.soft,
    rule: light.rule,
    plate: light['plate-lo'],
    accent: light.water,
    ...NO_BRAND,
    paper: LETTER_COUNTRIES.has(settings['company.country']) ? 'LETTER' : 'A4',
  };
}

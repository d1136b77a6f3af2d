import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';

/** A face that visitors' systems have, sized as one of ours, so that nothing moves when ours comes (decision 075). */
interface StandIn {
  family: string;
  weight: number;
  /** Names of the face on a visitor's system. */
  locals: readonly string[];
  /** A package and weight with the same measures, and ours. */
  measured: Face;
  ours: Face;
}
type Face = readonly [name: string, weight: number];

/** Arimo and Cousine have the measures of Arial and Courier New, by design; Helvetica and the Liberation faces have those, too. */
const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica'];
const ARIAL_BOLD = ARIAL.map((name) => `${name} Bold`);
const standIns: readonly StandIn[] = [
  sans('Plex Sans Fallback', 400, ARIAL, ['arimo', 400]),
  sans('Plex Sans Fallback', 500, ARIAL, ['arimo', 400]),
  sans('Plex Sans Fallback', 600, ARIAL_BOLD, ['arimo', 700]),
  // Android has no Arial. Where its Roboto is one variable file, that has no other name.
  sans('Plex Sans Roboto', 400, ['Roboto'], ['roboto', 400]),
  sans('Plex Sans Roboto', 500, ['Roboto Medium', 'Roboto'], ['roboto', 500]),
  sans('Plex Sans Roboto', 600, ['Roboto Bold'], ['roboto', 700]),
  // Most Linux desktops have DejaVu, not all the Liberation faces.
  sans('Plex Sans DejaVu', 400, ['DejaVu Sans'], ['dejavu-sans', 400]),
  sans('Plex Sans DejaVu', 500, ['DejaVu Sans'], ['dejavu-sans', 400]),
  sans('Plex Sans DejaVu', 600, ['DejaVu Sans Bold'], ['dejavu-sans', 700]),
  mono('Plex Mono Fallback', ['Courier New', 'Liberation Mono', 'Courier'], ['cousine', 400]),
  mono('Plex Mono DejaVu', ['DejaVu Sans Mono'], ['dejavu-mono', 400]),
];

function sans(family: string, weight: number, locals: readonly string[], measured: Face): StandIn {
  return { family, weight, locals, measured, ours: ['ibm-plex-sans', weight] };
}
function mono(family: string, locals: readonly string[], measured: Face): StandIn {
  return { family, weight: 400, locals, measured, ours: ['ibm-plex-mono', 400] };
}

/** The rules of all stand-ins: as wide as ours on the average of English text, and as high. */
export const standInRules = async (): Promise<string[]> => Promise.all(standIns.map(ruleOf));

async function ruleOf({ family, weight, locals, measured, ours }: StandIn): Promise<string> {
  const [face] = createFontStack([await metricsOf(ours), await metricsOf(measured)], {
    fontFaceFormat: 'styleObject',
  }).fontFaces;
  if (face === undefined) throw new Error(`No measures for ${family}`);
  const { sizeAdjust = '100%', ascentOverride, descentOverride, lineGapOverride = '0%' } = face['@font-face'];
  const src = locals.map((name) => `local("${name}")`).join(', ');
  return [
    `@font-face{font-family:"${family}";font-weight:${weight};src:${src};size-adjust:${sizeAdjust};`,
    `ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}}`,
  ].join('');
}

const { resolve } = createRequire(import.meta.url);
const metricsOf = async ([name, weight]: Face) =>
  fromBuffer(await readFile(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)));

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { FaceRole } from './packaged-faces.ts';

/** A face that visitors' systems have, sized as one of ours, so that nothing moves when ours comes (decision 075). */
interface StandIn {
  name: string;
  weight: number;
  /** Names of the face on a visitor's system. */
  locals: readonly string[];
  /** A package and weight with the same measures. */
  measured: readonly [name: string, weight: number];
}
export type FaceMeasures = Awaited<ReturnType<typeof fromBuffer>>;

/** Arimo and Cousine have the measures of Arial and Courier New, by design; Helvetica and the Liberation faces have those, too. */
const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica'];
const ARIAL_BOLD = ARIAL.map((name) => `${name} Bold`);
const standIns: Readonly<Record<FaceRole, readonly StandIn[]>> = {
  text: [
    { name: 'Fallback', weight: 400, locals: ARIAL, measured: ['arimo', 400] },
    { name: 'Fallback', weight: 500, locals: ARIAL, measured: ['arimo', 400] },
    { name: 'Fallback', weight: 600, locals: ARIAL_BOLD, measured: ['arimo', 700] },
    // Android has no Arial. Where its Roboto is one variable file, that has no other name.
    { name: 'Roboto', weight: 400, locals: ['Roboto'], measured: ['roboto', 400] },
    { name: 'Roboto', weight: 500, locals: ['Roboto Medium', 'Roboto'], measured: ['roboto', 500] },
    { name: 'Roboto', weight: 600, locals: ['Roboto Bold'], measured: ['roboto', 700] },
    // Most Linux desktops have DejaVu, not all the Liberation faces.
    { name: 'DejaVu', weight: 400, locals: ['DejaVu Sans'], measured: ['dejavu-sans', 400] },
    { name: 'DejaVu', weight: 500, locals: ['DejaVu Sans'], measured: ['dejavu-sans', 400] },
    { name: 'DejaVu', weight: 600, locals: ['DejaVu Sans Bold'], measured: ['dejavu-sans', 700] },
  ],
  code: [
    {
      name: 'Fallback',
      weight: 400,
      locals: ['Courier New', 'Liberation Mono', 'Courier'],
      measured: ['cousine', 400],
    },
    { name: 'DejaVu', weight: 400, locals: ['DejaVu Sans Mono'], measured: ['dejavu-mono', 400] },
  ],
};

/** The rules of all stand-ins of the design's faces. */
export const standInRules = async (): Promise<string[]> => [
  ...(await standInsFor('text', 'Plex Sans', (weight) => packageMeasures('ibm-plex-sans', weight))),
  ...(await standInsFor('code', 'Plex Mono', (weight) => packageMeasures('ibm-plex-mono', weight))),
];

/** The rules of the faces that stand in for one: as wide as it on the average of English text, by weight, and as high. */
export const standInsFor = async (
  role: FaceRole,
  family: string,
  measures: (weight: number) => Promise<FaceMeasures>,
): Promise<string[]> =>
  Promise.all(
    standIns[role].map(async (standIn) =>
      ruleOf(
        `${family} ${standIn.name}`,
        standIn,
        await measures(standIn.weight),
        await packageMeasures(...standIn.measured),
      ),
    ),
  );

function ruleOf(family: string, { weight, locals }: StandIn, ours: FaceMeasures, theirs: FaceMeasures): string {
  const [face] = createFontStack([ours, theirs], { fontFaceFormat: 'styleObject' }).fontFaces;
  if (face === undefined) throw new Error(`No measures for ${family}`);
  const { sizeAdjust = '100%', lineGapOverride = '0%', ...heights } = face['@font-face'];
  // Those of a face with the same measures are left out.
  const over = [
    ['ascent-override', heights.ascentOverride],
    ['descent-override', heights.descentOverride],
    ['line-gap-override', lineGapOverride],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]));
  const src = `src:${locals.map((name) => `local("${name}")`).join(', ')}`;
  return `@font-face{${[`font-family:"${family}"`, `font-weight:${weight}`, src, `size-adjust:${sizeAdjust}`, ...over].join(';')}}`;
}

const { resolve } = createRequire(import.meta.url);
const packageMeasures = async (name: string, weight: number): Promise<FaceMeasures> =>
  fromBuffer(await readFile(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)));

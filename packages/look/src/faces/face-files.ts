/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FIRST } from './face-names.ts';
import { makerFamilies, type PackagedFace } from './packaged-faces.ts';
import { codePointsOf, rangeOf } from './unicode-range.ts';

/** A file of a face that the site has made or copied, and the `@font-face` rule that names it. */
export interface FaceFile {
  /** Its name without a hash. */
  name: string;
  family: string;
  /** As `font-weight` takes it. */
  weight: string;
  /** As `unicode-range` takes it. */
  range: string;
  bytes: Uint8Array;
}

interface Source {
  family: string;
  weight: string;
  package: string;
  /** Part of the file's name after the alphabet. */
  variant: string;
  /** The beginning of the name of a file of the site. */
  name: string;
  axes?: Record<string, { min: number; max: number }>;
}

/** ASCII, and what else the text of a trade catalogue in English is set with, résumés included. Other signs have files of their own. */
export const FIRST_SIGNS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0©°·×é–—‘’“”•…−™',
].join('');

/** The site's text uses kerning, ligatures, and the slashed zero of codes. Figures are tabular by themselves. */
const FEATURES = ['kern', 'liga', 'zero'];

const SANS = '@fontsource-variable/ibm-plex-sans';
const MONO = '@fontsource/ibm-plex-mono';
const sources: readonly Source[] = [
  {
    family: 'Plex Sans',
    weight: '400 700',
    package: SANS,
    variant: 'wght-normal',
    name: 'plex-sans',
    axes: { wght: { min: 400, max: 700 } },
  },
  { family: 'Plex Mono', weight: '400', package: MONO, variant: '400-normal', name: 'plex-mono-400' },
  { family: 'Plex Mono', weight: '500 600', package: MONO, variant: '500-normal', name: 'plex-mono-500' },
];

/** Parts of packages that no text of a site is set in. */
const NOT_WORDS = ['math', 'symbols', 'hebrew'];

/** The alphabet that the first signs are cut out of. */
const CUT = 'latin';

const { resolve } = createRequire(import.meta.url);

/** Weights of a maker's face: our text has no others. */
const MAKERS_WEIGHTS = { min: 400, max: 600 };

/** Makes the files of a packaged face, for a maker who has chosen it. */
export const packagedFiles = ({ name, role, package: source }: PackagedFace): Promise<FaceFile[]> =>
  filesOf({
    family: makerFamilies[role],
    weight: `${MAKERS_WEIGHTS.min} ${MAKERS_WEIGHTS.max}`,
    package: source,
    variant: 'wght-normal',
    name: name.toLowerCase().replaceAll(' ', '-'),
    axes: { wght: MAKERS_WEIGHTS },
  });

/** Makes the site's faces: of each a small file for first screens, and one for each alphabet with every other sign. */
export async function faceFiles(): Promise<FaceFile[]> {
  return (await Promise.all(sources.map(filesOf))).flat();
}

async function filesOf(source: Source): Promise<FaceFile[]> {
  const ranges = JSON.parse(await readFile(resolve(`${source.package}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const { family, weight } = source;
  const alphabets = Object.entries(ranges)
    .filter(([alphabet]) => !NOT_WORDS.includes(alphabet))
    .map(async ([alphabet, range]): Promise<FaceFile[]> => {
      const bytes = await readFile(resolve(`${source.package}/files/${fileName(source, alphabet)}`));
      const name = `${source.name}-${alphabet}`;
      if (alphabet !== CUT) return [{ name, family, weight, range, bytes }];
      const others = [...codePointsOf(range)].filter((point) => !FIRST_SIGNS.includes(String.fromCodePoint(point)));
      return [
        { name, family, weight, range: rangeOf(others), bytes: await cut(source, bytes, textOf(others)) },
        {
          name: `${source.name}-${FIRST}`,
          family,
          weight,
          range: rangeOf(codePoints(FIRST_SIGNS)),
          bytes: await cut(source, bytes, FIRST_SIGNS),
        },
      ];
    });
  return (await Promise.all(alphabets)).flat();
}

const cut = ({ axes }: Source, font: Buffer, text: string): Promise<Uint8Array> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Instructions for screens of few pixels and names of styles: a quarter of the bytes. Without them the Sans comes in one flight. GDEF
    // and MVAR hold how kerning and the underline change with the weight, 1.6 KB: pairs of letters keep the regular's distance.
    noHinting: true,
    dropTables: ['STAT', 'meta', 'GDEF', 'MVAR'],
    ...(axes === undefined ? {} : { variationAxes: axes }),
  });

const fileName = ({ package: name, variant }: Source, alphabet: string): string =>
  `${name.split('/')[1]}-${alphabet}-${variant}.woff2`;
const textOf = (points: readonly number[]): string => String.fromCodePoint(...points);
const codePoints = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0);

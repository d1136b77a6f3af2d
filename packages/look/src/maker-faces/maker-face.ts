import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { packagedFiles } from '../faces/face-files.ts';
import { FIRST } from '../faces/face-names.ts';
import { type FaceRole, makerFamilies, type PackagedFace } from '../faces/packaged-faces.ts';
import { standInsFor } from '../faces/stand-ins.ts';
import { unpackFace } from './unpack-face.ts';

/** The weights that documents, cards and drawings are set in. */
const PAPER_WEIGHTS = [400, 600] as const;
export type PaperWeight = (typeof PAPER_WEIGHTS)[number];

/** A face of a maker, made for pages and for paper. */
export interface MakerFace {
  /** Files for pages. */
  files: {
    weight: string;
    /** null: it holds every sign. */
    range: string | null;
    /** Whether documents preload it. */
    isFirst: boolean;
    bytes: Uint8Array;
  }[];
  /** The rules of the faces that stand in until the files are there. */
  standIns: string;
  /** Plain fonts of one weight each; those of a weight in the order they are looked through for a sign. */
  paper: { weight: PaperWeight; bytes: Uint8Array }[];
}

/** WOFF2 files of a maker's own. */
export interface OwnFiles {
  regular: Uint8Array;
  /** For headings and what is stressed; null: the regular one, by its own axis of weight or thickened by the browser. */
  bold: Uint8Array | null;
}

/** Alphabets of a packaged face that documents are set in; other signs are set in the design's. */
const PAPER_ALPHABETS = ['latin', 'latin-ext'];

const { resolve } = createRequire(import.meta.url);

/** Makes a face that comes with the program: cut up by alphabet, a small file for first screens (decision 075). */
export async function packagedMakerFace(face: PackagedFace): Promise<MakerFace> {
  const files = await packagedFiles(face);
  const stem = face.package.split('/')[1];
  const alphabets = await Promise.all(
    PAPER_ALPHABETS.map((part) => readFile(resolve(`${face.package}/files/${stem}-${part}-wght-normal.woff2`))),
  );
  const plain = async (weight: PaperWeight) =>
    Promise.all(alphabets.map(async (bytes) => ({ weight, bytes: await atWeight(bytes, weight) })));
  const [latin] = alphabets;
  if (latin === undefined) throw new Error(`${face.name} has no Latin letters.`);
  return {
    files: files.map(({ name, weight, range, bytes }) => ({
      weight,
      range,
      isFirst: name.endsWith(`-${FIRST}`),
      bytes,
    })),
    standIns: await standInsOf(face.role, (weight) => atWeight(latin, weight)),
    paper: (await Promise.all(PAPER_WEIGHTS.map(plain))).flat(),
  };
}

/** Makes a face of uploaded files, which pages get as they are: their licences may forbid to cut them up. */
export async function ownMakerFace(role: FaceRole, { regular, bold }: OwnFiles): Promise<MakerFace> {
  const [light, heavy] = await Promise.all([regular, bold].map((file) => (file === null ? null : opened(file))));
  if (light === null || light === undefined) throw new Error('There is no face.');
  const { wght: axis } = light.font.variationAxes;
  const file = (bytes: Uint8Array, weight: string) => ({ weight, range: null, isFirst: true, bytes });
  const files = bold === null ? [file(regular, weightsOf(axis))] : [file(regular, '400 500'), file(bold, '600 700')];
  const atPaper = async (weight: number): Promise<Uint8Array> =>
    heavy !== null && heavy !== undefined && weight >= 600 ? plainFont(heavy, weight) : plainFont(light, weight);
  return {
    files,
    standIns: await standInsOf(role, atPaper),
    paper: await Promise.all(PAPER_WEIGHTS.map(async (weight) => ({ weight, bytes: await atPaper(weight) }))),
  };
}

const weightsOf = (axis: { min: number; max: number } | undefined): string =>
  axis === undefined ? '400 500' : `${axis.min} ${axis.max}`;

interface Opened {
  sfnt: Buffer;
  font: Font;
}

async function opened(woff2: Uint8Array): Promise<Opened> {
  const sfnt = await unpackFace(woff2);
  return { sfnt, font: create(sfnt) };
}

/** Of a variable font the one of a weight, within its axis. */
async function plainFont({ sfnt, font }: Opened, weight: number): Promise<Uint8Array> {
  const { wght, ...others } = font.variationAxes;
  if (wght === undefined && Object.keys(others).length === 0) return sfnt;
  const at: Record<string, number> = Object.fromEntries(
    Object.entries(others).map(([name, axis]) => [name, axis.default]),
  );
  if (wght !== undefined) at['wght'] = Math.min(wght.max, Math.max(wght.min, weight));
  return subsetFont(sfnt, String.fromCodePoint(...font.characterSet), { targetFormat: 'sfnt', variationAxes: at });
}

const atWeight = async (woff2: Buffer, weight: number): Promise<Uint8Array> => plainFont(await opened(woff2), weight);

const standInsOf = async (role: FaceRole, at: (weight: number) => Promise<Uint8Array>): Promise<string> =>
  (await standInsFor(role, makerFamilies[role], async (weight) => fromBuffer(Buffer.from(await at(weight))))).join('');

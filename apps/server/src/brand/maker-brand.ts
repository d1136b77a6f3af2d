import type { Snapshot } from '@millrace/catalogue';
import type { BrandFace, BrandFaces, Settings } from '@millrace/contract';
import { faceRule } from '@millrace/look/face-rule';
import { designFaces, type FaceRole, makerFamilies } from '@millrace/look/packaged-faces';
import { settingsOf } from '../content/settings-of.ts';
import type { DocumentMaker } from '../documents/document-maker.ts';
import type { FileStore } from '../files/file-store.ts';
import { DESIGN_FACES, type PaperBrand, type PaperFaces } from '../pdf/paper-brand.ts';
import { type KeptFace, keptFace, keyOf } from './kept-face.ts';
import type { WantedFace } from './make-face.ts';

/** The parts of a maker's brand that are made of files, by the settings of a snapshot: the type faces, and the mark. */
export interface MakerBrand {
  ofPages(snapshot: Snapshot): Promise<BrandFaces>;
  /** For what is drawn. */
  faces(snapshot: Snapshot): Promise<PaperFaces>;
  /** For what is printed. */
  ofPaper(snapshot: Snapshot): Promise<PaperBrand>;
  /** The mark as a square SVG. */
  mark(snapshot: Snapshot): Promise<Buffer>;
  /** The bytes of a file that pages of a snapshot name; null: none has this name. */
  file(snapshot: Snapshot, name: string): Promise<Buffer | null>;
}

interface Services {
  files: Pick<FileStore, 'read' | 'write'>;
  documents: Pick<DocumentMaker, 'make'>;
  /** The bytes at an address below /media/, as a snapshot has it; null: there are none. */
  media(snapshot: Snapshot, uri: string): Promise<Buffer | null>;
  log: { warn(facts: object, words: string): void };
}

/** Reads files of a library as a snapshot has them. */
export const mediaOf =
  (library: {
    asOf(snapshot: () => Pick<Snapshot, 'mediaFiles'>): { bytes(uri: string): Promise<Buffer | null> };
  }): Services['media'] =>
  (snapshot, uri) =>
    library.asOf(() => snapshot).bytes(uri);

/** Below this stand the files of faces; each is named by its content. */
export const FACES = '/faces';
/** Faces that are held: those of the site and of drafts that are looked at. */
const HELD_MOST = 8;
/** Pixels of the mark on paper, at some 400 to an inch. */
const MARK_SIDE = 128;

export function makerBrand(services: Services): MakerBrand {
  const held = new Map<string, Promise<KeptFace>>();
  const known = new WeakMap<Snapshot, Promise<Record<FaceRole, KeptFace | null>>>();

  const onPapers = new WeakMap<Snapshot, PaperFaces>();

  const once = (wanted: WantedFace): Promise<KeptFace> => {
    const key = keyOf(wanted);
    const made = held.get(key) ?? keptFace(services, wanted);
    held.delete(key);
    held.set(key, made);
    made.catch(() => held.delete(key));
    const [oldest] = held.keys();
    if (held.size > HELD_MOST && oldest !== undefined) held.delete(oldest);
    return made;
  };

  const faceOf = async (role: FaceRole, snapshot: Snapshot): Promise<KeptFace | null> => {
    try {
      const wanted = await wantedFace(role, settingsOf(snapshot), (uri) => services.media(snapshot, uri));
      return wanted === null ? null : await once(wanted);
    } catch (err) {
      // Pages are better in another face than not at all.
      services.log.warn({ err, role }, 'A type face of the settings could not be made; pages have that of the design.');
      return null;
    }
  };
  const facesOf = (snapshot: Snapshot): Promise<Record<FaceRole, KeptFace | null>> => {
    const found = known.get(snapshot) ?? bothOf(snapshot);
    known.set(snapshot, found);
    return found;
  };
  const bothOf = async (snapshot: Snapshot) => {
    const [text, code] = await Promise.all([faceOf('text', snapshot), faceOf('code', snapshot)]);
    return { text, code };
  };

  const faces = async (snapshot: Snapshot): Promise<PaperFaces> => {
    const known = onPapers.get(snapshot);
    if (known !== undefined) return known;
    const { text, code } = await facesOf(snapshot);
    const own = text === null && code === null ? DESIGN_FACES : { text: onPaper(text), code: onPaper(code) };
    onPapers.set(snapshot, own);
    return own;
  };
  const mark = async (snapshot: Snapshot): Promise<Buffer> => {
    const { siteMark } = await import('./site-mark.ts');
    const media = (uri: string) => services.media(snapshot, uri);
    return siteMark(settingsOf(snapshot), { media, faces: await faces(snapshot) });
  };

  return {
    ofPages: async (snapshot) => {
      const { text, code } = await facesOf(snapshot);
      return { text: onPages('text', text), code: onPages('code', code) };
    },
    faces,
    mark,
    ofPaper: async (snapshot) => {
      const [own, drawn] = await Promise.all([
        faces(snapshot),
        mark(snapshot)
          .then(asPng)
          .catch(() => null),
      ]);
      return { faces: own, mark: drawn };
    },
    file: async (snapshot, name) => {
      const inUse = Object.values(await facesOf(snapshot));
      const all = [
        ...inUse,
        ...(await Promise.allSettled(held.values())).map((one) => ('value' in one ? one.value : null)),
      ];
      return all.flatMap((face) => face?.bytes.get(name) ?? [])[0] ?? null;
    },
  };
}

const fileSettings = {
  text: { name: 'brand.textFace', regular: 'brand.textFaceFile', bold: 'brand.textFaceBoldFile' },
  code: { name: 'brand.codeFace', regular: 'brand.codeFaceFile', bold: null },
} as const;

/** The face that the settings ask for: a file of the maker's own comes first; null: that of the design. */
async function wantedFace(
  role: FaceRole,
  settings: Settings,
  media: (uri: string) => Promise<Buffer | null>,
): Promise<WantedFace | null> {
  const of = fileSettings[role];
  const read = async (name: keyof Settings | null) => {
    const uri = name === null ? '' : String(settings[name]);
    return uri === '' ? null : media(uri);
  };
  const regular = await read(of.regular);
  if (regular !== null) return { role, regular, bold: await read(of.bold) };
  const name = settings[of.name];
  return name === designFaces[role] ? null : { role, name };
}

function onPages(role: FaceRole, face: KeptFace | null): BrandFace | null {
  if (face === null) return null;
  const family = makerFamilies[role];
  const address = (name: string): string => `${FACES}/${name}`;
  return {
    rules: face.files.map((file) => faceRule({ ...file, family }, address(file.name))).join(''),
    standIns: face.standIns,
    preloads: face.files.filter(({ isFirst }) => isFirst).map(({ name }) => address(name)),
  };
}

async function asPng(svg: Buffer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { width = MARK_SIDE, density = 72 } = await sharp(svg).metadata();
  const fine = Math.min(2400, Math.ceil((density * MARK_SIDE) / width));
  return new Uint8Array(
    await sharp(svg, { density: fine })
      .resize(MARK_SIDE, MARK_SIDE, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer(),
  );
}

const onPaper = (face: KeptFace | null): PaperFaces['text'] =>
  face === null
    ? null
    : face.paper.flatMap(({ weight, name }) => {
        const bytes = face.bytes.get(name);
        return bytes === undefined ? [] : [{ weight, bytes }];
      });

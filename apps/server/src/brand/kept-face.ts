import { createHash } from 'node:crypto';
import type { PaperWeight } from '@millrace/look/maker-faces';
import { z } from 'zod';
import type { DocumentMaker, Layout } from '../documents/document-maker.ts';
import { type InThread, makeInTime } from '../documents/in-thread.ts';
import type { FileStore } from '../files/file-store.ts';
import { storeIfRoom } from '../files/store-if-room.ts';
import type { WantedFace } from './make-face.ts';

/** A face that was made, and its bytes by their names. */
export interface KeptFace {
  files: { name: string; weight: string; range: string | null; isFirst: boolean }[];
  standIns: string;
  paper: { name: string; weight: PaperWeight }[];
  bytes: ReadonlyMap<string, Buffer>;
}

interface Services {
  files: Pick<FileStore, 'read' | 'write'>;
  documents: Pick<DocumentMaker, 'make'>;
}

/** Rises when faces are made in another way: those that are kept are then made anew. */
const MADE_AS = 1;
const LAYOUT: Layout<InThread<WantedFace>> = { module: new URL('./make-face.ts', import.meta.url) };
/** Of the work alone: a face under load waits for its thread as long as it has to, as nobody would make it later. */
const TOO_LONG_MS = 60_000;
const FOLDER = 'faces';

const paperWeight = z.union([z.literal(400), z.literal(600)]);
const bytes = z.string().transform((text) => Buffer.from(text, 'base64'));
const page = { weight: z.string(), range: z.string().nullable(), isFirst: z.boolean() };
const madeFace = z.object({
  files: z.array(z.object({ ...page, bytes })),
  standIns: z.string(),
  paper: z.array(z.object({ weight: paperWeight, bytes })),
});
const record = z.object({
  files: z.array(z.object({ ...page, name: z.string() })),
  standIns: z.string(),
  paper: z.array(z.object({ weight: paperWeight, name: z.string() })),
});

/** A face as it was kept; one that was never made is made in a thread, which takes one to three seconds, and kept. */
export async function keptFace(services: Services, wanted: WantedFace, tooLongMs = TOO_LONG_MS): Promise<KeptFace> {
  const key = `${FOLDER}/${keyOf(wanted)}.json`;
  return (await read(services, key)) ?? make(services, key, wanted, tooLongMs);
}

/** The same for the same face: its name, or the hashes of its files. */
export function keyOf(wanted: WantedFace): string {
  const of =
    'name' in wanted
      ? [wanted.name.toLowerCase().replaceAll(' ', '-')]
      : [wanted.regular, wanted.bold].map((file) => (file === null ? 'none' : hashOf(file).slice(0, 24)));
  return [`${MADE_AS}`, wanted.role, ...of].join('-');
}

async function read({ files }: Services, key: string): Promise<KeptFace | null> {
  const text = await files.read(key);
  if (text === null) return null;
  const face = record.parse(JSON.parse(text.toString('utf8')));
  const found = new Map<string, Buffer>();
  for (const { name } of [...face.files, ...face.paper]) {
    const kept = await files.read(`${FOLDER}/${name}`);
    if (kept === null) return null;
    found.set(name, kept);
  }
  return { ...face, bytes: found };
}

async function make({ files, documents }: Services, key: string, wanted: WantedFace, tooLongMs: number) {
  const answer = await makeInTime(documents, LAYOUT, wanted, { tooLongMs, waitMs: Number.POSITIVE_INFINITY });
  const made = madeFace.parse(JSON.parse(answer.toString('utf8')));
  const found = new Map<string, Buffer>();
  const named = <Made extends { bytes: Buffer }>({ bytes: own, ...rest }: Made, ending: string) => {
    const name = `${hashOf(own).slice(0, 24)}.${ending}`;
    found.set(name, own);
    return { ...rest, name };
  };
  const face = {
    files: made.files.map((file) => named(file, 'woff2')),
    standIns: made.standIns,
    paper: made.paper.map((font) => named(font, 'ttf')),
  };
  for (const [name, own] of found) await storeIfRoom(files, `${FOLDER}/${name}`, own, TYPE);
  // Last: who finds the record finds all of it.
  await storeIfRoom(files, key, Buffer.from(JSON.stringify(face)), 'application/json');
  return { ...face, bytes: found };
}

const TYPE = 'application/octet-stream';
const hashOf = (own: Uint8Array): string => createHash('sha256').update(own).digest('hex');

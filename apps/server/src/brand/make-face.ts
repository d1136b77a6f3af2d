import { type OwnFiles, ownMakerFace, packagedMakerFace } from '@millrace/look/maker-faces';
import { type FaceRole, packagedFaces } from '@millrace/look/packaged-faces';
import { hasBegun, type InThread } from '../documents/in-thread.ts';

/** The face to make: one that comes with the program, by its name, or files of the maker's own. */
export type WantedFace = { role: FaceRole; name: string } | ({ role: FaceRole } & OwnFiles);

/** A face as a thread sends it: JSON, with its files in base64. */
export async function makeDocument(given: InThread<WantedFace>): Promise<Uint8Array> {
  hasBegun(given);
  const wanted = given.content;
  const made = 'name' in wanted ? await packaged(wanted) : await ownMakerFace(wanted.role, wanted);
  const encoded = { ...made, files: made.files.map(inBase64), paper: made.paper.map(inBase64) };
  return new TextEncoder().encode(JSON.stringify(encoded));
}

const inBase64 = <File extends { bytes: Uint8Array }>({ bytes, ...rest }: File) => ({
  ...rest,
  bytes: Buffer.from(bytes).toString('base64'),
});

async function packaged({ role, name }: { role: FaceRole; name: string }) {
  const face = packagedFaces.find((one) => one.role === role && one.name === name);
  if (face === undefined) throw new Error(`No face ${name} comes with the program.`);
  return packagedMakerFace(face);
}

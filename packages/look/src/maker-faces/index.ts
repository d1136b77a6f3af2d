export { type MakerFace, type OwnFiles, ownMakerFace, type PaperWeight, packagedMakerFace } from './maker-face.ts';
export { readFace } from './read-face.ts';

export { faceRule } from '../faces/face-rule.ts';
export { faceLicences } from './licences.ts';
export { type MakerFace, type OwnFiles, ownMakerFace, type PaperWeight, packagedMakerFace } from './maker-face.ts';
export { readFace } from './read-face.ts';

/** Text is set in the one face, model numbers, codes and amounts in the other. */
export type FaceRole = 'text' | 'code';

/** A type face that comes with the program, for makers to choose. Each is free to use; its package holds its licence. */
export interface PackagedFace {
  name: string;
  role: FaceRole;
  /** Its npm package, with one file for each alphabet. */
  package: string;
}

const variable = (role: FaceRole, name: string): PackagedFace => ({
  name,
  role,
  package: `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`,
});

/** Faces for a trade catalogue: plain, with figures of one width, and small enough to be there in the first paint. */
export const packagedFaces: readonly PackagedFace[] = [
  ...['Archivo', 'Inter', 'Open Sans', 'Public Sans', 'Roboto', 'Source Sans 3'].map((name) => variable('text', name)),
  ...['JetBrains Mono', 'Roboto Mono', 'Source Code Pro'].map((name) => variable('code', name)),
];

/** The faces of the design, which a site has until its maker chooses others. */
export const designFaces: Readonly<Record<FaceRole, string>> = { text: 'IBM Plex Sans', code: 'IBM Plex Mono' };

/** Names of the faces that may be chosen, the design's first. */
export const faceNames = (role: FaceRole): string[] => [
  designFaces[role],
  ...packagedFaces.filter((face) => face.role === role).map(({ name }) => name),
];

/** The family under which documents have a maker's own face, and those that stand in for it. */
export const makerFamilies: Readonly<Record<FaceRole, string>> = { text: 'Text Face', code: 'Code Face' };

/** The families of a face and its stand-ins, as `font-family` takes them. */
export const familyList = (role: FaceRole): string =>
  [
    ...['', ...STAND_IN_NAMES[role]].map((name) => `"${`${makerFamilies[role]} ${name}`.trim()}"`),
    role === 'text' ? 'sans-serif' : 'monospace',
  ].join(',');

/** The names of the faces of visitors' systems that stand in for ours, after the name of ours. */
export const STAND_IN_NAMES: Readonly<Record<FaceRole, readonly string[]>> = {
  text: ['Fallback', 'Roboto', 'DejaVu'],
  code: ['Fallback', 'DejaVu'],
};

import { readFileSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

const faces = {
  'Plex Sans': { face: 'ibm-plex-sans', weights: [400, 500, 600] },
  'Plex Mono': { face: 'ibm-plex-mono', weights: [400, 500, 600] },
} as const;

let isRegistered = false;

/** Makes the faces of the documents known to the renderer, once. Words are never hyphenated: codes must stay whole. */
export function registerFonts(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const [family, { face, weights }] of Object.entries(faces)) {
    Font.register({ family, fonts: weights.map((fontWeight) => ({ src: dataUri(face, fontWeight), fontWeight })) });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

function dataUri(face: string, weight: number): string {
  const file = new URL(import.meta.resolve(`@fontsource/${face}/files/${face}-latin-${weight}-normal.woff`));
  return `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString('base64')}`;
}

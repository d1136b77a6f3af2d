import type { BrandFaces } from '@millrace/contract';
import { type FaceRole, familyList, makerFamilies } from '@millrace/look/packaged-faces';
import type { InlineText } from '../../build/inline-text.ts';
import type { PageAssets } from '../../build/page-assets.ts';

/** Returns how the content security policy names a text that stands in a document. */
export type SourceOf = (text: string) => string;

/** The type faces of a document whose maker has chosen others than those of the design. */
export interface DocumentFaces {
  /** The `@font-face` rules of files. */
  rules: InlineText;
  /** Holds the first paint for them. */
  awaitFaces: InlineText;
  preloads: string[];
}

/** How the design's own faces are called, in rules and in the names of files. */
const design: Readonly<Record<FaceRole, { family: string; file: RegExp }>> = {
  text: { family: 'Plex Sans', file: /\/plex-sans-/ },
  code: { family: 'Plex Mono', file: /\/plex-mono-/ },
};
const roles = ['text', 'code'] as const;
const FACE = /@font-face\s*\{[^}]*\}/g;

/** null: nothing differs from the design, or documents name files alone. */
export function documentFaces(
  { inline, faces: preloads }: PageAssets,
  own: BrandFaces,
  sourceOf: SourceOf,
): DocumentFaces | null {
  const theirs = roles.filter((role) => own[role] !== null);
  if (inline === null || theirs.length === 0) return null;
  const isOurs = (rule: string): boolean => theirs.every((role) => !rule.includes(design[role].family));
  const kept = (inline.faces.text.match(FACE) ?? []).filter(isOurs);
  const rules = [...kept, ...theirs.map((role) => own[role]?.rules ?? '')].join('');
  const awaitFaces = theirs.reduce(
    (script, role) => script.replaceAll(design[role].family, makerFamilies[role]),
    inline.awaitFaces.text,
  );
  return {
    rules: { text: rules, source: sourceOf(rules) },
    awaitFaces: { text: awaitFaces, source: sourceOf(awaitFaces) },
    preloads: [
      ...theirs.flatMap((role) => own[role]?.preloads ?? []),
      ...preloads.filter((file) => theirs.every((role) => !design[role].file.test(file))),
    ],
  };
}

/** The faces in which a document is set, and what stands in for them until they are there. */
export function faceStyles(own: BrandFaces): string {
  const theirs = roles.filter((role) => own[role] !== null);
  const families = theirs.map((role) => `--font-${role === 'text' ? 'sans' : 'mono'}:${familyList(role)}`);
  return theirs.length === 0
    ? ''
    : `:root{${families.join(';')}}${theirs.map((role) => own[role]?.standIns ?? '').join('')}`;
}

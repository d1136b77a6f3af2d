import type { BrandFaces, BrandSheet, Settings } from '@millrace/contract';
import { accentsOf, brandRules, paletteOf } from '@millrace/look/colours';
import type { PageAssets } from '../../build/page-assets.ts';
import type { DocumentBrand } from './document.ts';
import { documentFaces, faceStyles, type SourceOf } from './document-faces.ts';

interface Given {
  assets: PageAssets;
  faces: BrandFaces | undefined;
  sourceOf: SourceOf;
}

const DESIGN_FACES: BrandFaces = { text: null, code: null };

/** The maker's look by its settings. Reckoned on the server alone: the browser gets the rules. */
export function documentBrand(settings: Settings, { assets, faces = DESIGN_FACES, sourceOf }: Given): DocumentBrand {
  const { light, dark } = paletteOf(accentsOf(settings));
  const text = lookOf(settings, faces);
  return {
    rules: text === '' ? null : { text, source: sourceOf(text) },
    faces: documentFaces(assets, faces, sourceOf),
    themeColour: { light: light.deep, dark: dark.deep },
  };
}

/** The same as a style sheet, for documents that do not carry it. */
export const brandSheet: BrandSheet = (settings, faces = DESIGN_FACES) =>
  [lookOf(settings, faces), faces.text?.rules ?? '', faces.code?.rules ?? ''].join('');

const lookOf = (settings: Settings, faces: BrandFaces): string =>
  brandRules({ accents: accentsOf(settings), corner: settings['brand.corner'] }) + faceStyles(faces);

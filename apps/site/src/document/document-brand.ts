import type { Settings } from '@millrace/contract';
import { accentsOf, brandRules, paletteOf } from '@millrace/look/colours';
import type { DocumentBrand } from './document.ts';

/** Returns how the content security policy names a text that stands in a document. */
export type SourceOf = (text: string) => string;

/** The maker's look by its settings. Reckoned on the server alone: the browser gets the rules. */
export function documentBrand(settings: Settings, sourceOf: SourceOf): DocumentBrand {
  const accents = accentsOf(settings);
  const { light, dark } = paletteOf(accents);
  const text = brandRules({ accents, corner: settings['brand.corner'] });
  return {
    rules: text === '' ? null : { text, source: sourceOf(text) },
    themeColour: { light: light.deep, dark: dark.deep },
  };
}

import { collect, type Pausable } from '@millrace/configurator';
import type { Finding } from '@millrace/contract/office';
import type { Candidate } from '../tables/candidate.ts';
import type { Check } from './check.ts';
import { checkAttributes } from './check-attributes.ts';
import { checkCategories } from './check-categories.ts';
import { checkCircuits } from './check-circuits.ts';
import { checkEvents } from './check-events.ts';
import { checkFamilies } from './check-families.ts';
import { checkKeys } from './check-keys.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPrivateLabel } from './check-private-label.ts';
import { checkProducts } from './check-products.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkReplacements } from './check-replacements.ts';
import { checkRichText } from './check-rich-text.ts';
import { checkConfigurators } from './configurators/check-configurators.ts';
import { checkKnownNumbers } from './configurators/check-known-numbers.ts';
import { checkSettings } from './settings/check-settings.ts';
import { checkWordsToReplace } from './words/check-words-to-replace.ts';

const checks: readonly Check[] = [
  checkKeys,
  checkCategories,
  checkFamilies,
  checkAttributes,
  checkProducts,
  checkReplacements,
  checkConfigurators,
  checkKnownNumbers,
  checkCircuits,
  checkPictures,
  checkPrivateLabel,
  checkSettings,
  checkWordsToReplace,
  checkLinks,
  checkRedirects,
  checkRichText,
  checkEvents,
];

/** Everything that is wrong with the content, together. */
export function* diagnose(candidate: Candidate): Pausable<Finding[]> {
  const found: Finding[][] = [];
  for (const check of checks) found.push(yield* collect(check(candidate)));
  return found.flat();
}

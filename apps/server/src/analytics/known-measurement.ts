import type { Snapshot } from '@millrace/catalogue';
import type { Measurement, MeasurementName } from '@millrace/contract';
import { documentTypes } from '@millrace/contract/content';
import { knownPath } from './known-path.ts';
import { knownWords, type Words } from './known-words.ts';

/** Stands for a path, a name and words that the site does not have. */
const OTHER = 'other';

type IsKnown = (words: Words, text: string, snapshot: Snapshot) => boolean;
/** The words that an event may carry; a word that is not stated is dropped. */
interface Stated {
  category?: IsKnown;
  action?: IsKnown;
  label?: IsKnown;
}

const oneOf =
  (...texts: readonly string[]): IsKnown =>
  (_, text) =>
    texts.includes(text);

/** The words of each event that the site reports. */
const events: Readonly<Record<MeasurementName, Stated>> = {
  page_view: {},
  custom_link_copied: {},
  custom_model_downloaded: {
    action: oneOf('pdf', 'xlsx'),
    label: ({ slugs }, text, { products }) => slugs.has(text) || products.byModelNumber.has(text),
  },
  doc_clicked: {
    category: ({ fileKinds }, text) => fileKinds.has(text) || documentTypes.some((type) => type === text),
    label: ({ documents }, text) => documents.has(text),
  },
  question_opened: { label: ({ questions }, text) => questions.has(text) },
  action: {
    category: oneOf('banner'),
    action: oneOf('click'),
    label: ({ banners }, text) => banners.has(text),
  },
};
const stated: ReadonlyMap<string, Stated> = new Map(Object.entries(events));

/**
 * A measurement in the site's own words, so that its rows grow with the site and not with what is sent. Whatever else was sent is
 * counted as `other`.
 */
export function knownMeasurement(snapshot: Snapshot, { path, name, value, ...said }: Measurement): Measurement {
  const known = { path: knownPath(snapshot, path) ?? OTHER };
  const event = stated.get(name);
  if (event === undefined) return { ...known, name: OTHER };
  const words = knownWords(snapshot);
  const word = (given: string | undefined, isKnown: IsKnown | undefined): string => {
    if (given === undefined || given === '' || isKnown === undefined) return '';
    return isKnown(words, given, snapshot) ? given : OTHER;
  };
  return {
    ...known,
    name,
    category: word(said.category, event.category),
    action: word(said.action, event.action),
    label: word(said.label, event.label),
    ...(value === undefined ? {} : { value }),
  };
}

import type { Said } from '../console/open-console.ts';

/** A new site begins with one of these; without a word the usage is printed. */
const FIRST_WORDS: ReadonlySet<string> = new Set(['import-site', 'new-maker', '']);

/** Refuses a command about content where nothing was published yet; null: the command begins a site, and may go on. */
export const nothingPublished = ([verb = '']: readonly string[]): Said | null =>
  FIRST_WORDS.has(verb)
    ? null
    : { lines: ['Nothing is published here yet. Start the site once with `npm start`.'], exitCode: 1 };

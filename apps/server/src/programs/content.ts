import { tell } from '../console/tell.ts';
import { wordsToSend } from './words-to-send.ts';

/** `npm run content`: rows of content at a terminal, also while the server runs, which may stand in another folder: a file is read here. */
const words = await wordsToSend(process.argv.slice(2));
// An answer from here does without the database, and without the time that opening it takes.
tell(Array.isArray(words) ? await (await import('./run-content.ts')).runContent(words) : words);

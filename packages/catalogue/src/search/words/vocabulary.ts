import { fold, singular } from './fold-text.ts';

/** Words and phrases of the trade that mean the same. Searching one finds the others, after what matches as typed. */
const meanings: readonly (readonly string[])[] = [
  ['float', 'float switch', 'level switch', 'tilt switch', 'mercury free'],
  ['piggyback', 'piggy back', 'piggyback plug', 'series plug'],
  ['simplex', '1 pump', 'one pump', 'single pump'],
  ['duplex', '2 pump', 'two pump'],
  ['triplex', '3 pump', 'three pump'],
  ['hoa', 'hand off auto'],
  ['etm', 'elapsed time meter', 'time meter', 'hour meter'],
  ['fla', 'full load amps'],
  ['no', 'normally open'],
  ['nc', 'normally closed'],
  ['pump down', 'empty', 'drain'],
  ['pump up', 'fill'],
  ['high water', 'high level'],
  ['lift station', 'pump station'],
  ['nema 1', 'type 1', 'indoor'],
  ['nema 3r', 'type 3r'],
  ['nema 4x', 'type 4x', '4x'],
  ['intrinsically safe', 'hazardous location'],
  ['seal fail', 'seal failure', 'seal leak'],
  ['auto dialer', 'autodialer', 'dialer'],
  ['form c', 'spdt', 'dry contact'],
  ['horn', 'buzzer'],
  ['beacon', 'light', 'lamp'],
  ['cord', 'cable'],
  ['panel', 'control panel'],
  ['single phase', '1 phase', 'one phase'],
  ['three phase', '3 phase'],
];

/** Words of the longest phrase. */
export const PHRASE_WORDS = Math.max(...meanings.flat().map((phrase) => phrase.split(' ').length));

/** Without phrases that only add words: what they find is found already. */
const synonyms = new Map<string, readonly (readonly string[])[]>();
for (const phrases of meanings)
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const others = phrases
      .map((other) => other.split(' '))
      .filter((other) => !words.every((word) => other.includes(word)));
    synonyms.set(phrase, [...(synonyms.get(phrase) ?? []), ...others]);
  }

/** Synonyms of words: phrases, as lists of words. */
export const synonymsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  synonyms.get(words.map((word) => singular(fold(word).replaceAll('-', ' '))).join(' ')) ?? [];

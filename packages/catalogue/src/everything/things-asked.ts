import type { Word } from '../language/read-words.ts';
import { isSentence } from '../language/sentence.ts';
import { stopWords } from '../language/stop-words.ts';

const AFTER_THE_THING: ReadonlySet<string> = new Set(
  (
    'for with to in on of from without by at and or rated that which ' +
    'about above across after against along among around before behind below beside between beyond during inside into near onto ' +
    'outside over through thru toward towards under until up upon via while when where who so because if not ' +
    'is are does has goes fits takes uses needs need needing using used'
  ).split(' '),
);

/** Words that follow the thing and are not it: `pilot light replacement` is a pilot light. */
const AFTER_ITS_NAME: ReadonlySet<string> = new Set(
  'replacement replacements spare spares part parts price prices cost info information sale online available stock size sizes type types'.split(
    ' ',
  ),
);

const JOINING: ReadonlySet<string> = new Set(['and', 'or']);
const NO_THINGS: ReadonlySet<string> = new Set();

/**
 * The places of the words that name the thing: `alarm` in `high water alarm with strobe`. `named`: terms that names say a thing is; what
 * follows one describes it (`stem 316 stainless`). A sentence is about all that it says last.
 */
export const thingsAsked = (text: string, words: readonly Word[], named: ReadonlySet<string>): number[] =>
  headsOf(words, isSentence(text) ? NO_THINGS : named);

/**
 * The last before `for`, `with`, `goes` and their like; of two things joined by the first `and` or `or`, both. A word that is known as a
 * thing gives way only to another one.
 */
function headsOf(words: readonly Word[], named: ReadonlySet<string>): number[] {
  const heads: number[] = [];
  let head = -1;
  for (const [at, word] of words.entries()) {
    if (head >= 0 && heads.length === 0 && JOINING.has(word.raw)) {
      heads.push(head);
      head = -1;
    } else if (head >= 0 && AFTER_THE_THING.has(word.raw)) break;
    else if (canBeThing(word) && (head < 0 || isRatherThing(word, words[head], named))) head = at;
  }
  return head < 0 ? heads : [...heads, head];
}

const canBeThing = ({ raw, term }: Word): boolean => !stopWords.has(raw) && !/\d/.test(term);

const isRatherThing = (word: Word, before: Word | undefined, named: ReadonlySet<string>): boolean =>
  !AFTER_ITS_NAME.has(word.raw) && (named.has(word.term) || !named.has(before?.term ?? ''));

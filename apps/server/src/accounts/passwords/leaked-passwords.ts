import { dressedWords, plain, smallLetters } from './dressed-words.ts';

/** Words from the top of the list that count with anything common around them. */
const BASES = 2000;

interface Leaked {
  all: ReadonlySet<string>;
  bases: ReadonlySet<string>;
}
let read: Promise<Leaked> | null = null;

/**
 * Whether a password is among those leaked most often, which are tried first: the list of `@zxcvbn-ts/language-common`
 * (49,000 of Burnett's and others' leaks, in small letters). Leaked lists hold few passwords that keep the
 * specification's rules; those that do are a common word, dressed up: a capital, a year, a sign.
 */
export async function isLeaked(password: string): Promise<boolean> {
  read ??= readList();
  const { all, bases } = await read;
  const small = smallLetters(password);
  const withoutSigns = small.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if ([small, plain(small), withoutSigns].some((text) => all.has(text))) return true;
  return dressedWords(password).some((word) => bases.has(word));
}

/** Read when the first password is chosen: most processes never need it. */
async function readList(): Promise<Leaked> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  return { all: new Set(listed), bases: new Set(listed.slice(0, BASES)) };
}

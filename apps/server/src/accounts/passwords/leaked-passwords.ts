/** Words from the top of the list that count with anything common around them. */
const BASES = 2000;
/** Shorter ones stand in too many good passwords. */
const BASE_MIN = 4;
/** Digits and signs around a word that are guessed with it, such as 2024!. */
const DRESSING_MAX = 5;
/** Letters as people write them with signs. */
const DRESSED: readonly (readonly [RegExp, string])[] = [
  [/[@4]/g, 'a'],
  [/3/g, 'e'],
  [/[1!]/g, 'i'],
  [/0/g, 'o'],
  [/[$5]/g, 's'],
];

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
  const small = password.normalize('NFKC').toLowerCase();
  const withoutSigns = small.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if ([small, plain(small), withoutSigns].some((text) => all.has(text))) return true;
  const word = small.replace(/^\P{L}+|\P{L}+$/gu, '');
  if (word.length < BASE_MIN || small.length - word.length > DRESSING_MAX) return false;
  return bases.has(word) || bases.has(plain(word));
}

const plain = (text: string): string =>
  DRESSED.reduce((written, [signs, letter]) => written.replace(signs, letter), text);

/** Read when the first password is chosen: most processes never need it. */
async function readList(): Promise<Leaked> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  return { all: new Set(listed), bases: new Set(listed.slice(0, BASES)) };
}

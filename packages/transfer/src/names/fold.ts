const BLANKS = /[\p{Z}\s]+/gu;
const UNSEEN = /\p{Cf}/gu;

/** Most texts: signs of ASCII, parted by single blanks. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** A text as it is compared: case, kinds of blanks, quotes and dashes do not count. */
export const fold = (text: string): string => (PLAIN.test(text) ? text : plainly(text)).toLowerCase();

const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u2018\u2019\u201A\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(BLANKS, ' ')
    .trim();

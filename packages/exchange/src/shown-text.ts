const BLANKS = /[\p{Z}\t]+/gu;
/** Most cells: nothing in them to be changed. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** One half of a pair (`Cs`) is no character. */
const UNSEEN = /[\p{Cf}\p{Cs}\uFFFD\0]/gu;

/** A text as it is seen: one blank for each run of blanks of any kind, none around a line, and no characters without a form. */
export const shownText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(UNSEEN, '')
        .split(/\r\n?|\n/)
        .map((line) => line.replaceAll(BLANKS, ' ').trim())
        .filter((line) => line !== '')
        .join('\n');

/** The text of a cell, with what was written in it where that is another. */
export const shownOf = (written: string, text = shownText(written)): { text: string; asWritten?: string } =>
  text === written ? { text } : { text, asWritten: written };

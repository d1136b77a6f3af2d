import { type CellFault, OPTIONS_MAX, type PutRefusal } from '@millrace/studio';

const cellWords: Readonly<Record<CellFault, (text: string) => string>> = {
  'no-amount': (text) => `“${text}” is not a price, such as 1,188.00, and not “on request”.`,
  'part-of-a-cent': (text) => `“${text}” has parts of a cent.`,
  'no-whole-number': (text) => `“${text}” is not a whole number.`,
  'no-yes-or-no': (text) => `“${text}” is not yes or no.`,
  'code-by-itself': () => 'Codes are typed one by one: two options never have one code.',
  'rules-by-itself': () => 'They are written in their own editor.',
};

/** Why a cell does not take a text, in one sentence. */
export const faultWords = (fault: CellFault, text: string): string => cellWords[fault](text.trim());

/** Why a line or a cell that was put in is refused. */
export function refusalWords({ why, text }: PutRefusal): string {
  switch (why) {
    case 'code-twice':
      return `The code ${text === '' ? '(none)' : text} stands in another line, too.`;
    case 'no-column':
      return `No column is called “${text}”.`;
    case 'beyond':
      return text === '1'
        ? 'Its last column is further to the right than this table goes.'
        : `Its last ${text} columns are further to the right than this table goes.`;
    case 'too-many':
      return `A group has at most ${OPTIONS_MAX} options.`;
    default:
      return faultWords(why, text);
  }
}

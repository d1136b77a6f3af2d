/** A text of runs while it is read: a mark that is raised in the cell is raised in the text, so that `4¹` is not 41. */
export interface Run {
  text: string;
  isRaised: boolean;
  /** How signs are pronounced, which the cell does not show. */
  isPhonetic: boolean;
  isText: boolean;
}

export const runText = {
  open(run: Run, name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'vertAlign') run.isRaised = attributes.val === 'superscript';
    else if (name === 'rPh') run.isPhonetic = true;
    else if (name === 't') run.isText = true;
  },
  take(run: Run, text: string): void {
    if (run.isText && !run.isPhonetic) run.text += run.isRaised ? raised(text) : text;
  },
  close(run: Run, name: string): void {
    if (name === 't') run.isText = false;
    else if (name === 'rPh') run.isPhonetic = false;
    else if (name === 'r') run.isRaised = false;
  },
};

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (text: string): string => text.replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);

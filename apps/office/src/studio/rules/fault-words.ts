import type { RuleFault } from '@millrace/studio';

const KNOWN_MOST = 6;

/** A fault in the text of a rule, in words, with what may stand there. */
export function faultWords({ code, text, known }: RuleFault): string {
  switch (code) {
    case 'unknown-group':
      return `There is no group “${text}”.${nearest(text, known)}`;
    case 'unknown-code':
      return `There is no option “${text}” in that group.${listed(known)}`;
    case 'cannot-be-read':
      return text === '' ? 'Write a group, and what is asked of it.' : `“${text}” is not finished, or cannot be read.`;
  }
}

const listed = (known: readonly string[]): string => {
  const codes = known.filter((one) => one !== '');
  if (codes.length === 0) return '';
  return ` There are ${codes.slice(0, KNOWN_MOST).join(', ')}${codes.length > KNOWN_MOST ? ', …' : ''}.`;
};

/** The name that begins alike, where one does. */
function nearest(text: string, known: readonly string[]): string {
  const begins = text.slice(0, 2).toLowerCase();
  const found = begins === '' ? undefined : known.find((name) => name.toLowerCase().startsWith(begins));
  return found === undefined ? '' : ` Is it ${found}?`;
}

import type { LogEntry } from '@millrace/contract/office';

/** A list, as it is stored: `editor,hr`. */
const LIST = /^[a-z-]+(?:,[a-z-]+)+$/;

/** The facts of an entry of the log in words, such as `roles: editor, hr; sessions ended: 2`. */
export const factWords = (facts: LogEntry['facts']): string =>
  Object.entries(facts)
    .map(([name, value]) => `${spaced(name)}: ${valueWords(value)}`)
    .join('; ');

const spaced = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(value: LogEntry['facts'][string]): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && LIST.test(value) ? value.replaceAll(',', ', ') : String(value);
}

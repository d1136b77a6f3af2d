import { shownText } from '@millrace/exchange';
import type { Cell } from '../column.ts';

/** Signs that a workbook cannot hold, or that a person does not see and so cannot keep. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNKEPT = /[\0-\x08\x0B-\x1F\x7F-\x9F\uFFFD-\uFFFF]|\p{Cs}|^\uFEFF/u;

/** The line of a cell as it is shown; with quotes and escapes, as the text that they stand for. */
export const readLine = ({ text }: Cell): string => unquoted(withoutGuard(text));

/** A text of several lines, with its own blanks. */
export const readLines = ({ text, asWritten = text }: Cell): string =>
  unquoted(withoutGuard(asWritten.replaceAll(/\r\n?/g, '\n').trim()));

/** A line, or its quoted form where it would be read as another. '' is quoted: an empty cell says nothing. */
export const writeLine = (text: string): string => written(text, (shown) => readLine({ text: shownText(shown) }));

/** The same of a text of several lines. */
export const writeLines = (text: string): string => written(text, (shown) => readLines({ text: shown }));

const written = (text: string, read: (written: string) => string): string =>
  text !== '' && !UNKEPT.test(text) && read(text) === text ? text : quoted(text);

/** Without the apostrophe that `guarded` puts in front of what a spreadsheet would run. */
export const withoutGuard = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

/** As a JSON string with at least one escape, by which it is known from a text in quotes. */
function quoted(text: string): string {
  if (text === '') return '""';
  const body = JSON.stringify(text).slice(1, -1);
  const safe = body.replaceAll(/[^\x20-\x7E]|^['\s]|\s$| (?= )/gu, (sign) =>
    [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
  return `"${safe.includes('\\') ? safe : safe.replace(/^./, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
}

function unquoted(text: string): string {
  if (text === '""') return '';
  if (!/^".*\\.*"$/.test(text)) return text;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'string' ? read : text;
  } catch {
    return text;
  }
}

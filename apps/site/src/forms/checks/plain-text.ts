import { charactersAtMost, LINE_MAX } from '@millrace/contract';

/** As the API takes a line: what was pasted with tabs or line breaks becomes one line. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();

/** As the API takes text of several lines: without signs that do not print. */
export const plainText = (text: string): string => text.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]+/gu, '').trim();

/** For `register`: a line that must say something, and no more than is kept. */
export const lineRules = (missing: string) => ({
  validate: (text: string) => (plainLine(text) === '' ? missing : atMost(LINE_MAX, text)),
});

/** For `register`: text of several lines that must say something. */
export const textRules = (missing: string, most: number) => ({
  validate: (text: string) => (plainText(text) === '' ? missing : atMost(most, text)),
});

/** For `register`: text that may stay empty. */
export const lengthRules = (most: number = LINE_MAX) => ({
  validate: (text = '') => atMost(most, text),
});

/** Nothing is cut off unsaid: what is too long says by how much. */
const atMost = (most: number, text: string): true | string =>
  text.length <= most || charactersAtMost(most, text.length);

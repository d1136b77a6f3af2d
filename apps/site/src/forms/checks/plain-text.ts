import { charactersAtMost, LINE_MAX } from '@millrace/contract';

/** Turns input into a line for the API: pasted tabs and line breaks become spaces. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();

/** Turns input into text of several lines for the API: characters that do not print are removed. */
export const plainText = (text: string): string => text.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]+/gu, '').trim();

/** For `register`: a required line, no longer than the limit. */
export const lineRules = (missing: string) => ({
  validate: (text: string) => (plainLine(text) === '' ? missing : atMost(LINE_MAX, text)),
});

/** For `register`: required text of several lines. */
export const textRules = (missing: string, most: number) => ({
  validate: (text: string) => (plainText(text) === '' ? missing : atMost(most, text)),
});

/** For `register`: text that may stay empty. */
export const lengthRules = (most: number = LINE_MAX) => ({
  validate: (text = '') => atMost(most, text),
});

/** Nothing is cut off silently: the message gives the excess. */
const atMost = (most: number, text: string): true | string =>
  text.length <= most || charactersAtMost(most, text.length);

import { z } from 'zod';
import { EMAIL_LOCAL_MAX, LINE_MAX } from '../constants.ts';

/**
 * Text of one line: no line breaks or other characters that do not print, so that it may stand in a mail's header and a
 * file's name.
 */
const oneLine = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'must be one line of text')
    .transform((text) => text.trim());

/** A required line; `missing` is its message otherwise. */
export const line = (missing: string, most = LINE_MAX) =>
  z.string(missing).pipe(oneLine(most)).pipe(z.string().min(1, missing));

/** A line that may stay empty. */
export const optionalLine = (most = LINE_MAX) => oneLine(most).default('');

/** A required text with line breaks; `missing` is its message otherwise. */
export const requiredParagraph = (missing: string, most: number) =>
  z.string(missing).pipe(paragraph(most)).pipe(z.string().min(1, missing));

/** Text with line breaks. */
export const paragraph = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'must be text')
    .transform((text) => text.trim());

/** An address that a mail can be sent to. */
export const emailAddress = (invalid: string) =>
  z.email(invalid).pipe(z.string().refine((address) => address.lastIndexOf('@') <= EMAIL_LOCAL_MAX, invalid));

/** Longest token of a mailed link or of the bot check. */
export const TOKEN_MAX = 4000;

/** The bot check's token for one action; '' when there is no check. */
export const botCheckToken = z.string().max(TOKEN_MAX);

import type { Detail } from './letter.ts';

/** A dot that mail programs take for a part of an address: between letters or digits, before at least two more. */
const DOT_OF_A_NAME = /(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61](?=\p{L}[\p{L}\p{N}-])/gu;

/** Returns a stranger's words as they may stand in a mail to somebody else: readable, but nothing in them becomes a link. */
export const typedText = (text: string): string => text.replaceAll('://', '[:]//').replaceAll(DOT_OF_A_NAME, '[.]');

/** Facts that somebody typed, without those left empty. */
export const typed = (details: readonly (readonly [name: string, value: string])[]): Detail[] =>
  details.flatMap(([name, value]) => (value === '' ? [] : [{ name, value: typedText(value) }]));

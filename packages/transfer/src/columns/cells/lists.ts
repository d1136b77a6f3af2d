/** The entries of a cell with several: one a line, or on one line with semicolons between them. */
export const entriesOfCell = (text: string): string[] =>
  text
    .split(/\n/.test(text) ? '\n' : ';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The JSON that a text is, when it begins and ends as a list or an object; undefined: it is none. */
export function structureOf(text: string): unknown {
  if (!/^(?:\[.*\]|\{.*\})$/s.test(text)) return;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return;
  }
}

/** JSON without signs that a workbook cannot hold. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\x7F-\x9F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

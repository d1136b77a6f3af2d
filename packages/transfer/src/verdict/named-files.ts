import type { Field } from '@millrace/contract/fields';
import type { SheetCell } from '@millrace/exchange';
import type { Column } from '../columns/column.ts';
import { emptyOfField } from '../columns/empty-value.ts';
import type { NamedFile } from './verdict.ts';

/** A cell in which names of files are addresses now, and the files that it names; or why one of them cannot be taken. */
export type FilesRead =
  | { ok: true; cell: SheetCell; files: readonly string[] }
  | { ok: false; why: string; fits: readonly string[] };

/** Whether the cells of a column name files. */
export function namesFiles({ field: { widget } }: Column): boolean {
  return (
    widget.is === 'media' ||
    widget.is === 'pictures' ||
    (widget.is === 'objects' && widget.fields.some(({ name }) => name === 'uri'))
  );
}

/** The names in a cell, one a line or parted by semicolons. */
const namesIn = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The names of files in a cell; none where it holds the value itself, as JSON. */
export const fileNamesOf = (text: string): string[] => (isJson(text) ? [] : namesIn(text));
const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/**
 * Puts the addresses of files that come with the import in place of their names. In a list of media each address becomes an element; one
 * that is there already stays as it is, and a new one is called after the row (`title`) where its file is.
 */
export function withAddresses(
  { field: { widget } }: Column,
  cell: SheetCell,
  { stored, title }: { stored: unknown; title: string },
  fileOf: (name: string) => NamedFile | undefined,
): FilesRead {
  if (isJson(cell.text)) return { ok: true, cell, files: [] };
  const found: { uri: string; name: string; file?: string }[] = [];
  for (const name of namesIn(cell.text)) {
    const file = fileOf(name);
    if (file?.ok === false) return file;
    if (file === undefined && !name.includes('/'))
      return {
        ok: false,
        why: `No file of this import is called “${name}”, and it is no address below /media/.`,
        fits: [],
      };
    found.push({ name, ...(file ?? { uri: name.replace(/^\/media\//, '') }) });
  }
  const files = [...new Set(found.flatMap(({ file }) => file ?? []))];
  if (widget.is === 'objects') {
    const elements = found.map(({ uri, name }) => elementAt(stored, uri) ?? elementOf(widget.fields, uri, name, title));
    return { ok: true, cell: textCell(cell, JSON.stringify(elements)), files };
  }
  return files.length === 0
    ? { ok: true, cell, files }
    : { ok: true, cell: textCell(cell, found.map(({ uri }) => uri).join('\n')), files };
}

const textCell = ({ row, column }: SheetCell, text: string): SheetCell => ({ row, column, text });

/** The element of a stored list that has this address. */
const elementAt = (stored: unknown, uri: string): unknown =>
  Array.isArray(stored) ? stored.find((one: unknown) => Object(one).uri === uri) : undefined;

function elementOf(fields: readonly Field[], uri: string, name: string, title: string): Record<string, unknown> {
  const filename = name.slice(name.lastIndexOf('/') + 1);
  const said: Readonly<Record<string, unknown>> = { uri, filename, name: captionOf(filename, title) };
  return Object.fromEntries(
    fields
      .filter(({ isOptional }) => !isOptional)
      .map((field) => [field.name, said[field.name] ?? emptyElementField(field)]),
  );
}

/** The words of a file's name. What it has of the title of its row is spelled as there: of `kh-20-front.png` at KH 20, `KH 20 front`. */
function captionOf(filename: string, title: string): string {
  const words = filename.replace(/\.[^.]*$/, '').replaceAll(/[-_]+/g, ' ');
  const isOfRow = title !== '' && `${fold(words)} `.startsWith(`${fold(title)} `);
  return isOfRow ? `${title}${words.slice(title.length)}` : words;
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[-_\s]/g, ' ');

const emptyElementField = (field: Field): unknown =>
  field.widget.is === 'choice' ? field.widget.choices[0]?.value : (emptyOfField(field) ?? null);

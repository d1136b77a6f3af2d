import type { SheetMapping } from '@millrace/contract/office';
import { columnLetters } from './alike-headings.ts';

type Sheet = Pick<SheetMapping, 'columns' | 'key' | 'isLeftOut'>;

/** Headings that are named; the rest is counted. */
const NAMED_MOST = 6;

const unreadOf = ({ columns }: Sheet): Sheet['columns'] => columns.filter(({ path }) => path === null);

/** Says which columns of a sheet become nothing; null: all are read. */
export function unreadColumns(sheet: Sheet): string | null {
  const unread = unreadOf(sheet);
  if (unread.length === 0) return null;
  const read = sheet.columns.filter(({ path }) => path !== null);
  const isKeyAlone = read.every(({ path }) => path !== null && sheet.key.includes(path));
  const only = listed(read.map(nameOf));
  const head =
    read.length === 0
      ? 'No column is read. '
      : isKeyAlone
        ? `Only ${only} ${read.length === 1 ? 'is' : 'are'} read, to find the rows, so nothing of them would change. `
        : '';
  const become = unread.length === 1 ? 'it becomes' : 'they become';
  const leave = head === '' ? `, or leave ${unread.length === 1 ? 'it' : 'them'} out` : '';
  return `${head}Not read: ${listed(unread.map(nameOf))}. Say below what ${become}${leave}.`;
}

/** How many columns of sheets that are read become nothing. */
export const unreadCount = (sheets: readonly Sheet[]): number =>
  sheets.reduce((sum, sheet) => sum + (sheet.isLeftOut ? 0 : unreadOf(sheet).length), 0);

const nameOf = ({ heading, at }: Sheet['columns'][number]): string =>
  heading === '' ? `column ${columnLetters(at)}` : `“${heading}”`;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MOST;
  return `${names.slice(0, NAMED_MOST).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

import { broken, type Limits, Refused } from '../limits.ts';
import type { Sheet, SheetFile } from '../sheet.ts';
import { unpack } from './unpack.ts';
import { emptyWorkbook, workbookPart } from './workbook-parts.ts';
import { type CellRoom, readWorksheet } from './worksheet.ts';

/**
 * Reads a workbook: first what its sheets refer to, then the sheets. Formulas are never computed, links to other files never followed,
 * and a file with macros is refused before anything of it is read.
 */
export function readXlsx(name: string, bytes: Uint8Array, limits: Limits): SheetFile {
  const room = { left: limits.content };
  const workbook = emptyWorkbook();
  const names = unpack(bytes, room, limits, (part) => {
    if (/vbaProject\.bin$|(?:^|\/)macrosheets\//i.test(part)) throw new Refused({ code: 'macros' });
    return workbookPart(workbook, part);
  });
  if (names.includes('content.xml')) throw new Refused({ code: 'open-document' });
  if (workbook.sheets.length === 0) throw new Refused({ code: 'not-a-sheet' });
  const cellRoom: CellRoom = { left: limits.cells };
  const read = new Map<string, Omit<Sheet, 'name' | 'isHidden'>>();
  unpack(bytes, room, limits, (part) => {
    if (!/worksheets\/[^/]+\.xml$/.test(part)) return undefined;
    const { receiver, sheet } = readWorksheet(workbook, part, limits, cellRoom);
    read.set(part, sheet);
    return receiver;
  });
  const sheets = workbook.sheets.flatMap(({ relation, ...stated }): Sheet[] => {
    const target = workbook.targets.get(relation) ?? '';
    const sheet = read.get(target);
    if (sheet !== undefined) return [{ ...stated, ...sheet }];
    // A sheet that is a chart has no cells.
    if (names.includes(target)) return [];
    throw broken(`the sheet "${stated.name}"`);
  });
  if (sheets.every(({ cells }) => cells.length === 0)) throw new Refused({ code: 'empty' });
  const file: SheetFile = { kind: 'xlsx', name, sheets };
  return names.some((part) => part.startsWith('xl/externalLinks/')) ? { ...file, hasExternalLinks: true } : file;
}

import type { StreamedSheet } from './streamed-sheet.ts';

/** A file of the ZIP that a workbook is. Its texts are made while it is read, 64 KB each. */
export interface WorkbookPart {
  path: string;
  texts: Iterable<string>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const CHUNK = 1 << 16;
/** Styles by their place in `STYLES`. Text cells have the format of texts, so that a `00123` typed into one stays as it is. */
const [BOLD, TEXT, MONEY] = [1, 2, 3];

/**
 * The parts of a workbook, one after the other: 100,000 rows take no more memory than one. A text is never a formula. Each sheet is asked
 * for when those before it are written, so a sheet may hold what they left.
 */
export function* xlsxParts(sheets: Iterable<StreamedSheet>): Generator<WorkbookPart> {
  const names: string[] = [];
  for (const sheet of sheets) {
    names.push(sheetName(sheet.name, names));
    yield { path: `xl/worksheets/sheet${names.length}.xml`, texts: worksheet(sheet) };
  }
  yield { path: 'xl/workbook.xml', texts: [workbook(names)] };
  yield { path: 'xl/styles.xml', texts: [STYLES] };
  yield { path: 'xl/_rels/workbook.xml.rels', texts: [workbookRelations(names.length)] };
  yield { path: '_rels/.rels', texts: [ROOT_RELATIONS] };
  yield { path: '[Content_Types].xml', texts: [contentTypes(names.length)] };
}

function* worksheet({ columns, rows }: StreamedSheet): Generator<string> {
  const letters = columns.map((_, at) => lettersOf(at));
  const styles = columns.map(({ isMoney }) => (isMoney ? MONEY : 0));
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${TEXT}" customWidth="1"/>`,
  );
  const heading = columns.map((column, at) => textCell(`${letters[at]}1`, column.heading, BOLD)).join('');
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heading}</row>`;
  let row = 1;
  for (const cells of rows) {
    row++;
    text += `<row r="${row}">`;
    for (const [at, value] of cells.entries()) {
      if (value === null) continue;
      const place = `${letters[at]}${row}`;
      text +=
        typeof value === 'number'
          ? `<c r="${place}" s="${styles[at] ?? 0}"><v>${value}</v></c>`
          : textCell(place, value, TEXT);
    }
    text += '</row>';
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

const textCell = (place: string, text: string, style: number | undefined): string =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them.
const UNWRITABLE = /[\0-\x08\x0B-\x1F\uFFFE\uFFFF]|\p{Cs}|_(?=x[\dA-Fa-f]{4}_)/gu;
const MARKUP = /[&<>]/g;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Signs that XML cannot hold are written as workbooks do, `_x000D_`. */
const escaped = (text: string): string =>
  text
    .replaceAll(UNWRITABLE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll(MARKUP, (sign) => NAMED[sign] ?? sign);

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}

const NAME_MAX = 31;
/** Excel keeps this name for itself, and calls a workbook that has it broken. */
const RESERVED = 'history';
/** As a spreadsheet takes it, and unlike those before it. */
function sheetName(name: string, taken: readonly string[]): string {
  const plain =
    name
      .replaceAll(/[\\/?*[\]:]/g, ' ')
      .replaceAll(/^'|'$/g, '')
      .slice(0, NAME_MAX) || 'Sheet';
  for (let nth = 1; ; nth++) {
    const numbered = nth === 1 ? plain : `${plain.slice(0, NAME_MAX - 4)} ${nth}`;
    if (![RESERVED, ...taken].some((one) => one.toLowerCase() === numbered.toLowerCase())) return numbered;
  }
}

const inAttribute = (text: string): string => escaped(text).replaceAll('"', '&quot;');

const workbook = (names: readonly string[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map((name, at) => `<sheet name="${inAttribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

const workbookRelations = (sheets: number): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${Array.from({ length: sheets }, (_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`;

const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${Array.from({ length: sheets }, (_, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('')}</Types>`;

const override = (path: string, type: string): string =>
  `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

import { readXml } from './read-xml.ts';
import { type Run, runText } from './runs.ts';
import type { Receiver } from './unpack.ts';

/** The parts of a workbook that its sheets refer to. */
export interface Workbook {
  sheets: { name: string; isHidden: boolean; relation: string }[];
  /** The part of each relation, as its path in the file. */
  targets: Map<string, string>;
  sharedTexts: string[];
  /** The number format of each style, by its index. */
  formats: string[];
  countsFrom1904: boolean;
}

export const emptyWorkbook = (): Workbook => ({
  sheets: [],
  targets: new Map(),
  sharedTexts: [],
  formats: [],
  countsFrom1904: false,
});

const WORKBOOK = 'xl/workbook.xml';

/** The reader of a part that says something of the workbook as a whole. */
export function workbookPart(workbook: Workbook, part: string): Receiver | undefined {
  if (part === WORKBOOK) return readWorkbook(workbook);
  if (part === 'xl/_rels/workbook.xml.rels') return readRelations(workbook, part);
  if (part === 'xl/styles.xml') return readStyles(workbook, part);
  if (part === 'xl/sharedStrings.xml') return readSharedTexts(workbook, part);
  return undefined;
}

function readWorkbook(workbook: Workbook): Receiver {
  return readXml(WORKBOOK, {
    open: (name, attributes) => {
      if (name === 'workbookPr') workbook.countsFrom1904 = isOn(attributes.date1904);
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
      workbook.sheets.push({
        name: attributes.name ?? '',
        isHidden: attributes.state !== undefined && attributes.state !== 'visible',
        relation: relation ?? '',
      });
    },
  });
}

export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

function readRelations({ targets }: Workbook, part: string): Receiver {
  return readXml(part, {
    open: (name, { Id = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
}

/** Formats that every spreadsheet knows by a number (ECMA-376, 18.8.30), as they are shown in the US. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  44: '_("$"* #,##0.00_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
};

function readStyles({ formats }: Workbook, part: string): Receiver {
  const own = new Map<number, string>();
  let isWithin = false;
  return readXml(part, {
    open: (name, attributes) => {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isWithin = true;
      if (name !== 'xf' || !isWithin) return;
      const id = Number(attributes.numFmtId ?? 0);
      formats.push(own.get(id) ?? BUILT_IN[id] ?? 'General');
    },
    close: (name) => {
      if (name === 'cellXfs') isWithin = false;
    },
  });
}

function readSharedTexts({ sharedTexts }: Workbook, part: string): Receiver {
  const run: Run = { text: '', isRaised: false, isPhonetic: false, isText: false };
  return readXml(part, {
    open: (name, attributes) => {
      if (name === 'si') run.text = '';
      runText.open(run, name, attributes);
    },
    text: (text) => runText.take(run, text),
    close: (name) => {
      runText.close(run, name);
      if (name === 'si') sharedTexts.push(run.text);
    },
  });
}

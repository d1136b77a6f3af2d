import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readSheets } from '../read-sheets.ts';
import { refusalWords } from '../refusal-words.ts';
import type { SheetFile } from '../sheet.ts';
import { bomb, workbook, worksheet } from '../testing/workbook.ts';

function read(bytes: Uint8Array): SheetFile {
  const reading = readSheets('guide.xlsx', bytes);
  if (!reading.ok) throw new Error(refusalWords('guide.xlsx', reading.refusal));
  return reading.file;
}

const refusalOf = (bytes: Uint8Array) => {
  const reading = readSheets('guide.xlsx', bytes);
  return reading.ok ? 'read' : reading.refusal;
};

const textsOf = ({ sheets }: SheetFile) => sheets[0]?.cells.map(({ text }) => text);
const cell = (attributes: string, content: string) => `<c ${attributes}>${content}</c>`;
const inline = (reference: string, content: string) => cell(`r="${reference}" t="inlineStr"`, `<is>${content}</is>`);

describe('a cell is read as it is shown', () => {
  test.each([
    ['0.00', 30, '30.00'],
    ['"$"#,##0', 1164, '$1,164'],
    ['000', 7, '007'],
    ['# ?/?', 0.5, '1/2'],
    ['General', 0.1 + 0.2, '0.3'],
    ['yyyy-mm-dd', 46_100, '2026-03-19'],
    ['#,##0.00 [$€-407]', 5, '5,00 €'],
  ])('%s shows %d as %s', async (format, value, shown) => {
    const file = read(await writeExcelFile([[{ value, type: Number, format }]]).toBuffer());
    expect(textsOf(file)).toEqual([shown]);
  });

  test('a date has no number behind it', async () => {
    const [dated] =
      read(
        await writeExcelFile([
          [{ value: new Date(Date.UTC(2026, 2, 1)), type: Date, format: 'dd/mm/yyyy' }],
        ]).toBuffer(),
      ).sheets[0]?.cells ?? [];
    expect(dated).toEqual({ row: 0, column: 0, text: '01/03/2026' });
  });

  test('leading zeros and numbers stored as text stay', async () => {
    expect(textsOf(read(await writeExcelFile([['00123', '20', 20]]).toBuffer()))).toEqual(['00123', '20', '20']);
  });

  test('blanks of all kinds around it are not seen', () => {
    const rows = `<row r="1">${inline('A1', '<t xml:space="preserve"> 4X\u00A0\u2009SS \u200B</t>')}</row>`;
    expect(textsOf(read(workbook(worksheet(rows))))).toEqual(['4X SS']);
  });

  test('a raised mark stays a mark', () => {
    const runs = '<r><t>4</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r><rPh><t>four</t></rPh>';
    expect(textsOf(read(workbook(worksheet(`<row r="1">${inline('A1', runs)}</row>`))))).toEqual(['4¹']);
  });

  test('a formula is its last value, and is never computed', () => {
    const rows = `<row r="1">${cell('r="A1"', '<f>1+1</f><v>3</v>')}${cell('r="B1"', '<f>SUM(A1:A9)</f>')}</row>`;
    expect(read(workbook(worksheet(rows))).sheets[0]?.cells).toEqual([
      { row: 0, column: 0, text: '3', number: 3, isFormula: true },
    ]);
  });

  test('formulas that were saved without a value are counted; one whose value is empty is none of them', () => {
    const none = [cell('r="A1"', '<f>NOW()</f>'), cell('r="B1"', '<f>SUM(A1:A9)</f>')];
    const empty = cell('r="C1" t="str"', '<f>IF(A1="","","x")</f><v></v>');
    const sheetOf = (cells: readonly string[]) =>
      read(workbook(worksheet(`<row r="1">${cells.join('')}</row>`))).sheets[0];
    const text = inline('D1', '<t>x</t>');
    expect(sheetOf([...none, empty, text])?.unsavedFormulas).toBe(2);
    expect(sheetOf([empty, text])).not.toHaveProperty('unsavedFormulas');
  });
});

test('of a cell the text of its runs is read, and nothing between them', () => {
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is>none<r>none<t>one</t>none</r><r><t> two</t></r>none</is></c></row>`;
  expect(textsOf(read(workbook(worksheet(rows))))).toEqual(['one two']);
});

test('signs of several bytes are read whole, wherever the bytes are cut as they are unpacked', () => {
  // Hardly packed, so that they are unpacked in many pieces, of which most end within a sign.
  const sign = (at: number) => String.fromCharCode(0x4e00 + ((at * 2_654_435_761) % 20_000));
  const written = Array.from({ length: 400 }, (_, at) =>
    Array.from({ length: 20 }, (_, nth) => sign(20 * at + nth)).join(''),
  );
  const rows = written.map((text, at) => `<row r="${at + 1}">${inline(`A${at + 1}`, `<t>${text}</t>`)}</row>`).join('');
  expect(textsOf(read(workbook(worksheet(rows))))).toEqual(written);
});

test('a raised mark ends with its run', () => {
  const raised = '<r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r>';
  const cells = [
    inline('A1', `<r><t>4</t></r>${raised}<r><t>2</t></r>`),
    inline('B1', `${raised}<t>5</t>`),
    inline('C1', '<r><rPr><vertAlign val="subscript"/></rPr><t>6</t></r>'),
  ];
  expect(textsOf(read(workbook(worksheet(`<row r="1">${cells.join('')}</row>`))))).toEqual(['4¹2', '¹5', '6']);
});

describe('the styles of cells are counted among their own', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.000"/></numFmts>
    <cellStyleXfs><xf numFmtId="9"/><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs><xf/><xf numFmtId="2"/><xf numFmtId="170"/><xf numFmtId="999"/></cellXfs>
    <cellStyles><xf numFmtId="10"/></cellStyles></styleSheet>`;
  test.each([
    ['none', '', '5'],
    ['the first', 's="0"', '5'],
    ['one of a format that all know', 's="1"', '5.00'],
    ['one of a format of its own', 's="2"', '5.000'],
    ['one of a format that there is not', 's="3"', '5'],
    ['one beyond the last, though other lists follow', 's="4"', '5'],
  ])('%s', (_, style, shown) => {
    const rows = `<row r="1">${cell(`r="A1" ${style}`, '<v>5</v>')}</row>`;
    expect(textsOf(read(workbook(worksheet(rows), { 'xl/styles.xml': styles })))).toEqual([shown]);
  });
});

test('shared texts are told apart, with the signs that XML cannot hold', () => {
  const shared =
    '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t>wo</t></r></si><si><t>a_x0041__x005F_x0041_</t></si>' +
    '<si><t>a_xD83D_b_x0000_c_xD83D__xDE00_</t></si></sst>';
  const cells = [0, 1, 2, 3, 4].map((at) => cell('t="s"', `<v>${at}</v>`)).join('');
  expect(textsOf(read(workbook(worksheet(`<row>${cells}</row>`), { 'xl/sharedStrings.xml': shared })))).toEqual([
    'one',
    'two',
    'aA_x0041_',
    // Without NUL and the half of a pair, which are no characters.
    'abc😀',
  ]);
});

test.each([
  ['a truth', cell('t="b"', '<v>1</v>'), 'TRUE'],
  ['an untruth', cell('t="b"', '<v>0</v>'), 'FALSE'],
  ['a day', cell('t="d"', '<v>2026-03-19T00:00:00Z</v>'), '2026-03-19'],
  ['a day with its time', cell('t="d"', '<v>2026-03-19T08:30:00</v>'), '2026-03-19T08:30:00'],
  ['a fault', cell('t="e"', '<v>#N/A</v>'), '#N/A'],
  ['a number that is none', cell('', '<v>five</v>'), 'five'],
])('%s is read as it is shown', (_, one, shown) => {
  expect(textsOf(read(workbook(worksheet(`<row>${one}</row>`))))).toEqual([shown]);
});

test('days count from 1900, or from 1904 where the workbook says so', () => {
  const styles = '<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const dated = (properties: string) => {
    const further = {
      'xl/styles.xml': styles,
      'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<bookViews/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
    };
    return textsOf(read(workbook(worksheet(`<row>${cell('s="1"', '<v>366</v>')}</row>`), further)));
  };
  expect(dated('')).toEqual(['12/31/1900']);
  expect(dated('<workbookPr date1904="0"/>')).toEqual(['12/31/1900']);
  expect(dated('<workbookPr date1904="1"/>')).toEqual(['1/1/1905']);
});

test.each([
  ['A1', 0, 0],
  ['Z2', 1, 25],
  ['AA1', 0, 26],
  ['AZ1', 0, 51],
  ['BA1', 0, 52],
  ['$XFD$1048576', 1_048_575, 16_383],
])('the place %s is row %d, column %d', (place, row, column) => {
  const rows = `<row>${cell(`r="${place}"`, '<v>1</v>')}</row>`;
  expect(read(workbook(worksheet(rows))).sheets[0]?.cells).toMatchObject([{ row, column }]);
});

describe('a cell without a place comes after the one before it', () => {
  const places = (rows: string) =>
    read(workbook(worksheet(rows))).sheets[0]?.cells.map(({ row, column, text }) => `${row}:${column} ${text}`);
  test('in its row, and a row after the row before', () => {
    const value = (text: string, at = '') => cell(at, `<v>${text}</v>`);
    expect(
      places(`<row>${value('1')}${value('2', 'r="D1"')}${value('3')}</row><row>${value('4')}</row>
        <row r="9">${value('5')}</row><row>${value('6')}</row>`),
    ).toEqual(['0:0 1', '0:3 2', '0:4 3', '1:0 4', '8:0 5', '9:0 6']);
  });

  test.each([
    '<row r="0"><c><v>1</v></c></row>',
    '<row r="1048577"><c><v>1</v></c></row>',
    '<row r="x"><c><v>1</v></c></row>',
  ])('a row that no sheet has is refused: %s', (rows) =>
    expect(refusalOf(workbook(worksheet(rows)))).toMatchObject({ code: 'broken' }),
  );

  test.each(['A0', '1A', 'a1', 'A12345678', 'ABCDEFGH1'])('a place that no cell has is refused: %s', (place) => {
    expect(refusalOf(workbook(worksheet(`<row>${cell(`r="${place}"`, '<v>1</v>')}</row>`)))).toMatchObject({
      code: 'broken',
    });
  });
});

test('as many cells as the limit are read, in all sheets together, and one more is refused', () => {
  const file = workbook(worksheet(`<row>${'<c><v>1</v></c>'.repeat(3)}</row>`));
  expect(readSheets('g.xlsx', file, { cells: 3 })).toMatchObject({ ok: true });
  expect(readSheets('g.xlsx', file, { cells: 2 })).toEqual({
    ok: false,
    refusal: { code: 'too-large', what: 'cells', limit: 2 },
  });
});

test('hidden columns end at the most that are read', () => {
  const columns =
    '<cols><col min="2" hidden="true"/><col min="4" max="99" hidden="1"/><col min="3" max="3" hidden="0"/></cols>';
  const file = workbook(worksheet('<row><c><v>1</v></c></row>', columns));
  const reading = readSheets('g.xlsx', file, { columns: 5 });
  expect(reading.ok && reading.file.sheets[0]?.hiddenColumns).toEqual([1, 3, 4]);
});

describe('a sheet', () => {
  test('has its merged cells and what is hidden in it', () => {
    const rows = `<row r="2" hidden="1">${inline('B2', '<t>x</t>')}</row>`;
    const columns = '<cols><col min="3" max="4" hidden="1"/></cols>';
    const sheet = worksheet(rows, columns).replace(
      '</worksheet>',
      '<mergeCells><mergeCell ref="B2:C4"/></mergeCells></worksheet>',
    );
    expect(read(workbook(sheet)).sheets[0]).toEqual({
      name: 'Sheet',
      isHidden: false,
      cells: [{ row: 1, column: 1, text: 'x' }],
      merges: [{ row: 1, column: 1, rows: 3, columns: 2 }],
      hiddenRows: [1],
      hiddenColumns: [2, 3],
    });
  });

  test.each(['worksheets/sheet1.xml', './worksheets/sheet1.xml', '/xl/worksheets/sheet1.xml'])(
    'lies at %s',
    (target) => {
      const relations = `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`;
      const bytes = workbook(worksheet('<row><c><v>1</v></c></row>'), { 'xl/_rels/workbook.xml.rels': relations });
      expect(textsOf(read(bytes))).toEqual(['1']);
    },
  );

  test('that is hidden says so', () => {
    const further = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Old" state="veryHidden" r:id="rId1"/></sheets></workbook>',
    };
    expect(read(workbook(worksheet(`<row>${cell('', '<v>1</v>')}</row>`), further)).sheets[0]?.isHidden).toBe(true);
  });

  test('with values of other files says so', () => {
    const further = { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' };
    const file = read(workbook(worksheet(`<row>${cell('', '<f>[1]S!A1</f><v>7</v>')}</row>`), further));
    expect(file.hasExternalLinks).toBe(true);
    expect(textsOf(file)).toEqual(['7']);
  });
});

describe('the sheets of a workbook', () => {
  const named = (...sheets: readonly string[]) => ({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map((name, at) => `<sheet name="${name}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
  });
  const valued = worksheet(`<row>${cell('', '<v>1</v>')}</row>`);
  const none = worksheet('');

  test('are in the order of the workbook, and one of them may be empty', () => {
    const file = read(workbook(none, { ...named('Empty', 'Full'), 'xl/worksheets/sheet2.xml': valued }));
    expect(file.sheets.map(({ name, cells }) => [name, cells.length])).toEqual([
      ['Empty', 0],
      ['Full', 1],
    ]);
  });

  test('are empty where all of them are', () => {
    expect(refusalOf(workbook(none, { ...named('A', 'B'), 'xl/worksheets/sheet2.xml': none }))).toEqual({
      code: 'empty',
    });
  });

  test('a chart is none of them; one that is not there is a fault', () => {
    const chart = 'xl/chartsheets/sheet1.xml';
    const toChart = {
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/${chart}"/></Relationships>`,
    };
    const file = read(workbook(valued, { ...named('Full', 'Chart'), ...toChart, [chart]: '<chartsheet/>' }));
    expect(file.sheets.map(({ name }) => name)).toEqual(['Full']);
    expect(refusalOf(workbook(valued, { ...named('Full', 'Gone'), ...toChart }))).toEqual({
      code: 'broken',
      what: 'the sheet "Gone"',
    });
  });

  test('that of another program has no workbook', () => {
    expect(refusalOf(workbook(valued, { 'content.xml': '<office/>' }))).toEqual({ code: 'open-document' });
  });
});

describe('a broken or hostile file is refused', () => {
  const one = worksheet(`<row>${cell('', '<v>1</v>')}</row>`);

  test('a bomb, while it is small', () => {
    expect(refusalOf(bomb(40))).toMatchObject({ code: 'too-large', what: 'cell' });
  });
  test('content beyond the limit', () => {
    const reading = readSheets('g.xlsx', workbook(worksheet(`<row>${'<c><v>1</v></c>'.repeat(9_000)}</row>`)), {
      content: 100_000,
    });
    expect(reading).toEqual({ ok: false, refusal: { code: 'too-large', what: 'content', limit: 100_000 } });
  });
  test('a million columns', () => {
    expect(refusalOf(workbook(worksheet(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)))).toMatchObject({
      code: 'too-large',
      what: 'columns',
    });
  });
  test('a column beyond the limit, and none within it', () => {
    const upTo = (reference: string) =>
      readSheets('g.xlsx', workbook(worksheet(`<row>${cell(`r="${reference}"`, '<v>1</v>')}</row>`)), { columns: 2 });
    expect(upTo('B1')).toMatchObject({ ok: true });
    expect(upTo('C1')).toMatchObject({ ok: false, refusal: { what: 'columns', limit: 2 } });
  });
  test('two corners cost no more than two cells', () => {
    const rows = `<row r="1">${cell('r="A1"', '<v>1</v>')}</row><row r="1048576">${cell('r="XFD1048576"', '<v>2</v>')}</row>`;
    expect(textsOf(read(workbook(worksheet(rows))))).toEqual(['1', '2']);
  });
  test.each([
    ['a value', (text: string) => cell('t="str"', `<v>${text}</v>`)],
    ['a text', (text: string) => inline('A1', `<t>${text}</t>`)],
    ['a text in pieces', (text: string) => inline('A1', `<r><t>${text.slice(1)}</t></r><r><t>x</t></r>`)],
  ])('%s longer than a cell may hold', (_, cellOf) => {
    const file = (length: number) => workbook(worksheet(`<row r="1">${cellOf('x'.repeat(length))}</row>`));
    const limits = { cell: 10 };
    expect(readSheets('g.xlsx', file(10), limits)).toMatchObject({ ok: true });
    expect(readSheets('g.xlsx', file(11), limits)).toEqual({
      ok: false,
      refusal: { code: 'too-large', what: 'cell', limit: 10 },
    });
  });
  test('macros', () => {
    expect(refusalOf(workbook(one, { 'xl/vbaProject.bin': 'x' }))).toEqual({ code: 'macros' });
  });
  test('entities', () => {
    const declared = `<!DOCTYPE w [<!ENTITY a "b">]>${one.replace('<v>1</v>', '<v>&a;</v>')}`;
    expect(refusalOf(workbook(declared))).toEqual({ code: 'broken', what: 'xl/worksheets/sheet1.xml' });
  });
  test.each([
    ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2), 'broken'],
    ['another ZIP', () => workbook(one, { 'xl/workbook.xml': '<x/>' }), 'not-a-sheet'],
    ['an old Excel file', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), 'old-excel'],
    ['nothing', () => new Uint8Array(), 'empty'],
    ['a page with a table', () => Buffer.from('\ufeff\n<html><table><tr><td>SKU</td></tr></table></html>'), 'web-page'],
    ['a PDF without a compressed part', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'), 'not-a-sheet'],
    ['a PostScript file', () => Buffer.from('%!PS-Adobe-3.0\n1, 2 moveto\n3, 4 lineto\n'), 'not-a-sheet'],
    ['a text with its type in it', () => Buffer.from('{\\rtf1 a, b\\par c, d}'), 'not-a-sheet'],
    ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0xff), 'not-a-sheet'],
  ])('%s', (_, made, code) => {
    expect(refusalOf(made(workbook(one)))).toMatchObject({ code });
  });
  test('a file that ends within its last sheet', () => {
    const values = Array.from({ length: 2_000 }, (_, at) => cell('', `<v>${(at * 2_654_435_761) % 2 ** 32}</v>`));
    const whole = workbook(worksheet(`<row>${values.join('')}</row>`));
    expect(refusalOf(whole)).toBe('read');
    expect(refusalOf(whole.subarray(0, whole.length - 4_000))).toMatchObject({ code: 'broken' });
  });
  test('a file of any bytes gives a result', () => {
    const bytes = workbook(one);
    for (let at = 0; at < bytes.length; at += 7) {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(() => readSheets('guide.xlsx', damaged)).not.toThrow();
    }
  });
});

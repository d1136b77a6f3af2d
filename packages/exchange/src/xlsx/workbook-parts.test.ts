import { describe, expect, test } from 'vitest';
import { emptyWorkbook, type Workbook, workbookPart } from './workbook-parts.ts';

function read(part: string, text: string): Workbook {
  const workbook = emptyWorkbook();
  const receiver = workbookPart(workbook, part);
  receiver?.take(new TextEncoder().encode(text));
  receiver?.end();
  return workbook;
}

test.each(['xl/worksheets/sheet1.xml', 'docProps/app.xml', 'workbook.xml', ''])(
  '%j says nothing of the whole',
  (part) => expect(workbookPart(emptyWorkbook(), part)).toBeUndefined(),
);

describe('of the workbook', () => {
  const sheetsOf = (sheets: string) =>
    read('xl/workbook.xml', `<workbook><sheets>${sheets}</sheets></workbook>`).sheets;

  test('its sheets have names, relations by any prefix, and are hidden where they are not visible', () => {
    expect(
      sheetsOf(
        '<sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" state="visible" sheetId="2" id="rId2"/>' +
          '<sheet name="C" state="hidden" x:id="rId3"/><sheet name="D" state="veryHidden" x:id="rId4"/><sheet sheetId="5"/>',
      ),
    ).toEqual([
      { name: 'A', isHidden: false, relation: 'rId1' },
      { name: 'B', isHidden: false, relation: 'rId2' },
      { name: 'C', isHidden: true, relation: 'rId3' },
      { name: 'D', isHidden: true, relation: 'rId4' },
      { name: '', isHidden: false, relation: '' },
    ]);
  });

  test.each([
    ['<workbookPr date1904="1"/>', true],
    ['<workbookPr date1904="true"/>', true],
    ['<workbookPr date1904="0"/>', false],
    ['<workbookPr/>', false],
    ['<other date1904="1"/>', false],
  ])('%s: it counts from 1904 is %s', (properties, counts) =>
    expect(read('xl/workbook.xml', `<workbook>${properties}</workbook>`).countsFrom1904).toBe(counts),
  );
});

test('relations lead from the folder of the workbook, or from the root', () => {
  const relations =
    '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="./sheet2.xml"/>' +
    '<Relationship Id="c" Target="/xl/sheet3.xml"/><Other Id="d" Target="sheet4.xml"/></Relationships>';
  expect([...read('xl/_rels/workbook.xml.rels', relations).targets]).toEqual([
    ['a', 'xl/worksheets/sheet1.xml'],
    ['b', 'xl/sheet2.xml'],
    ['c', 'xl/sheet3.xml'],
  ]);
});

test('the format of a style is one of the workbook, else one that every spreadsheet knows, else the general one', () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000"/><numFmt numFmtId="2" formatCode="0.0"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="164"/><xf numFmtId="2"/><xf numFmtId="10"/><xf numFmtId="999"/><xf/></cellXfs>' +
    '<dxfs><xf numFmtId="9"/></dxfs></styleSheet>';
  expect(read('xl/styles.xml', styles).formats).toEqual(['000', '0.0', '0.00%', 'General', 'General']);
});

/** ECMA-376, 18.8.30, as they are shown in the US. */
test.each([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yyyy'],
  [49, '@'],
])('format %i is %s', (id, format) => {
  expect(read('xl/styles.xml', `<s><cellXfs><xf numFmtId="${id}"/></cellXfs></s>`).formats).toEqual([format]);
});

test('shared texts are those of their runs, one each, without what stands between', () => {
  const texts = '<sst>\n <si>\n <t>a</t>\n </si>\n <si><r><t>b</t></r><r><t>c</t></r>\n</si><si/></sst>';
  expect(read('xl/sharedStrings.xml', texts).sharedTexts).toEqual(['a', 'bc', '']);
});

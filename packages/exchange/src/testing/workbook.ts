import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** A workbook written by hand: what no library would write. */
export function workbook(sheet: string, further: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries({ ...frame('<sheet name="Sheet" sheetId="1" r:id="rId1"/>'), [SHEET]: sheet, ...further }).map(
        ([name, text]) => [name, strToU8(text)],
      ),
    ),
  );
}

export const worksheet = (rows: string, further = ''): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${further}<sheetData>${rows}</sheetData></worksheet>`;

/** One cell that unpacks to so many megabytes. */
export function bomb(megabytes: number): Uint8Array {
  const packed: Uint8Array[] = [];
  const zip = new Zip((_, bytes) => packed.push(bytes));
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 9 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(frame('<sheet name="Sheet" sheetId="1" r:id="rId1"/>')))
    add(name).push(strToU8(text), true);
  const sheet = add(SHEET);
  sheet.push(strToU8('<worksheet><sheetData><row><c t="inlineStr"><is><t>'));
  const piece = new Uint8Array(1_000_000).fill(65);
  for (let at = 0; at < megabytes; at++) sheet.push(piece);
  sheet.push(strToU8('</t></is></c></row></sheetData></worksheet>'), true);
  zip.end();
  return Buffer.concat(packed);
}

const SHEET = 'xl/worksheets/sheet1.xml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const frame = (sheets: string): Record<string, string> => ({
  'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets>${sheets}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});

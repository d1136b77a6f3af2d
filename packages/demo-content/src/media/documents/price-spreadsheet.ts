import type { Content } from '@millrace/contract/content';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { productsByFamily } from './subject.ts';

const MONEY = '#,##0.00';
const heads = ['Family', 'Part number', 'Model number', 'Description', 'List price USD', 'Note'] as const;

/** Every live product as a spreadsheet: one row each, prices as numbers, an empty cell when it is on request. */
export async function priceSpreadsheet(content: Content): Promise<Uint8Array> {
  const rows: SheetData = productsByFamily(content).flatMap(({ family, products }) =>
    products.map((product) => [
      family.name,
      product.partNumber,
      product.configModelNo,
      product.description === '' ? product.name : product.description,
      product.priceCents === null || product.priceCents === 0
        ? null
        : { value: product.priceCents / 100, format: MONEY },
      product.isObsolete
        ? 'Obsolete'
        : product.priceCents === null || product.priceCents === 0
          ? 'Call for pricing'
          : null,
    ]),
  );
  const head = heads.map((value) => ({ value, fontWeight: 'bold' as const }));
  const file = await writeExcelFile([head, ...rows], {
    sheet: 'Price list',
    columns: [34, 16, 34, 70, 14, 16].map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return new Uint8Array(file);
}

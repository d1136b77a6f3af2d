import type { Configurator } from '@millrace/configurator';
import { type WrittenSheet, writeCsv, writeXlsx } from '@millrace/exchange';
import { guideRows, type PrintedGuide } from '@millrace/studio';

const sheetOf = (name: string, guide: PrintedGuide): WrittenSheet => ({
  name: 'Ordering guide',
  rows: guideRows(name, guide),
  widths: [12, 30, 14, 48, 14],
});

export const xlsxOf = (name: string, guide: PrintedGuide): Promise<Blob> => writeXlsx([sheetOf(name, guide)]);

export const csvOf = (name: string, guide: PrintedGuide): Blob =>
  new Blob([writeCsv(sheetOf(name, guide))], { type: 'text/csv' });

/** The configurator as a file that names its schema, so that editors complete and check it. */
export const jsonOf = (configurator: Configurator): Blob =>
  new Blob(
    [`${JSON.stringify({ $schema: `${location.origin}/api/configurator.schema.json`, ...configurator }, null, 2)}\n`],
    {
      type: 'application/json',
    },
  );

/** Lets the browser save a file. */
export function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

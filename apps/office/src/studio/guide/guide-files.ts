import type { Configurator } from '@millrace/configurator';
import { type WrittenSheet, writeCsv, writeXlsx } from '@millrace/exchange';
import { guideRows, type PrintedGuide } from '@millrace/studio';
import { jsonFile } from '../../ui/save-as.ts';

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
  jsonFile(
    `${JSON.stringify({ $schema: `${location.origin}/api/configurator.schema.json`, ...configurator }, null, 2)}\n`,
  );

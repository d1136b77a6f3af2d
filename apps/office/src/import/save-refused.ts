import { request } from '@millrace/contract';
import { officeCalls, type SheetMapping, VERDICT_PAGE_MAX } from '@millrace/contract/office';
import { writeGuardedCsv } from '@millrace/exchange';
import { officeTransport } from '../api/office-transport.ts';
import { saveAs } from '../ui/save-as.ts';

/** Longer lists of refusals are nobody's to read. */
const PAGES_MOST = 40;

/** Has the browser save the refused rows with their reasons as CSV. */
export async function saveRefused(id: string, draft: string | null, sheets: readonly SheetMapping[]): Promise<void> {
  const rows: (string | number | null)[][] = [['Sheet', 'Row', 'Key', 'Column', 'Why', 'What fits']];
  for (let page = 1; page <= PAGES_MOST; page++) {
    const { lines } = await request(officeTransport, officeCalls.officeVerdict, {
      params: { import: id },
      query: { ...(draft === null ? {} : { draft }), show: 'refused', page, pageSize: VERDICT_PAGE_MAX },
    });
    for (const { sheet, row, key, faults } of lines)
      for (const { heading, why, fits } of faults)
        rows.push([sheets[sheet]?.sheet ?? '', row, key, heading, why, fits.join('; ')]);
    if (lines.length < VERDICT_PAGE_MAX) break;
  }
  saveAs('refused.csv', new Blob([writeGuardedCsv({ name: 'refused', rows })], { type: 'text/csv' }));
}

import { SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZE_MAX } from '@millrace/contract';

/** The typed number of rows, corrected; `fault` describes the correction. */
export interface PageSize {
  value: number;
  fault: string | null;
}

/** A whole number from 1 to the largest page the API gives; anything else is corrected, with words for it. */
export function readPageSize(typed: string): PageSize {
  const text = typed.trim();
  if (!/^[+-]?\d+([.,]\d*)?$/.test(text))
    return { value: SEARCH_PAGE_SIZE, fault: `Enter a number: ${SEARCH_PAGE_SIZE} rows are shown.` };
  const number = Math.trunc(Number(text.replace(',', '.')));
  if (number < 1) return { value: 1, fault: 'At least 1 row.' };
  if (number > SEARCH_PAGE_SIZE_MAX)
    return { value: SEARCH_PAGE_SIZE_MAX, fault: `At most ${SEARCH_PAGE_SIZE_MAX} rows.` };
  return { value: number, fault: String(number) === text.replace(/^\+/, '') ? null : `${number} rows are shown.` };
}

import { setImmediate as letOthersWork } from 'node:timers/promises';
import { ROWS_AT_ONCE } from './read-by-key.ts';

/** Some rows at a time, with a turn of the event loop after each part: to wait for a query of the embedded database gives none. */
export async function* inParts<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    yield rows.slice(start, start + ROWS_AT_ONCE);
    await letOthersWork();
  }
}

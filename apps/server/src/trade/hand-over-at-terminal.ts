import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { tradeFormats } from '@millrace/contract/office';
import type { ConsoleCommand } from '../console/open-console.ts';
import { tradeCommands } from './trade-commands.ts';

export const HAND_OVER_USAGE = [
  'npm run content -- hand-over FORM FILE         the catalogue for distributors: bmecat or etim-xchange',
  'npm run content -- hand-over FORM FILE BUYER   the same, for one of them',
];

/**
 * Writes the catalogue in force into a file, and tells what it lacks. The path is whole: the server may stand in another folder. A file
 * that is not written to its end is not left.
 */
export const handOverAtTerminal =
  (services: Parameters<typeof tradeCommands>[0]): ConsoleCommand =>
  async ([word = '', path = '', ...buyer]) => {
    const format = tradeFormats.find((one) => one === word);
    if (format === undefined || path === '') return { lines: HAND_OVER_USAGE, exitCode: 1 };
    const { officeJudgeTrade, officeTradeFile } = tradeCommands(services);
    const query = { format, buyer: buyer.join(' '), prices: 'true' as const };
    const { products, findings } = await officeJudgeTrade({ query });
    const unfinished = `${path}.part`;
    try {
      await pipeline((await officeTradeFile({ query })).chunks, createWriteStream(unfinished));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      return {
        lines: [`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`],
        exitCode: 1,
      };
    }
    const written = `${path}: ${products} ${products === 1 ? 'product' : 'products'}.`;
    return { lines: [written, ...findings.map(({ words }) => words)], exitCode: 0 };
  };

import type { Snapshot } from '@millrace/catalogue';
import type { StreamedFile } from '@millrace/contract';
import type { TradeVerdict, tradeQuery } from '@millrace/contract/office';
import { bmecat, etimXchange, judgeTrade, type Trade, type TradeOptions } from '@millrace/transfer';
import type { z } from 'zod';
import { paced } from '../exports/paced.ts';

interface TradeServices {
  snapshot(): Snapshot;
  publicUrl: string;
  mediaBase: string;
  clock(): Date;
}
interface Asked {
  query: z.output<typeof tradeQuery>;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const files = {
  bmecat: { name: 'bmecat.xml', type: 'application/xml; charset=utf-8', write: bmecat },
  'etim-xchange': { name: 'etim-xchange.json', type: 'application/json', write: etimXchange },
} as const;

/** Hands the content in force to distributors: a verdict on what a file would lack, and the file, written while it is sent. */
export function tradeCommands(services: TradeServices) {
  return {
    officeJudgeTrade: async ({ query }: Asked): Promise<TradeVerdict> => {
      const { trade, options } = tradeOf(services, query);
      return judgeTrade(trade, query.format, options);
    },
    officeTradeFile: async ({ query }: Asked): Promise<StreamedFile> => {
      const { trade, options } = tradeOf(services, query);
      const { name, type, write } = files[query.format];
      return { name: `${options.day}-${name}`, type, chunks: paced(write(trade, options)) };
    },
  };
}

function tradeOf(
  { snapshot, publicUrl, mediaBase, clock }: TradeServices,
  { buyer, prices }: Asked['query'],
): { trade: Trade; options: TradeOptions } {
  const current = snapshot();
  const { settings } = current;
  return {
    trade: { snapshot: current, publicUrl, mediaBase, currency: settings['brand.currency'] },
    options: {
      buyer,
      withPrices: prices === 'true',
      day: clock().toISOString().slice(0, DAY_LENGTH),
      etimRelease: settings['trade.etimRelease'],
      gln: settings['trade.gln'],
    },
  };
}

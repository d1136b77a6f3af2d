import { expect, test } from 'vitest';
import { fullTrade } from '../testing/full-trade.ts';
import { productFeedCsv, productFeedXml } from './product-feed.ts';

const feed = { ...fullTrade, availability: 'in_stock' } as const;

/** Those that read these files check them by rules of their own: read what differs before a record is renewed (`vitest run -u`). */
test.each<[string, () => Iterable<string>]>([
  ['product-feed.csv', () => productFeedCsv(feed)],
  ['product-feed.xml', () => productFeedXml(feed)],
])('%s is as it was', async (name, written) => {
  // One element a line, so that a difference can be read.
  await expect([...written()].join('').replaceAll('><', '>\n<')).toMatchFileSnapshot(`fixtures/${name}`);
});

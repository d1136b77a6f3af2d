import { expect, test } from 'vitest';
import { fullTrade } from '../testing/full-trade.ts';
import { etimXchange } from './etim-xchange.ts';

const options = { buyer: 'Lake & River '.repeat(8), withPrices: true, day: '2026-11-27', etimRelease: '10.0', gln: '' };

/** Those that read these files check them by rules of their own: read what differs before a record is renewed (`vitest run -u`). */
test.each<[string, () => Iterable<string>]>([
  ['etim-xchange.txt', () => etimXchange(fullTrade, options)],
  [
    'etim-xchange-without-prices.txt',
    () => etimXchange(fullTrade, { ...options, withPrices: false, buyer: '', gln: '4012345000009' }),
  ],
])('%s is as it was', async (name, written) => {
  // One element a line, so that a difference can be read.
  await expect([...written()].join('').replaceAll(',"', ',\n"')).toMatchFileSnapshot(`fixtures/${name}`);
});

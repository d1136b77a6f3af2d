import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Compares two ways of compressing on all pages of a running site, with the server's settings of memory, which hold for a process from its
 * start: `MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 node bench/delivery/compression.ts http://127.0.0.1:3000`.
 */
const [, , site] = process.argv;
if (site === undefined) throw new Error('Give the address of a running site.');

const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
const pages = await Promise.all(
  paths.map(async (path) => Buffer.from(await (await fetch(new URL(path, site))).arrayBuffer())),
);
const compress = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_DEFAULT_WINDOW } = constants;
const ways = [
  { name: 'quality 8, 4 MB back', quality: 8, windowBits: BROTLI_DEFAULT_WINDOW },
  { name: 'quality 9, 64 KB back', quality: 9, windowBits: 16 },
];

console.log(`${pages.length} pages, a page on average; the second of two turns counts`);
for (const turn of [1, 2])
  for (const { name, quality, windowBits } of ways) {
    const [time, before] = [process.cpuUsage(), process.resourceUsage().minorPageFault];
    let bytes = 0;
    for (const page of pages) {
      const params = {
        [BROTLI_PARAM_SIZE_HINT]: page.length,
        [BROTLI_PARAM_QUALITY]: quality,
        [BROTLI_PARAM_LGWIN]: windowBits,
      };
      bytes += (await compress(page, { params })).length;
    }
    const { user, system } = process.cpuUsage(time);
    const faults = process.resourceUsage().minorPageFault - before;
    const [size, ms, memory] = [bytes, (user + system) / 1000, faults].map((sum) => (sum / pages.length).toFixed(1));
    if (turn === 2)
      console.log(`${name.padEnd(22)} ${size} bytes, ${ms} ms of processor time, ${memory} pages of memory`);
  }

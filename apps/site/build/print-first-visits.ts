import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { PageAssets } from './page-assets.ts';

const KB = 1000;

/** Prints what a first visit of each page transfers (budgets of the house: script of a category page ≤ 112 KB gzip). */
export async function printFirstVisits(assets: PageAssets, client: URL): Promise<void> {
  const size = async (addresses: string[]): Promise<number> => {
    const files = await Promise.all(addresses.map((address) => readFile(new URL(`.${address}`, client))));
    return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / KB;
  };
  const start = await size([...assets.scripts, ...assets.preloads]);
  const style = await size(assets.styles);
  console.log(`first visit, gzip: start script ${start.toFixed(1)} KB, styles ${style.toFixed(1)} KB`);
  for (const [page, needs] of Object.entries(assets.pages)) {
    if (!page.endsWith('-page.tsx')) continue;
    const own = await size(needs.preloads);
    console.log(`  ${page}: script ${(start + own).toFixed(1)} KB (${own.toFixed(1)} its own)`);
  }
}

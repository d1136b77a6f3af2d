import { scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { csvTexts, xlsxParts } from '@millrace/exchange';
import { jsonTexts, nameIndex, sheetOfRows } from '@millrace/transfer';
import { type BenchRow, benchRow } from '../row.ts';

/** Milliseconds of processor time, of the thread that serves the site meanwhile. */
const BUDGET = 5000;

/** Lists of 100,000 products as files: the texts that are made on the thread that serves the site. Packing is done beside it. */
export function benchTransfer({ short }: { short: boolean } = { short: false }): BenchRow[] {
  const content = scaleContent(short ? { families: 20, products: 1000, configurators: 20 } : scaleSizes.hundred);
  const around = { attributes: content.attributes, names: nameIndex(content), decimal: '.' } as const;
  const sheet = () => sheetOfRows('products', content.products, around);
  const of = `${content.products.length.toLocaleString('en')} products`;
  const texts: readonly (readonly [name: string, make: () => Iterable<string>])[] = [
    ['a workbook', () => xlsxParts([sheet()]).flatMap((part) => part.texts)],
    ['CSV', () => csvTexts(sheet())],
    ['JSON', () => jsonTexts([['products', content.products.values().map((row) => ({ ...row }))]])],
  ];
  return texts.map(([name, make]) =>
    benchRow(`export of ${of} as ${name}, processor time`, processorMs(make), 'ms', BUDGET),
  );
}

function processorMs(make: () => Iterable<string>): number {
  const before = process.threadCpuUsage();
  let characters = 0;
  for (const text of make()) characters += text.length;
  const { user, system } = process.threadCpuUsage(before);
  return characters === 0 ? Number.NaN : (user + system) / 1000;
}

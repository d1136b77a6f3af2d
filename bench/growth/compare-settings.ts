import { cpSync } from 'node:fs';
import { openDatabase, publishContent } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import { scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { processorTime } from '../delivery/processor-time.ts';
import { emptyDataDir, FOR_ALL_BENCHES, startServer } from '../started-server.ts';
import { makeDocuments } from './make-documents.ts';
import { visitEveryPage } from './visit-every-page.ts';

/**
 * Compares the server as it starts with the same under other settings, in turns, on 10,000 products and the embedded database: processor
 * time and the most memory ever held over a start, every page, pages and searches that nobody asked for before, and documents.
 *
 * `node bench/growth/compare-settings.ts --sparkplug MALLOC_ARENA_MAX=2`: parameters of Node, and settings of the environment.
 */
const TURNS = 3;
const SEARCHES = 600;
const AT_ONCE = 3;
const WORDS = ['float', 'alarm', 'panel', 'duplex', 'pump', 'switch', 'level', 'cord', 'simplex', 'control'];
const port = Number(process.env.PORT ?? 3195);

interface Settings {
  name: string;
  node: readonly string[];
  env: Readonly<Record<string, string>>;
}

const given = process.argv.slice(2);
if (given.length === 0) throw new Error('Give parameters of Node or settings of the environment to compare with.');
const node = given.filter((word) => word.startsWith('--'));
const env = Object.fromEntries(given.filter((word) => !node.includes(word)).map((word) => word.split('=', 2)));
const settings: readonly Settings[] = [
  { name: 'as it starts', node: [], env: {} },
  { name: given.join(' '), node, env },
];

const filled = emptyDataDir();
try {
  const database = await openDatabase({ dataDir: filled.dataDir, log: quietLog });
  await publishContent(database, scaleContent(scaleSizes.ten), { source: 'bench' });
  await database.close();
  for (let turn = 1; turn <= TURNS; turn++) for (const each of settings) await run(each);
} finally {
  filled.remove();
}

async function run({ name, node, env }: Settings): Promise<void> {
  const { dataDir, remove } = emptyDataDir();
  cpSync(filled.dataDir, dataDir, { recursive: true });
  try {
    const server = await startServer(dataDir, port, { node, env: { ...FOR_ALL_BENCHES, ...env } });
    try {
      const start = processorTime(server.pid);
      await visitEveryPage(server.address);
      await searchAll(server.address);
      await makeDocuments(server.address);
      const all = processorTime(server.pid);
      const figures = `start ${seconds(start)}, after it ${seconds(all - start)}, most ever held ${Math.round(server.mostMemoryMb())} MB`;
      console.log(`${name}: ${figures}`);
    } finally {
      await server.stop();
    }
  } finally {
    remove();
  }
}

/** Pages of searches, each asked once and by a visitor of a network of its own. */
async function searchAll(address: string): Promise<void> {
  const texts = Array.from(
    { length: SEARCHES },
    (_, nth) => `${WORDS[nth % 10]} ${WORDS[Math.trunc(nth / 10) % 10]} ${nth}`,
  );
  const ask = async (): Promise<void> => {
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
      const nth = texts.length;
      const headers = { 'x-forwarded-for': `10.200.${nth >> 8}.${nth & 255}` };
      const answer = await fetch(`${address}/search/${encodeURIComponent(text)}`, { headers });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`The search for ${text} answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

function seconds(microseconds: number): string {
  return `${(microseconds / 1e6).toFixed(1)} s`;
}

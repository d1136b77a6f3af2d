/** Opens the embedded database of the directory named, then adds revisions without end, printing each once it is committed. */
import { openDatabase } from '../open-database.ts';
import { contentRevision } from '../schema/index.ts';
import { quietLog } from './quiet-log.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name a directory.');
const { queries } = await openDatabase({ dataDir, log: quietLog });
for (let revision = 1; ; revision++) {
  await queries.insert(contentRevision).values({ revision, source: 'crash' });
  process.stdout.write(`${revision}\n`);
}

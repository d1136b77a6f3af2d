import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Content } from '@millrace/contract/content';
import { openDatabase, publishContent } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { emptyDataDir, FOR_ALL_BENCHES, startServer } from '../started-server.ts';
import { makeDocuments } from './make-documents.ts';
import { visitEveryPage } from './visit-every-page.ts';

const CONTENT_COMMAND = join(import.meta.dirname, '../../apps/server/src/programs/content.ts');
const PUBLISHES = 3;

/** The most that one process held, in MB, that is also its own database: over start, publishes, a visit of every page, and documents. */
export async function memoryEmbedded(content: Content, port: number): Promise<number> {
  const { dataDir, remove } = emptyDataDir();
  try {
    const database = await openDatabase({ dataDir, log: quietLog });
    await publishContent(database, content, { source: 'bench' });
    await database.close();
    const server = await startServer(dataDir, port, { env: FOR_ALL_BENCHES });
    try {
      for (let turn = 1; turn <= PUBLISHES; turn++) await publishChange(dataDir, content, `Changed ${turn}`);
      await visitEveryPage(server.address);
      await makeDocuments(server.address);
      return server.mostMemoryMb();
    } finally {
      await server.stop();
    }
  } finally {
    remove();
  }
}

/** By the command at a terminal: the embedded database belongs to the server alone. */
async function publishChange(dataDir: string, { carousels }: Content, title: string): Promise<void> {
  const change = ['set', 'carousels', String(carousels[0]?.id), `title=${title}`];
  await promisify(execFile)(process.execPath, [CONTENT_COMMAND, ...change], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 3195);
  console.log(`demo content: ${await memoryEmbedded(demoContent(), port)} MB`);
  console.log(`10,000 products more: ${await memoryEmbedded(scaleContent(scaleSizes.ten), port)} MB`);
}

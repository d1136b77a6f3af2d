/**
 * Makes the files of an embedded database in the named directory, flushed to the disk. A separate process: this takes 300 MB
 * that it would not give back.
 */
import { flushFiles } from './flush-files.ts';
import { startPglite } from './start-pglite.ts';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name a directory.');
const client = await startPglite(directory);
await client.close();
// They were not written under the write-ahead log, which cannot bring them back.
flushFiles(directory);

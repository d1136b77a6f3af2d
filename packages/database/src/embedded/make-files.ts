/**
 * Makes the files of an embedded database in the named directory. A separate process: this takes 300 MB that it would
 * not give back.
 */
import { startPglite } from './start-pglite.ts';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name a directory.');
const client = await startPglite(directory);
await client.close();

/**
 * Lets PostgreSQL's parser read twenty thousand statements, then prints the most that V8 held for compiling, in bytes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

/** Compiling is a background thread's; the first code runs meanwhile. */
const UNTIL_COMPILED_MS = 1000;

const client = await PGlite.create();
const statements = 'select 1 as a, 2 as b;'.repeat(100);
for (let round = 0; round < 200; round++) await client.exec(statements);
await wait(UNTIL_COMPILED_MS);
process.stdout.write(String(getHeapStatistics().peak_malloced_memory));
await client.close();

import path from 'node:path';
import { checkDocs } from './check-docs.ts';

/** Another tree than this repository may be named. */
const root = process.argv[2] ?? path.resolve(import.meta.dirname, '../..');
const { filesRead, faults } = checkDocs(root);
for (const { file, line, message } of faults) console.log(`${file}:${line}  ${message}`);
console.log(`documents: ${filesRead} read, ${faults.length} faults`);
if (filesRead === 0 || faults.length > 0) process.exitCode = 1;

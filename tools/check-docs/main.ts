import path from 'node:path';
import { checkDocs } from './check-docs.ts';

const { filesRead, faults } = checkDocs(path.resolve(import.meta.dirname, '../..'));
for (const { file, line, message } of faults) console.log(`${file}:${line}  ${message}`);
console.log(`documents: ${filesRead} read, ${faults.length} faults`);
if (filesRead === 0 || faults.length > 0) process.exitCode = 1;

import path from 'node:path';
import { checkWalls } from './check-walls.ts';
import { walls } from './walls.ts';

const { filesRead, breaches } = checkWalls(path.resolve(import.meta.dirname, '../..'), walls);
for (const { file, line, message } of breaches) console.log(`${file}:${line}  ${message}`);
console.log(`walls: ${filesRead} files read, ${breaches.length} breaches`);
if (filesRead === 0 || breaches.length > 0) process.exitCode = 1;

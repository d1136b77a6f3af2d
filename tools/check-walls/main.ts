import path from 'node:path';
import { checkWalls } from './check-walls.ts';
import { told } from './told.ts';
import { walls } from './walls.ts';

const { lines, passes } = told(checkWalls(path.resolve(import.meta.dirname, '../..'), walls));
for (const line of lines) console.log(line);
process.exitCode = passes ? 0 : 1;

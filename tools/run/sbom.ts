import fs from 'node:fs';
import path from 'node:path';
import { type Lock, listParts } from './list-parts.ts';
import { root } from './root.ts';

/** `node tools/run/sbom.ts [FILE]`: writes the list of parts to a file, or prints it. */
const lock: Lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const text = `${JSON.stringify(listParts(lock), null, 1)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else fs.writeFileSync(file, text);

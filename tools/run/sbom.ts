import fs from 'node:fs';
import path from 'node:path';
import type { Lock } from './list-parts.ts';
import { root } from './root.ts';
import { writeParts } from './write-parts.ts';

/** `node tools/run/sbom.ts [FILE]`: writes the list of parts to a file, or prints it. */
const lock: Lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
writeParts(lock, process.argv.slice(2), (text) => process.stdout.write(text));

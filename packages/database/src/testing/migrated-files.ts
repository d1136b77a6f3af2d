import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { migrationsFolder } from '../migrations.ts';
import { quietLog } from './quiet-log.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/millrace', import.meta.url));
const maker = fileURLToPath(new URL('../embedded', import.meta.url));

/** Makes a data folder with an embedded database that is up to date and empty: a copy, as a first start takes seconds. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  fs.cpSync(await migratedFiles(), path.join(dataDir, 'database'), { recursive: true });
}

/** The files of such a database, to copy. Kept until migrations, PGlite or the code that makes them change. */
export async function migratedFiles(): Promise<string> {
  const kept = path.join(cache, `database-${fingerprint()}`);
  if (!fs.existsSync(kept)) await makeFiles(kept);
  return path.join(kept, 'database');
}

async function makeFiles(kept: string): Promise<void> {
  const unfinished = `${kept}.${process.pid}.${randomUUID()}`;
  await (await openEmbedded(unfinished, quietLog)).close();
  try {
    fs.renameSync(unfinished, kept);
  } catch (error) {
    // Another process was first.
    fs.rmSync(unfinished, { recursive: true });
    if (!fs.existsSync(kept)) throw error;
  }
}

/** Of the migrations, of PGlite, whose files another version may not read, and of the code that starts it. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(fs.readFileSync(path.join(cache, '../../@electric-sql/pglite/package.json')));
  for (const [folder, ending] of [[migrationsFolder, '.sql'] as const, [maker, '.ts'] as const])
    for (const name of fs.readdirSync(folder).sort())
      if (name.endsWith(ending) && !name.endsWith('.test.ts')) hash.update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

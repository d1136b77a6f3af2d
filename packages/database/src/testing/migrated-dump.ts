import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../migrations.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/millrace', import.meta.url));

/** A database brought up to date, to load in tests (half a second) instead of making one (three). Kept until migrations change. */
export async function migratedDump(): Promise<Blob> {
  const file = path.join(cache, `database-${fingerprint()}.tar`);
  if (!fs.existsSync(file)) await writeDump(file);
  return new Blob([fs.readFileSync(file)]);
}

async function writeDump(file: string): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  fs.mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}.${crypto.randomUUID()}`;
  fs.writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  fs.renameSync(unfinished, file);
}

/** Of the migrations and of PGlite, whose files another version may not read. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const manifest = path.join(cache, '../../@electric-sql/pglite/package.json');
  hash.update(fs.readFileSync(manifest));
  for (const name of fs.readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

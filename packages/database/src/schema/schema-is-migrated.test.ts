import fs from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../migrations.ts';
import * as schema from './index.ts';

/** A toy that Drizzle Kit puts on all arrays; pdf.js, in a later file of this process, refuses to run beside it. */
Reflect.deleteProperty(Array.prototype, 'random');

/** Names of the shape alone: who reads a snapshot has its own. */
const shapeOf = ({ id: _, prevId: __, ...shape }: object & { id?: unknown; prevId?: unknown }): unknown =>
  JSON.parse(JSON.stringify(shape));

test('the migrations make the tables, keys and indexes of the schema, and no others', () => {
  const snapshots = fs.globSync('meta/*_snapshot.json', { cwd: migrationsFolder }).sort();
  const last = fs.readFileSync(path.join(migrationsFolder, snapshots.at(-1) ?? ''), 'utf8');
  expect(shapeOf(generateDrizzleJson(schema))).toEqual(shapeOf(JSON.parse(last)));
});

import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishContent, readContent } from '../index.ts';
import { migrationsFolder } from '../migrations.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { sampleContent } from '../testing/sample-content.ts';

const migration = fs.readFileSync(path.join(migrationsFolder, '0013_element-ids.sql'), 'utf8');
const medium = { type: 2 as const, uri: 'a/b.svg', filename: '', name: 'A', infoImageText: '', poster: null };

onBothDatabases('the migration to ids of elements', (database) => {
  test('numbers the elements of stored lists, each in its list', async () => {
    const content = sampleContent();
    const [family] = content.families;
    if (family === undefined) throw new Error('The sample has no family.');
    family.media = [medium, { ...medium, id: 'own' }];
    family.specs = [{ title: 'A', kvo: [{ key: 'k', value: 'v' }] }];
    await publishContent(database(), content, { source: 'test' });
    await database().queries.transaction(async (tx) => {
      for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
    });
    const stored = (await readContent(database())).content;
    const { media, specs } = stored.families.find(({ id }) => id === family.id) ?? {};
    expect(media?.map(({ id }) => id)).toEqual(['e1', 'own']);
    expect(specs).toEqual([{ id: 'e1', title: 'A', kvo: [{ id: 'e1', key: 'k', value: 'v' }] }]);
    expect(stored.faqs.flatMap(({ steps }) => steps).every(({ id }) => id !== undefined)).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { publishContent } from './publish-content.ts';
import { wasPublishedBy } from './revision.ts';

onBothDatabases('what was ever published', (database) => {
  test('a source stays known after another has published', async () => {
    expect(await wasPublishedBy(database(), 'demo')).toBe(false);
    await publishContent(database(), sampleContent(), { source: 'demo' });
    await publishContent(database(), sampleContent(), { source: 'office' });
    expect(await wasPublishedBy(database(), 'demo')).toBe(true);
  });
});

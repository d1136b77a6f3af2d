import { recordMeasurements, recordMisses } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingFiles } from '../content/missing-files.ts';
import { demo } from '../testing/test-content.ts';
import { officeChecks } from './office-checks.ts';
import { officeInterest } from './office-interest.ts';

const now = new Date('2026-11-23T12:00:00Z');
const snapshot = demo.snapshot;
const log = { error: () => {} };
let database: TestDatabase;
let office: ReturnType<typeof officeInterest>;
beforeAll(async () => {
  database = await openTestDatabase();
  office = officeInterest({ database, snapshot, hasMailServer: false, clock: () => now });
});
afterAll(() => database.close());

test('searches in vain come with what a part of them finds, of the last seven days', async () => {
  const vain = (words: string, times: number) => ({ kind: 'vain-search', words, times }) as const;
  await recordMisses(database, '2026-11-22', [vain('tern qqqq', 2), vain('qqqq', 1)]);
  await recordMisses(database, '2026-11-23', [vain('tern qqqq', 3)]);
  await recordMisses(database, '2026-11-01', [vain('old', 90)]);
  const { searchedInVain } = await office.officeInterest();
  expect(searchedInVain.map(({ words, times }) => [words, times])).toEqual([
    ['tern qqqq', 5],
    ['qqqq', 1],
  ]);
  expect(searchedInVain[0]?.nearest[0]?.path).toMatch(/^\//);
  expect(searchedInVain[1]?.nearest).toEqual([]);
});
test('a number typed wrong is read as today, with one that fits', async () => {
  const model = snapshot().content.products.find(
    ({ configModelNo, isObsolete }) => configModelNo?.startsWith('TD-3-4X-4F') === true && !isObsolete,
  )?.configModelNo;
  const wrong = String(model).replace('4F', '5F').toLowerCase();
  await recordMisses(database, '2026-11-23', [
    { kind: 'wrong-number', words: wrong, times: 3 },
    { kind: 'wrong-number', words: 'gone-1', times: 1 },
  ]);
  const { typedWrong } = await office.officeInterest();
  expect(typedWrong[0]).toMatchObject({ times: 3, family: { path: expect.stringMatching(/^\/family\//) } });
  expect(typedWrong[0]?.cells?.filter(({ state }) => state === 'wrong')).toMatchObject([{ text: '5F' }]);
  expect(typedWrong[0]?.fits).toMatch(/^TD-3/);
  expect(typedWrong[1]).toEqual({ written: 'GONE-1', times: 1, family: null, cells: null, fits: null });
});
test('families are summed over their tabs, documents have their names, and what is gone is left out', async () => {
  const [family] = snapshot().content.families;
  const [document] = snapshot().content.documents;
  const path = `/family/${family?.slug}`;
  await recordMeasurements(database, '2026-11-20', [
    { path, name: 'page_view' },
    { path: `${path}?tab=documents`, name: 'page_view' },
    { path: '/family/:slug', name: 'page_view' },
    { path: '/home', name: 'page_view' },
    { path, name: 'custom_link_copied' },
    { path, name: 'doc_clicked', label: String(document?.docNumber) },
  ]);
  await recordMeasurements(database, '2026-11-23', [{ path: `${path}?tab=documents`, name: 'page_view' }]);
  await recordMeasurements(database, '2026-10-25', [{ path, name: 'page_view' }]);
  await recordMeasurements(database, '2026-10-24', [{ path, name: 'page_view' }]);
  const { opened, configured, documents } = await office.officeInterest();
  const none = (length: number) => Array.from({ length }, () => 0);
  expect(opened).toMatchObject([{ path, times: 4, days: [1, ...none(25), 2, 0, 0, 1] }]);
  expect(configured).toMatchObject([{ path, times: 1, days: [...none(26), 1, 0, 0, 0] }]);
  expect(documents).toEqual([{ name: document?.name, times: 1, days: [...none(26), 1, 0, 0, 0] }]);
});
test('a maker is told the first steps that are not done', async () => {
  const steps = await office.officeBeginnings();
  const left = steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
  expect(left).toEqual(['mail', 'second-admin']);
});
test('a question that pages show and nobody opened in thirty days is told, once visitors are counted', async () => {
  const shown = snapshot().content.faqs.filter(({ isLive, isSupport }) => isLive && isSupport);
  const [opened, openedLongAgo] = shown.map(({ id }) => String(id));
  const unopened = async (on: TestDatabase) => {
    const services = {
      snapshot,
      database: on,
      publicUrl: 'https://maker.example',
      checksLinks: false,
      missing: missingFiles({ hasFile: async () => true, log }),
      clock: () => now,
    };
    return (await officeChecks(services).officeChecks()).questionsUnopened;
  };
  const nobodyCame = await openTestDatabase();
  expect(await unopened(nobodyCame)).toBeNull();
  await nobodyCame.close();
  const path = '/faq';
  await recordMeasurements(database, '2026-10-25', [
    { path, name: 'page_view' },
    { path, name: 'question_opened', label: String(opened) },
  ]);
  await recordMeasurements(database, '2026-10-24', [{ path, name: 'question_opened', label: String(openedLongAgo) }]);
  const told = await unopened(database);
  expect(told?.days).toBe(30);
  const ids = told?.rows.map(({ id }) => String(id));
  expect(ids).not.toContain(opened);
  expect(ids).toContain(openedLongAgo);
});
test('checks name the rows they are about, and what families lack', async () => {
  const inForce = snapshot();
  const [first, ...others] = inForce.content.families.filter(({ isLive, isObsolete }) => isLive && !isObsolete);
  if (first === undefined) throw new Error('The demo has families.');
  const bare = { ...first, documentIds: [], media: [], configurator: null };
  const products = inForce.content.products.filter(({ familyId }) => familyId !== first.id);
  const content = { ...inForce.content, families: [bare, ...others], products };
  const pictured = others.find(({ media }) => media.length > 0);
  const picture = pictured?.media[0]?.uri;
  const checks = await officeChecks({
    snapshot: () => ({ ...inForce, content }),
    database,
    publicUrl: 'https://maker.example',
    checksLinks: false,
    missing: missingFiles({ hasFile: async (path) => path !== picture, log }),
  }).officeChecks();
  expect(checks.silentLinks).toBe(null);
  const { id, name } = first;
  expect(checks.families.withoutDocument).toContainEqual({ id, name });
  expect(checks.families.withoutPicture).toContainEqual({ id, name });
  expect(checks.families.withoutPrice).toContainEqual({ id, name });
  expect(checks.findings).toContainEqual(
    expect.objectContaining({
      code: 'missing-file',
      id: pictured?.id,
      name: pictured?.name,
      path: ['media', 0, 'uri'],
    }),
  );
  for (const { name: named, severity } of checks.findings) {
    expect(named).not.toBe('');
    expect(severity).toBe('warning');
  }
});

import { settingsFrom } from '@millrace/contract';
import { addApplication, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NO_BRAND } from '../pdf/paper-brand.ts';
import { lanes } from '../work/lanes.ts';
import { openWork } from '../work/work.ts';
import { copyAttachment } from './copy-attachment.ts';

const COPIES = 6;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const settings = () => settingsFrom([]);
const brand = async () => NO_BRAND;

test('copies of many applications are made so many at once, and a visitor’s document comes between them', async () => {
  const work = openWork();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const make = (what: string) => () =>
    new Promise<Buffer>((resolve) => {
      begun.push(what);
      ends.push(() => resolve(Buffer.from(what)));
    });
  const { attach } = copyAttachment({ database, settings, brand, documents: { make: make('a copy') }, work });
  const applicationId = await addApplication(database.queries);
  const mail = { applicationId, position: '', name: '', hasResume: false };
  const copies = Array.from({ length: COPIES }, () => attach(mail));
  await expect.poll(() => begun).toHaveLength(lanes.documents.atOnce);
  const visitor = work.admit({ ip: '192.0.2.1', signal: new AbortController().signal });
  const list = work.run('documents', visitor, make('a list'));
  for (let count = 0; count <= COPIES; count += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    expect(begun.length - count).toBeLessThanOrEqual(lanes.documents.atOnce);
    ends.shift()?.();
  }
  await Promise.all([list, ...copies]);
  expect(begun.indexOf('a list')).toBeLessThanOrEqual(lanes.documents.atOnce + 1);
  expect(begun).toHaveLength(COPIES + 1);
});

test('an application that was deleted since has no copy', async () => {
  const make = vi.fn();
  const { attach } = copyAttachment({ database, settings, brand, documents: { make }, work: openWork() });
  const applicationId = 'f0000000-0000-4000-8000-000000000000';
  expect(await attach({ applicationId, position: '', name: '', hasResume: false })).toEqual([]);
  expect(make).not.toHaveBeenCalled();
});

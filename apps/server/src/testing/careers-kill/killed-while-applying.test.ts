import { resolve } from 'node:path';
import { expect, inject } from 'vitest';
import { killRun } from './kill-run.ts';
import { testOnBothDatabases } from './killed-on-both-databases.ts';

const [APPLICATIONS, KILLS] = [24, 2];
const script = resolve(import.meta.dirname, 'serve-plain.ts');

async function expectNothingLost(databaseUrl?: string): Promise<void> {
  const seed = inject('testSeed');
  const found = await killRun({ applications: APPLICATIONS, kills: KILLS, seed, databaseUrl, script });
  expect({ seed, faults: found.faults }).toEqual({ seed, faults: [] });
  expect(found).toMatchObject({ sent: APPLICATIONS, kills: KILLS + 1, lost: 0, doubled: 0 });
  expect(found.acknowledged + found.abandoned).toBe(APPLICATIONS);
  expect(found.stored).toBeGreaterThanOrEqual(found.acknowledged);
  expect(found.whole).toBe(found.stored);
  expect(found.files).toBeGreaterThan(0);
  // Else no kill came at a bad moment, and nothing is proved.
  expect(found.unanswered).toBeGreaterThan(0);
}

const rule = 'no acknowledged application is lost, halved or doubled by kill -9, and no other is half stored';
testOnBothDatabases(rule, expectNothingLost);

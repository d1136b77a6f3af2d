import { resolve } from 'node:path';
import { expect, inject } from 'vitest';
import { testOnBothDatabases } from '../careers-kill/killed-on-both-databases.ts';
import { killRun } from './kill-run.ts';

const [EDITS, PUBLISHES, UPLOADS, KILLS] = [24, 4, 6, 2];
const script = resolve(import.meta.dirname, '../careers-kill/serve-plain.ts');

async function expectNothingLost(databaseUrl?: string): Promise<void> {
  const seed = inject('testSeed');
  const given = { edits: EDITS, publishes: PUBLISHES, uploads: UPLOADS, kills: KILLS, seed, databaseUrl, script };
  const { faults, ...found } = await killRun(given);
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(found).toMatchObject({
    acknowledged: EDITS,
    published: PUBLISHES,
    placed: UPLOADS,
    kills: KILLS + 1,
    lost: 0,
  });
  // Else no kill came at a bad moment, and nothing is proved.
  expect(found.unanswered).toBeGreaterThan(0);
}

const rule = 'no acknowledged change or file of a draft is lost by kill -9, and each publication is whole, once';
testOnBothDatabases(rule, expectNothingLost);

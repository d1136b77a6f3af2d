import { expect, test } from 'vitest';
import { type Check, type Finding, StartRefused, selfCheck } from './self-check.ts';

const check = (what: string, found: Finding): Check => ({ what, find: async () => found });

test('a sound start has facts and no fault', async () => {
  expect(await selfCheck([check('clock', { found: 'noon' }), check('database', { found: 'PostgreSQL 18' })])).toEqual({
    facts: { clock: 'noon', database: 'PostgreSQL 18' },
    faults: [],
  });
});
test('all faults are named at once', async () => {
  const { faults } = await selfCheck([
    check('clock', { found: 'noon', fault: 'it is late.' }),
    check('storage', { found: 'disk', fault: 'it is full.' }),
  ]);
  expect(faults).toEqual(['clock: it is late.', 'storage: it is full.']);
});
test('a check that fails is a fault itself, and the others go on', async () => {
  const failing = { what: 'storage', find: () => Promise.reject(new Error('no route to host')) };
  const { facts, faults } = await selfCheck([failing, check('clock', { found: 'noon' })]);
  expect(faults).toEqual(['storage: this could not be looked at: no route to host']);
  expect(facts).toEqual({ storage: 'not known', clock: 'noon' });
});
test('one fatal fault refuses the start, and its words name all', async () => {
  const refused = selfCheck([
    check('clock', { found: 'noon', fault: 'it is late.' }),
    check('migrations', { found: '1 unknown', fault: 'a newer release was here.', isFatal: true }),
  ]);
  await expect(refused).rejects.toThrow(StartRefused);
  await expect(refused).rejects.toThrow(/clock: it is late\.\n {2}migrations: a newer release was here\./);
});

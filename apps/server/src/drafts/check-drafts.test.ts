import { setTimeout as pause } from 'node:timers/promises';
import { beginDraft } from '@millrace/database';
import { openTestDatabase } from '@millrace/database/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '../testing/open-test-app.ts';
import { demo } from '../testing/test-content.ts';
import { draftChecker } from './check-drafts.ts';

/** Several times what a check that makes room waits before it looks again. */
const LOOKS_MS = 200;
const PATIENT = { timeout: 60_000 };

test('a check that runs when a paste begins is given up, and made after the paste', async () => {
  const database = await openTestDatabase();
  // A publication is let go first, so the check stands still and looks again and again.
  const isCompiling = vi.fn(() => true);
  const holder = { current: demo.snapshot, isCompiling, onTaken: () => {} };
  const error = vi.spyOn(silentLog, 'error');
  const missing = { known: () => ({ missing: [], isLooking: false }) };
  const checker = draftChecker({ database, holder, log: silentLog, hasFile: async () => true, missing });
  onTestFinished(async () => {
    await checker.stop();
    await database.close();
  });
  const { id } = await beginDraft(database.queries, { name: 'Pasted', note: '', begunBy: null, baseRevision: 1 });
  void checker.latest(id);
  await vi.waitFor(() => expect(isCompiling.mock.calls.length).toBeGreaterThan(2), PATIENT);

  checker.hold(id, true);
  await vi.waitFor(async () => {
    const looks = isCompiling.mock.calls.length;
    await pause(LOOKS_MS);
    expect(isCompiling).toHaveBeenCalledTimes(looks);
  }, PATIENT);
  isCompiling.mockReturnValue(false);
  expect(await checker.latest(id)).toMatchObject({ checked: null, isChecking: true });

  checker.hold(id, false);
  await expect.poll(() => checker.latest(id), PATIENT).toMatchObject({ isChecking: false });
  expect(error).not.toHaveBeenCalled();
});

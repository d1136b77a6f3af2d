// @vitest-environment jsdom
import { request } from '@millrace/contract';
import { OFFICE_UNATTENDED_HEADER, officeCalls } from '@millrace/contract/office';
import { afterEach, expect, test, vi } from 'vitest';
import { noteActs } from './attendance.ts';
import { officeTransport } from './office-transport.ts';

/** Calls of a page, each with whether it said that nobody is there. `fails`: they do not get through. */
function calls() {
  const said: boolean[] = [];
  const state = { fails: false };
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    said.push(OFFICE_UNATTENDED_HEADER in headers);
    return state.fails ? Promise.reject(new TypeError('No connection.')) : Promise.resolve(Response.json({}));
  });
  const call = () => request(officeTransport, officeCalls.officeDrafts, {});
  return { said, state, call };
}

afterEach(() => vi.unstubAllGlobals());

test('to open the page is to be there', async () => {
  vi.resetModules();
  const opened = await import('./attendance.ts');
  expect([opened.attendance(), opened.attendance()]).toEqual([{}, { [OFFICE_UNATTENDED_HEADER]: '1' }]);
});

test('calls say that nobody did anything since the one before', async () => {
  const { said, state, call } = calls();
  const end = noteActs();
  dispatchEvent(new Event('keydown'));
  await call();
  await call();
  for (const act of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
    dispatchEvent(new Event(act));
    await call();
    await call();
  }
  expect(said).toEqual([false, true, false, true, false, true, false, true, false, true]);
  said.length = 0;
  dispatchEvent(new Event('keydown'));
  state.fails = true;
  await expect(call()).rejects.toThrow('No connection.');
  state.fails = false;
  await call();
  await call();
  expect(said).toEqual([false, false, true]);
  end();
  dispatchEvent(new Event('keydown'));
  await call();
  expect(said.at(-1)).toBe(true);
});

test('who reads in a frame of the page is there', async () => {
  const { said, call } = calls();
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentWindow ?? expect.unreachable();
  const end = noteActs(inside);
  await call();
  await call();
  inside.dispatchEvent(new Event('wheel'));
  await call();
  end();
  inside.dispatchEvent(new Event('wheel'));
  await call();
  expect(said.slice(1)).toEqual([true, false, true]);
  frame.remove();
});

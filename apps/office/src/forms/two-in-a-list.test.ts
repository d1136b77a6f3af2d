import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT, queueOf, type Row, serverOf } from '../draft/testing/queue-with-server.ts';
import { carriedOver } from './use-seen-value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (cord: string, float: string): Row => ({
  specs: [
    { id: 'c', title: cord },
    { id: 'f', title: float },
  ],
});

const KIND = 'families';
type Place = 0 | 1;
interface Titled {
  specs: { id: string; title: string }[];
}
const titleAt = (row: Row, place: Place): string => (row as unknown as Titled).specs[place]?.title ?? '';
const withTitle = (row: Row, place: Place, title: string): Row =>
  place === 0 ? named(title, titleAt(row, 1)) : named(titleAt(row, 0), title);

/** The field that the cursor is in: what was made of its list, and what was seen there at the first key. */
interface Held {
  place: Place;
  version: string;
  value: unknown;
  saw: string;
}

const places = fc.constantFrom<Place>(0, 1);
const steps = fc.array(
  fc.oneof(
    // `isOn`: the cursor has stayed in the field since the last key.
    { weight: 3, arbitrary: fc.record({ is: fc.constant('mine' as const), place: places, isOn: fc.boolean() }) },
    fc.record({ is: fc.constant('theirs' as const), place: places }),
    fc.record({ is: fc.constant('heard' as const) }),
    { weight: 2, arbitrary: fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(10, 300, 420, 1500) }) },
    fc.record({ is: fc.constant('cut' as const), when: fc.constantFrom('before' as const, 'after' as const) }),
  ),
  { maxLength: 40, size: 'max' },
);

test('of two people in one list, with connections cut at random, neither loses a value that the other has not seen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const server = serverOf(named('Cord', 'Float'));
      const { queue, seen } = queueOf(server);
      const mine = new Map<Place, string>();
      const theirs = new Map<Place, string>();
      const cursor: { held: Held | null } = { held: null };
      const type = (place: Place, title: string): void => {
        const { held } = cursor;
        const shown: Row = { ...seen.row, ...queue.typed(DRAFT, KIND, 1) };
        const typed = withTitle(shown, place, title)['specs'];
        const version = held?.version ?? queue.seenIn(DRAFT, { kind: KIND, id: 1, version: seen.version }, 'specs');
        const value =
          held === null ? typed : carriedOver(KIND, 'specs', { base: shown['specs'], mine: typed, theirs: held.value });
        const saw = held?.saw ?? titleAt(shown, place);
        cursor.held = { place, version, value, saw };
        if (saw === theirs.get(place)) theirs.delete(place);
        queue.type(DRAFT, { kind: KIND, id: 1, version, fields: { specs: value } }, 'me');
        mine.set(place, title);
      };
      for (const [at, one] of some.entries()) {
        if (one.is === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
        else if (one.is === 'cut') server.cuts.push(one.when);
        else if (one.is === 'heard') Object.assign(seen, { version: server.version(), row: server.row() });
        else if (one.is === 'theirs') {
          // The other sees the newest values: what they write over, they have seen.
          const row = server.row();
          if (titleAt(row, one.place) === mine.get(one.place)) mine.delete(one.place);
          server.put({
            kind: KIND,
            id: 1,
            version: server.version(),
            fields: withTitle(row, one.place, `their ${at}`),
          });
          theirs.set(one.place, `their ${at}`);
        } else {
          if (!one.isOn || cursor.held?.place !== one.place) cursor.held = null;
          type(one.place, `my ${at}`);
        }
      }
      await vi.advanceTimersByTimeAsync(600_000);
      const asked = JSON.stringify(queue.state().conflicts.map((conflict) => conflict.mine));
      for (const [place, title] of mine)
        expect(titleAt(server.row(), place) === title || asked.includes(title)).toBe(true);
      for (const [place, title] of theirs) expect(titleAt(server.row(), place)).toBe(title);
      queue.stop();
    }),
    { numRuns: 300 },
  );
});

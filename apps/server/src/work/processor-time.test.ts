import { expect, test } from 'vitest';
import { processorTime } from './processor-time.ts';

function opened(perMinuteMs = 6_000) {
  const now = { ms: 0 };
  return { now, time: processorTime(perMinuteMs, () => now.ms) };
}

test('a network may work until its minute is used up, and is told how long it then waits', () => {
  const { time } = opened();
  expect(time.againAfter('a')).toBe(0);
  time.spend('a', 6_000);
  expect(time.againAfter('a')).toBe(0);
  time.spend('a', 100);
  expect(time.againAfter('a')).toBe(1);
  time.spend('a', 300);
  expect(time.againAfter('a')).toBe(4);
});
test.each([
  [6_001, 1],
  [6_100, 1],
  [6_101, 2],
  [16_000, 100],
  [16_000.1, 101],
])('after %i ms of 6000 a minute it waits %i seconds', (ms, seconds) => {
  const { time } = opened();
  time.spend('a', ms);
  expect(time.againAfter('a')).toBe(seconds);
});
test('what was used comes back with time, and no more than that', () => {
  const { time, now } = opened();
  time.spend('a', 6_400);
  now.ms = 3_999;
  expect(time.againAfter('a')).toBe(1);
  now.ms = 4_000;
  expect(time.againAfter('a')).toBe(0);
  now.ms = 1_000_000;
  time.spend('a', 6_000);
  expect(time.againAfter('a')).toBe(0);
  time.spend('a', 1);
  expect(time.againAfter('a')).toBe(1);
});
test('one network does not pay for another', () => {
  const { time } = opened();
  time.spend('a', 60_000);
  expect(time.againAfter('b')).toBe(0);
});
test('so many networks are remembered, and of more the one that was idle longest is forgotten', () => {
  const { time } = opened();
  time.spend('idle', 60_000);
  time.spend('busy', 60_000);
  for (let nth = 0; nth < 19_998; nth += 1) time.spend(`other ${nth}`, 1);
  expect(time.againAfter('idle')).toBeGreaterThan(0);
  time.spend('busy', 1);
  time.spend('one more', 1);
  expect(time.againAfter('idle')).toBe(0);
  expect(time.againAfter('busy')).toBeGreaterThan(0);
});

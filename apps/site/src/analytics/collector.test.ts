import { commands } from '@millrace/contract';
import { expect, test, vi } from 'vitest';
import { BATCH, collector } from './collector.ts';

const view = { path: '/home', name: 'page_view' };

function watched() {
  const sent: number[] = [];
  const waits = new Set<() => void>();
  const provider = collector({
    deliver: (body) => sent.push(JSON.parse(body).events.length),
    later: (flush) => {
      const wait = () => flush();
      waits.add(wait);
      return () => waits.delete(wait);
    },
  });
  return { sent, provider, waits, elapse: () => [...waits].map((flush) => flush()) };
}

test('measurements wait and go together', () => {
  const { sent, provider, elapse } = watched();
  provider.take(view);
  provider.take(view);
  expect(sent).toEqual([]);
  elapse();
  expect(sent).toEqual([2]);
});
test('a full batch goes at once, and the next one has its whole time to fill', () => {
  const { sent, provider, waits } = watched();
  for (let count = 0; count <= BATCH; count += 1) provider.take(view);
  expect(sent).toEqual([BATCH]);
  expect(waits.size).toBe(1);
});
test('what waits goes with the page, once', () => {
  const { sent, provider, elapse } = watched();
  provider.take(view);
  provider.flush();
  provider.flush();
  elapse();
  expect(sent).toEqual([1]);
});
test('what waits is forgotten when consent is taken back', () => {
  const { sent, provider, elapse } = watched();
  provider.take(view);
  provider.stop();
  provider.flush();
  elapse();
  expect(sent).toEqual([]);
});
test('a measurement waits four seconds for others, and is told to the server of the site', () => {
  vi.useFakeTimers();
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  const provider = collector();
  provider.take(view);
  vi.advanceTimersByTime(3999);
  provider.take(view);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sendBeacon.mock.calls).toEqual([
    [`/api${commands.measurements.path}`, JSON.stringify({ events: [view, view] })],
  ]);
  provider.take(view);
  provider.stop();
  vi.advanceTimersByTime(10_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { keptOpen } from './kept-open.ts';

const close = vi.fn<(one: string) => Promise<void>>();
const onFault = vi.fn<(error: unknown) => void>();
const open = vi.fn<() => Promise<string>>();
beforeEach(() => {
  vi.resetAllMocks();
  close.mockResolvedValue();
  let nth = 0;
  open.mockImplementation(async () => `opened ${++nth}`);
});
const two = () => keptOpen<string>({ most: 2, close, onFault });

test('one is opened once, also for two who ask at the same time', async () => {
  const kept = two();
  expect(await Promise.all([kept.get('a', open), kept.get('a', open)])).toEqual(['opened 1', 'opened 1']);
  expect(await kept.get('a', open)).toBe('opened 1');
  expect(open).toHaveBeenCalledOnce();
});

test('the one asked for longest ago is closed, and opened anew when it is asked for', async () => {
  const kept = two();
  for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, open);
  expect(close.mock.calls).toEqual([['opened 2']]);
  expect([await kept.get('a', open), await kept.get('b', open)]).toEqual(['opened 1', 'opened 4']);
});

test('one that does not open is told to all who wait for it, and the next opens it', async () => {
  const kept = two();
  open.mockRejectedValueOnce(new Error('no room'));
  const asked = await Promise.allSettled([kept.get('a', open), kept.get('a', open)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept.get('a', open)).toBe('opened 1');
});

test('one that does not open, and is let go before it fails, leaves the one that was opened after it', async () => {
  const kept = two();
  const late = Promise.withResolvers<string>();
  const asked = kept.get('a', () => late.promise);
  for (const key of ['b', 'c', 'a']) await kept.get(key, open);
  late.reject(new Error('no room'));
  await expect(asked).rejects.toThrow('no room');
  expect(await kept.get('a', open)).toBe('opened 3');
  expect(onFault).not.toHaveBeenCalled();
});

test('one that cannot be closed is told of, and holds up neither who asks nor the others', async () => {
  const kept = two();
  const fault = new Error('it hangs');
  close.mockRejectedValueOnce(fault);
  for (const key of ['a', 'b', 'c']) await kept.get(key, open);
  await kept.closeAll();
  expect(onFault.mock.calls).toEqual([[fault]]);
  expect(close.mock.calls).toEqual([['opened 1'], ['opened 2'], ['opened 3']]);
});

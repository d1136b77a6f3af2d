// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { tellConfirmed, useConfirmed } from './provider-confirmed.ts';

/** Windows of one browser: what one posts, the others of its name hear at once. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  readonly name: string;
  onmessage?: () => void;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(): void {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.();
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}
beforeEach(() => {
  FakeChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

test('a window hears that another has shown the factor at the provider, until it is left', () => {
  const hear = vi.fn();
  const { again, leave } = drawHook(() => useConfirmed(hear));
  tellConfirmed();
  again();
  expect([hear.mock.calls.length, FakeChannel.open.size]).toEqual([1, 1]);
  leave();
  tellConfirmed();
  expect([hear.mock.calls.length, FakeChannel.open.size]).toEqual([1, 0]);
});

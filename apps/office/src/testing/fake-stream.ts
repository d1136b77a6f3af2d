import { act } from 'react';
import { vi } from 'vitest';

/** A stream of events that the office listens to: the test says what comes. */
export class FakeStream {
  readonly address: string;
  isClosed = false;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
  }
  close(): void {
    this.isClosed = true;
  }
  say(event: object): void {
    act(() => this.onmessage?.({ data: JSON.stringify(event) }));
  }
}

/** Takes the streams that are opened until the test ends. Returns them in their order. */
export function takeStreams(): FakeStream[] {
  const opened: FakeStream[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends FakeStream {
      constructor(address: string) {
        super(address);
        opened.push(this);
      }
    },
  );
  return opened;
}

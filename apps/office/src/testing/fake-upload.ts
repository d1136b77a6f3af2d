import { vi } from 'vitest';

/** A browser's request that sends a file: the test says what becomes of it. */
export class FakeUpload {
  opened: readonly unknown[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  responseType = '';
  status = 0;
  response: unknown = null;
  sent = new FormData();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(...given: unknown[]): void {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(sent: FormData): void {
    this.sent = sent;
  }
  abort(): void {
    this.onabort?.();
  }
  /** The words that were sent with the file. */
  get data(): unknown {
    return JSON.parse(String(this.sent.get('data')));
  }
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

/** Takes the uploads of the office until the test ends; `taken` is called with each that is sent. Returns them in their order. */
export function takeUploads(taken: (upload: FakeUpload) => void = () => {}): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      override send(sent: FormData): void {
        super.send(sent);
        uploads.push(this);
        taken(this);
      }
    },
  );
  return uploads;
}

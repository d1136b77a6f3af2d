/** The input of a parser in a thread, which calls `hasBegun` first. */
export interface InThread<Content> {
  content: Content;
  /** 1 as soon as the parser has begun. */
  begun: SharedArrayBuffer;
}

/** Tells who waits that the thread is there, its module loaded, and the file's own time runs. */
export function hasBegun({ begun }: Pick<InThread<unknown>, 'begun'>): void {
  const flag = new Int32Array(begun);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

const WRITE_EVERY_MS = 60_000;

/** Writes what was counted in memory each minute. Returns a function that stops it, after a last time. */
export function eachMinute(write: () => Promise<void>): () => Promise<void> {
  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}

/** Work that can pause at each `yield`, so that its caller can do something else in between. */
export type Pausable<Result> = Generator<undefined, Result, undefined>;

/** Results one after the other; `undefined` is a pause. */
export type Pausing<Result extends object> = Iterable<Result | undefined>;

/** Does the work without a pause. */
export function finish<Result>(work: Pausable<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Returns all results together, and passes the pauses on. */
export function* collect<Result extends object>(results: Pausing<Result>): Pausable<Result[]> {
  const all: Result[] = [];
  for (const result of results) {
    if (result === undefined) yield;
    else all.push(result);
  }
  return all;
}

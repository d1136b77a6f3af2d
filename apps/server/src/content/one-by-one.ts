/** A queue of works, each begun when the one before has ended, well or not. */
export type OneByOne = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function oneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

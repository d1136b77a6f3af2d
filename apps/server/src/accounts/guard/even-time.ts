/** Longer than any of these answers takes on a machine that is not overrun. */
export const EVEN_TIME_MS = 600;

/** Answers or refuses after the same time, whatever the work found: how long it takes says nothing of whom it knows. */
export async function evenTime<Result>(atLeastMs: number, work: () => Promise<Result>): Promise<Result> {
  const least = new Promise((resolve) => setTimeout(resolve, atLeastMs));
  const [done] = await Promise.allSettled([work(), least]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

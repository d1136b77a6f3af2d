/** Longer than any of these responses takes on a machine that is not overloaded. */
export const EVEN_TIME_MS = 600;

/** Returns or throws after the same time, whatever the work found, so that the time does not reveal whether an address is known. */
export async function evenTime<Result>(atLeastMs: number, work: () => Promise<Result>): Promise<Result> {
  const least = new Promise((resolve) => setTimeout(resolve, atLeastMs));
  const [done] = await Promise.allSettled([work(), least]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

const FIRST_AFTER_MS = 2000;
const AGAIN_AFTER_MS = 10_000;

/** Prints the activity after two seconds, and then at growing intervals. */
export async function showProgress<T>(what: string, work: Promise<T>): Promise<T> {
  const began = performance.now();
  let timer = setTimeout(tell, FIRST_AFTER_MS);
  function tell(): void {
    const taken = performance.now() - began;
    console.log(`${what}, ${Math.round(taken / 1000)} s …`);
    timer = setTimeout(tell, Math.max(AGAIN_AFTER_MS, taken));
  }
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

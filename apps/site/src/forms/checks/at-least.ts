/** Shorter, what covers the window would only flash; and the second click of a double click comes within it. */
const LEAST_MS = 500;

/** The answer to a submit, no sooner than a person can see that it was sent; a failure comes at once. */
export async function atLeast<Answer>(answer: Promise<Answer>, ms: number = LEAST_MS): Promise<Answer> {
  const [answered] = await Promise.all([answer, new Promise((seen) => setTimeout(seen, ms))]);
  return answered;
}

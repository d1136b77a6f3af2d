/** One entry of a dropdown. */
export interface Choice {
  value: string;
  words: string;
}

/**
 * The choices of a dropdown, and the chosen one. An address may use any case. A value that is not among the known ones
 * is offered too, so that the dropdown never hides a filter.
 */
export function choices(any: string, known: readonly string[], wanted: string): { options: Choice[]; value: string } {
  const value = known.find((one) => one.toLowerCase() === wanted.toLowerCase()) ?? wanted;
  const all = value === '' || known.includes(value) ? known : [...known, value];
  return { options: [{ value: '', words: any }, ...all.map((one) => ({ value: one, words: one }))], value };
}

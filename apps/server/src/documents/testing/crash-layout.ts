/** A layout that ends its thread, for tests: on its own, or by taking more memory than a thread may have. */
export async function makeDocument(how: 'exit' | 'memory'): Promise<Uint8Array> {
  if (how === 'exit') process.exit(3);
  const taken: string[][] = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, (_, nth) => `${taken.length} ${nth}`));
}

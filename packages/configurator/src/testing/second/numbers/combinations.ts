/** One of each, in every way there is. */
export function* combinations<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (first === undefined) yield [];
  else for (const one of first) for (const others of combinations(rest)) yield [one, ...others];
}

/** The same things in every order. */
export function* orders<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [at, first] of things.entries())
    for (const rest of orders(things.toSpliced(at, 1))) yield [first, ...rest];
}

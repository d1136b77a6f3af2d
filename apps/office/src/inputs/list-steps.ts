/** The list with one element at another place; the same list where there is no such place. */
export function moved<Element>(list: readonly Element[], from: number, to: number): readonly Element[] {
  const element = list[from];
  if (element === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, element);
}

/** The place to which a key moves an element: one up with Alt ↑, one down with Alt ↓; null: the key does not move. */
export function placeAfterKey({ key, altKey }: { key: string; altKey: boolean }, place: number): number | null {
  if (!altKey) return null;
  if (key === 'ArrowUp') return place - 1;
  return key === 'ArrowDown' ? place + 1 : null;
}

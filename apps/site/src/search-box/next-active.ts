const NONE = -1;

/** Returns the option of so many that the arrow keys lead to, from the input (-1) and around; null for other keys. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : NONE;
  if (key === 'ArrowUp') return active === NONE ? count - 1 : active - 1;
  return null;
}

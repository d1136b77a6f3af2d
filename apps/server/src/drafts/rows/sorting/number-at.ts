/** The number at a place; 0 beyond the last. */
export const numberAt = (numbers: ArrayLike<number>, nth: number): number => numbers[nth] ?? 0;

/** Whether two lists hold the very same items in the same order. */
export const hasSameItems = (items: readonly unknown[], others: readonly unknown[]): boolean =>
  items === others || (items.length === others.length && items.every((item, nth) => item === others[nth]));

/** Whether a price has no parts of a cent. */
export const isWholeCents = (price: number): boolean => Number(price.toFixed(2)) === price;

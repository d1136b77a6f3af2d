/** The quantity that a text says; null where it says no whole number of at least 1. */
export function quantityIn(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 ? number : null;
}

/** Whether a text that is left stands for none: the quantity becomes 1. A broken number above 1 changes nothing. */
export const isNoQuantity = (text: string): boolean => text.trim() === '' || !(Number(text) >= 1);

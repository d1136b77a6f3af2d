/** Id of a row of the list, for the input that points at it. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

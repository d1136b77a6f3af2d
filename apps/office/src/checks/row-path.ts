/** Returns the address of the form of a row. */
export const rowPath = (kind: string, id: number): string => `/office/rows/${kind}/${id}`;

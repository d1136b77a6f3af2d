/** Elements of a list as the public sees them: their ids are staff's. */
export const withoutIds = <Element extends { id?: string }>(elements: readonly Element[]): Omit<Element, 'id'>[] =>
  elements.map(({ id: _, ...shown }) => shown);

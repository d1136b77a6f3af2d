/** The visitor's request in the fields of a page whose address follows them. */
export interface Asked<Value> {
  value: Value;
  /** The address the page was last shown for. */
  from: string;
  /** The address that was gone to for the value, until the page is shown for it. */
  sent: string | null;
}

/**
 * The page is shown for an address. At an address that the fields asked for, they stay, because the visitor may have
 * gone on typing meanwhile; any other address, by a link or by Back, sets them.
 */
export const arriveAt = <Value>(asked: Asked<Value>, address: string, value: Value): Asked<Value> => ({
  value: address === asked.sent ? asked.value : value,
  from: address,
  sent: null,
});

/** The address for the value; null when the page is there, or on its way. */
export const wayFrom = <Value>(
  { value, from, sent }: Asked<Value>,
  addressOf: (value: Value) => string,
): string | null => {
  const to = addressOf(value);
  return to === (sent ?? from) ? null : to;
};

/** What a visitor has asked for in the fields of a page whose address follows them. */
export interface Asked<Value> {
  value: Value;
  /** The address the page was last shown for. */
  from: string;
  /** The address that was gone to for the value, until the page is shown for it. */
  sent: string | null;
}

/**
 * The page is shown for an address. At the one it asked for itself the fields stay, as the visitor may have gone on typing while
 * the answer was on its way; any other, by a link or by Back, says what stands in them.
 */
export const arriveAt = <Value>(asked: Asked<Value>, address: string, value: Value): Asked<Value> => ({
  value: address === asked.sent ? asked.value : value,
  from: address,
  sent: null,
});

/** Where to go for the value; null when the page is there, or on its way. */
export const wayFrom = <Value>(
  { value, from, sent }: Asked<Value>,
  addressOf: (value: Value) => string,
): string | null => {
  const to = addressOf(value);
  return to === (sent ?? from) ? null : to;
};

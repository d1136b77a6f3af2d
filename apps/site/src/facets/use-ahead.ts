import { useState } from 'react';

/** The value as it was last asked for, while the page is on its way; that of the page once it has another. */
export function useAhead<Value>(ofPage: Value): [Value, (value: Value) => void] {
  const [asked, setAsked] = useState(ofPage);
  const [shown, setShown] = useState(ofPage);
  if (shown !== ofPage) {
    setShown(ofPage);
    setAsked(ofPage);
  }
  return [asked, setAsked];
}

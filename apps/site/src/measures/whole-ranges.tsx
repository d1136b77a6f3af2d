import type { ReactNode } from 'react';

/** Digits from one to another, with the unit after them. A browser may break a line after the dash. */
const RANGE = /(\d(?:[\d.,/]*\d)?–\d(?:[\d.,/]*\d)?(?: [\p{L}°%"]{1,4}(?![\p{L}]))?)/u;

/** A text in which a range such as `575–600 V` stays on one line. */
export const WholeRanges = ({ text }: { text: string }): ReactNode =>
  text.split(RANGE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place.
      <span key={at} className="whole-range">
        {part}
      </span>
    ),
  );

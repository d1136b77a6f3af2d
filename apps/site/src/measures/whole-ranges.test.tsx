import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeRanges } from './whole-ranges.tsx';

test.each([
  ['208–240, 480, 575–600 V', '[208–240], 480, [575–600 V]'],
  ['0.63–1.0 A per pump', '[0.63–1.0 A] per pump'],
  ['32–180 °F or 5–10 metres', '[32–180 °F] or [5–10] metres'],
  ['6.3 to 63 A', '6.3 to 63 A'],
  ['NEMA 4X', 'NEMA 4X'],
  ['', ''],
])('in “%s” the ranges stay whole', (text, wanted) => {
  const shown = renderToStaticMarkup(<WholeRanges text={text} />);
  expect(shown.replaceAll('<span class="whole-range">', '[').replaceAll('</span>', ']')).toBe(wanted);
});

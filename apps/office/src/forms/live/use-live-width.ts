import { useState } from 'react';
import { type LiveWidth, liveWidths } from './live-page.tsx';

const KEY = 'office-page-beside';
const NONE = 'none';
/** From this width on, form and page stand beside each other (`forms.css`). */
const BOTH_FROM_PX = 1280;

/** The width of the page that is shown beside a form, remembered by the browser; null: none is shown. */
export function useLiveWidth(): [LiveWidth | null, (width: LiveWidth | null) => void] {
  const [width, setWidth] = useState(atFirst);
  return [
    width,
    (next) => {
      localStorage.setItem(KEY, next === null ? NONE : String(next));
      setWidth(next);
    },
  ];
}

/** Until somebody chooses, a page for telephones, where there is room for both. */
function atFirst(): LiveWidth | null {
  const chosen = localStorage.getItem(KEY);
  if (chosen === null) return innerWidth >= BOTH_FROM_PX ? 390 : null;
  return liveWidths.find((one) => String(one) === chosen) ?? null;
}

import { useState } from 'react';
import { type LiveWidth, liveWidths } from './live-page.tsx';

const KEY = 'office-page-beside';

/** The width of the page that is shown beside a form, remembered by the browser; null: none is shown. */
export function useLiveWidth(): [LiveWidth | null, (width: LiveWidth | null) => void] {
  const [width, setWidth] = useState(() => liveWidths.find((one) => String(one) === localStorage.getItem(KEY)) ?? null);
  return [
    width,
    (next) => {
      if (next === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, String(next));
      setWidth(next);
    },
  ];
}

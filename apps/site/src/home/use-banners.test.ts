import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useBanners } from './use-banners.ts';

function Banners({ count }: { count: number }): ReactNode {
  const { isPlaying, isLive, selected } = useBanners({ count, isHeld: false });
  return JSON.stringify({ isPlaying, isLive, selected });
}

test.each([
  [0, false],
  [1, false],
  [2, true],
  [5, true],
])(
  'as the server draws them, %i banners move by themselves: %s; the first is shown, and scrolled by hand',
  (count, isPlaying) => {
    const drawn = renderToStaticMarkup(createElement(Banners, { count })).replaceAll('&quot;', '"');
    expect(JSON.parse(drawn)).toEqual({ isPlaying, isLive: false, selected: 0 });
  },
);

// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { PaneBoundary } from './pane-boundary.tsx';

function Prices({ of }: { of: { price: unknown } }): ReactNode {
  if (typeof of.price !== 'number') throw new Error('no price');
  return `costs ${of.price}`;
}

test('a part that cannot be drawn says so, and is drawn again with the next state', () => {
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => {} });
  const draw = (price: unknown): string => {
    const of = { price };
    const children = createElement(Prices, { of });
    act(() => root.render(createElement(PaneBoundary, { of, name: 'Prices', children })));
    return place.textContent;
  };
  expect(draw(1)).toBe('costs 1');
  expect(draw('dear')).toMatch(/^Prices cannot be shown as the configurator stands\. Nothing is lost/);
  expect(draw({})).toMatch(/^Prices cannot be shown/);
  expect(draw(2)).toBe('costs 2');
  act(() => root.unmount());
});

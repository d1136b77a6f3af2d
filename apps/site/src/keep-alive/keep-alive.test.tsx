// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Location } from '../navigation/location.ts';
import { comingPage } from './coming-page.ts';
import { KeepAlive } from './keep-alive.tsx';

/** Frames that the browser has not drawn yet. */
let frames: (() => void)[];
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  comingPage.set(null);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  Object.assign(Element.prototype, {
    checkVisibility(this: HTMLElement) {
      return this.style.display !== 'none';
    },
  });
});

const entry = (pathname: string, key: string, by: Location['by'] = 'push'): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key,
  by,
});
/** Tells for which entry of the history it was drawn last. */
const pageAt = ({ pathname, key }: Location): ReactNode => (
  <h1 id={pathname} data-entry={key}>
    {pathname}
  </h1>
);

const failure = { Page: NoPage, report: () => {} };
function NoPage(): ReactNode {
  return null;
}

/** Opens the site at an address. Returns a function that goes on from there. */
async function opened(first: Location): Promise<(to: Location) => Promise<void>> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const go = async (location: Location): Promise<void> => {
    await act(async () =>
      root.render(<KeepAlive location={location} pageKey={location.pathname} kept pageAt={pageAt} failure={failure} />),
    );
  };
  onTestFinished(async () => {
    await frame();
    await act(async () => root.unmount());
    place.remove();
    comingPage.set(null);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await go(first);
  return go;
}
const heading = (path: string): HTMLElement | null => document.getElementById(path);
/** The browser draws a frame, and what waits for it runs. */
const frame = (): Promise<void> =>
  act(async () => {
    for (const draw of frames.splice(0)) draw();
    await new Promise((run) => setTimeout(run));
  });
const drawAhead = (path: string): Promise<void> =>
  act(async () =>
    comingPage.set({
      id: `ahead ${path}`,
      key: path,
      location: entry(path, 'ahead', 'ahead'),
      kept: true,
      visit: 0,
      unsaved: new Set(),
    }),
  );

test.each([
  ['before', true],
  ['after', false],
])(
  'a page drawn ahead %s the frame of the one before stays the same element, and has the focus',
  async (_, isEarly) => {
    const go = await opened(entry('/a', '1', 'pop'));
    if (!isEarly) await frame();
    await drawAhead('/b');
    const drawn = heading('/b');
    expect(drawn?.style.display).toBe('none');
    if (isEarly) await frame();
    await go(entry('/b', '2'));
    expect(heading('/b')).toBe(drawn);
    expect(drawn?.style.display).toBe('');
    expect(document.activeElement).toBe(drawn);
    expect(heading('/a')?.style.display).toBe('none');
  },
);

test('a page drawn ahead is shown as it is, and goes by its own entry of the history after its frame', async () => {
  const go = await opened(entry('/a', '1', 'pop'));
  await drawAhead('/b');
  await go(entry('/b', '2'));
  expect(heading('/b')?.dataset['entry']).toBe('ahead');
  await frame();
  expect(heading('/b')?.dataset['entry']).toBe('2');
  await go(entry('/b', '3'));
  expect(heading('/b')?.dataset['entry']).toBe('3');
  await go(entry('/a', '4'));
  expect([heading('/a')?.dataset['entry'], heading('/b')?.dataset['entry']]).toEqual(['4', '3']);
});

test('a page drawn ahead that is left before its frame goes by its own entry, behind the next one', async () => {
  const go = await opened(entry('/a', '1', 'pop'));
  await drawAhead('/b');
  await go(entry('/b', '2'));
  await go(entry('/a', '3'));
  await frame();
  expect(heading('/b')?.dataset['entry']).toBe('2');
  expect(heading('/b')?.style.display).toBe('none');
});

test('one that is drawn ahead and not gone to is dropped with the next page', async () => {
  const go = await opened(entry('/a', '1', 'pop'));
  await drawAhead('/b');
  expect(heading('/b')).not.toBeNull();
  await go(entry('/c', '2'));
  expect(heading('/b')).toBeNull();
});

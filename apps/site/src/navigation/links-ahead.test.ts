// @vitest-environment jsdom
import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { REST_MS } from './near-page.ts';
import type { NextPages } from './next-pages.ts';
import { useLinksInView } from './use-links-in-view.ts';
import { useNearLinks } from './use-near-links.ts';

let pages: { [Name in keyof NextPages]: Mock<NextPages[Name]> };
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/home');
  document.body.innerHTML = `
    <main><a id="near" href="/family/a?tab=b"><b id="word"></b></a><a id="here" href="/home"></a><a id="file" href="/media/a.pdf"></a>
    <a id="out" href="https://example.com/family/a"></a></main><a id="foot" href="/family/b"></a>`;
  pages = {
    has: vi.fn(({ pathname }) => pathname.startsWith('/family/')),
    fetchCode: vi.fn(),
    fetch: vi.fn(async (place) => place),
    draw: vi.fn(),
    forget: vi.fn(),
  };
  return () => vi.useRealTimers();
});
const network = (given: object) => Object.defineProperty(navigator, 'connection', { value: given, configurable: true });
const element = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(id);
  return found;
};
const fetched = () => pages.fetch.mock.calls.map(([place]) => `${place.pathname}${place.search}`);

describe('the page of a link that a visitor points at', () => {
  const send = (name: string, id: string) => element(id).dispatchEvent(new Event(name, { bubbles: true }));
  beforeEach(() => network({}));

  test.each(['pointerover', 'focusin'])(
    'is fetched and drawn after a moment of %s, from within the link too',
    async (name) => {
      drawHook(() => useNearLinks(pages));
      send(name, 'word');
      await vi.advanceTimersByTimeAsync(REST_MS - 1);
      expect(fetched()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect([fetched(), pages.draw.mock.calls]).toEqual([
        ['/family/a?tab=b'],
        [[{ pathname: '/family/a', search: '?tab=b' }]],
      ]);
    },
  );

  test('is fetched at once when it is pressed, also where data is spared', () => {
    network({ saveData: true });
    drawHook(() => useNearLinks(pages));
    send('pointerover', 'foot');
    vi.advanceTimersByTime(1000);
    expect(fetched()).toEqual([]);
    send('pointerdown', 'near');
    expect(fetched()).toEqual(['/family/a?tab=b']);
  });

  test.each(['here', 'file', 'out'])('is none for the page itself, files and other sites: %s', (id) => {
    drawHook(() => useNearLinks(pages));
    send('pointerdown', id);
    vi.advanceTimersByTime(1000);
    expect(fetched()).toEqual([]);
  });

  test('is forgotten when somebody signs in or out, until the page is left', () => {
    const { leave } = drawHook(() => useNearLinks(pages));
    dispatchEvent(new Event('storage'));
    expect(pages.forget).toHaveBeenCalledTimes(1);
    send('pointerover', 'near');
    leave();
    dispatchEvent(new Event('storage'));
    send('pointerdown', 'near');
    vi.advanceTimersByTime(1000);
    expect([pages.forget.mock.calls.length, fetched()]).toEqual([1, []]);
  });

  test('is that of the link which the pointer stands on already', () => {
    vi.spyOn(document, 'querySelector').mockReturnValueOnce(element('near'));
    drawHook(() => useNearLinks(pages));
    vi.advanceTimersByTime(REST_MS);
    expect(fetched()).toEqual(['/family/a?tab=b']);
  });
});

describe('pages of the links in view', () => {
  let observed: Element[];
  let see: (target: Element, isIntersecting?: boolean) => void;
  let isWatching: boolean;
  let idle: (() => void)[];
  beforeEach(() => {
    network({ effectiveType: '4g' });
    observed = [];
    isWatching = true;
    idle = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(hear: (entries: object[]) => void) {
          see = (target, isIntersecting = true) => hear([{ target, isIntersecting }]);
        }
        observe = (target: Element) => observed.push(target);
        disconnect = () => {
          isWatching = false;
        };
      },
    );
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  });
  const drawn = (isWanted = true) => drawHook(() => useLinksInView(pages, '/home', isWanted));
  const rest = () => vi.advanceTimersByTimeAsync(1500);

  test('have their code fetched when they are seen, and their answers once the page is at rest', async () => {
    drawn();
    expect(observed).toEqual([]);
    for (const work of idle) work();
    expect(observed.map(({ id }) => id)).toEqual(['near', 'here', 'file']);
    see(element('near'), false);
    see(element('file'));
    see(element('here'));
    expect(pages.fetchCode.mock.calls).toEqual([]);
    see(element('near'));
    await vi.advanceTimersByTimeAsync(1499);
    expect([pages.fetchCode.mock.calls.length, fetched()]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched()).toEqual(['/family/a?tab=b']);
  });

  test('are looked for at once in a browser that tells of no idle time', () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    drawn();
    expect(observed.length).toBe(3);
  });

  test.each<[string, object, boolean]>([
    ['on a slow connection', { effectiveType: '3g' }, true],
    ['where data is spared', { saveData: true }, true],
    ['where they are not wanted', { effectiveType: '4g' }, false],
  ])('are not fetched %s', (_, given, isWanted) => {
    network(given);
    drawn(isWanted);
    expect([idle, observed]).toEqual([[], []]);
  });

  test('are not fetched after the page was left', async () => {
    const { leave } = drawn();
    see(element('near'));
    leave();
    for (const work of idle) work();
    await rest();
    expect([isWatching, observed, fetched()]).toEqual([false, [], []]);
  });
});

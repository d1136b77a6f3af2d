// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Location } from '../navigation/location.ts';
import { drawHook } from '../testing/draw-hook.ts';
import type { KeptPage } from './kept-pages.ts';
import { useArrival } from './use-arrival.ts';

/** Places that the window was scrolled to, in px or by the id of an element. */
let scrolled: (number | string)[];
let hidden: string[];
beforeEach(() => {
  sessionStorage.clear();
  [scrolled, hidden] = [[], []];
  delete document.documentElement.dataset['unset'];
  document.body.innerHTML = `<input id="search"><main><h1 id="gone"></h1><h1 id="title"></h1><section id="part"></section>
    <section id="a b"></section><input id="field"></main>`;
  arrivesBy('navigate');
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', ({ top, behavior }: ScrollToOptions) => {
    expect(behavior).toBe('instant');
    scrolled.push(Number(top));
    vi.stubGlobal('scrollY', top);
  });
  hidden.push('gone');
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !hidden.includes(this.id);
    },
    scrollIntoView(this: Element, { behavior }: ScrollIntoViewOptions) {
      expect(behavior).toBe('instant');
      scrolled.push(this.id);
    },
  });
});

/** How the browser came to the document. */
function arrivesBy(type: string): void {
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((name) =>
    name === 'navigation' ? [new Timing() as never] : [],
  );
}

const pages = (...keys: string[]): KeptPage[] => keys.map((key) => ({ key }) as KeptPage);
const entry = (address: string, key: string, by: Location['by'] = 'push'): Location => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, key, by, state: null };
};
const scrollBy = (y: number, event: Event = new Event('scroll')): void => {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(event);
};

/** Opens the site at an address, and goes on from there. Returns where the window was scrolled to, and what has the focus. */
function opened(first: Location, kept: KeptPage[] = pages(first.pathname)) {
  const given = { at: first, kept };
  history.replaceState(null, '', `${first.pathname}${first.search}${first.hash}`);
  const hook = drawHook(() => useArrival(given.kept, given.at.pathname, given.at));
  const go = (at: Location, now: KeptPage[] = pages(at.pathname)) => {
    [given.at, given.kept] = [at, now];
    history.replaceState(null, '', `${at.pathname}${at.search}${at.hash}`);
    hook.again();
    return [scrolled.splice(0), document.activeElement?.id ?? ''];
  };
  return { ...hook, go };
}
const A = entry('/a', '1', 'pop');

describe('a page that comes', () => {
  test('begins at its top, with the focus on its heading that is seen', () => {
    const { go } = opened(A);
    expect([scrolled, document.activeElement]).toEqual([[], document.body]);
    expect(history.scrollRestoration).toBe('manual');
    expect(go(entry('/b', '2'))).toEqual([[0], 'title']);
    expect(document.querySelector('#title')?.getAttribute('tabindex')).toBe('-1');
  });

  test('keeps the focus in a field around it, and not in one of a page', () => {
    const { go } = opened(A);
    document.querySelector<HTMLElement>('#search')?.focus();
    expect(go(entry('/b', '2'))).toEqual([[0], 'search']);
    document.querySelector<HTMLElement>('#field')?.focus();
    expect(go(entry('/c', '3'))).toEqual([[0], 'title']);
  });

  test('leaves the focus where it is while a menu is open', () => {
    const { go } = opened(A);
    const menu = document.body.appendChild(document.createElement('details'));
    menu.setAttribute('name', 'menu');
    menu.append(document.createElement('summary'));
    menu.open = true;
    expect(go(entry('/b', '2'))).toEqual([[0], '']);
    menu.open = false;
    expect(go(entry('/c', '3'))).toEqual([[0], 'title']);
  });

  test.each([
    ['/b#part', 'part'],
    ['/b#a%20b', 'a b'],
    ['/b#%E0%A4%A', 0],
    ['/b#none', 0],
    ['/b#', 0],
  ])('at %s begins at %s', (address, place) => {
    const { go } = opened(A);
    const [to, focus] = go(entry(address, '2'));
    expect(to).toEqual([place]);
    expect(focus).toBe(typeof place === 'string' ? place : 'title');
  });

  test('at an anchor that is hidden begins at its top', () => {
    hidden.push('part');
    expect(opened(A).go(entry('/b#part', '2'))).toEqual([[0], 'title']);
  });
});

describe('a page that was there', () => {
  test('stands where it was left by Back, and at its top by a link, unless it is kept', () => {
    const { go } = opened(A);
    scrollBy(300);
    go(entry('/b', '2'));
    scrollBy(50);
    expect(go(entry('/a', '1', 'pop'))[0]).toEqual([300]);
    scrollBy(310);
    go(entry('/b', '3'), pages('/a', '/b'));
    expect(go(entry('/a', '4'), pages('/a', '/b'))[0]).toEqual([310]);
    go(entry('/c', '5'), pages('/c'));
    expect(go(entry('/a', '6'), pages('/a', '/c'))[0]).toEqual([0]);
  });

  test('stands where it was by Back to an anchor', () => {
    const { go } = opened(A);
    go(entry('/b#part', '2'));
    scrollBy(70);
    go(entry('/c', '3'));
    expect(go(entry('/b#part', '2', 'pop'))[0]).toEqual([70]);
    expect(go(entry('/c#part', '9', 'pop'))[0]).toEqual(['part']);
  });

  test('goes to the anchor of another entry of its own, and back; the focus stays', () => {
    const { go } = opened(A);
    scrollBy(20);
    expect(go(entry('/a#part', '2'))).toEqual([['part'], '']);
    scrollBy(500);
    expect(go(entry('/a', '1', 'pop'))).toEqual([[20], '']);
    expect(go(entry('/a', '3'))).toEqual([[], '']);
    expect(go(entry('/a', '3'))).toEqual([[], '']);
  });

  test('stands where it was by Back from an anchor, also before the site has gone there; another entry moves nothing', () => {
    opened(A);
    scrollBy(20);
    history.replaceState({ key: '2' }, '', '/a#part');
    scrollBy(500);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(scrolled).toEqual([]);
    history.replaceState({ key: '1' }, '', '/a');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(scrolled).toEqual([20]);
    history.replaceState(null, '', '/a');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(scrolled).toEqual([20]);
  });

  test('remembers nothing of a scroll to the anchor of an entry that it has not heard of', () => {
    const { go } = opened(A);
    scrollBy(20);
    history.replaceState(null, '', '/a#part');
    scrollBy(500);
    go(entry('/b', '2'));
    expect(go(entry('/a', '1', 'pop'))[0]).toEqual([20]);
  });
});

describe('the first page', () => {
  function left(at: Location, y: number): void {
    const { leave } = opened(at);
    scrollBy(y);
    dispatchEvent(new Event('pagehide'));
    leave();
    scrolled.length = 0;
    vi.stubGlobal('scrollY', 0);
  }

  test.each([
    ['reload', [400]],
    ['back_forward', [400]],
    ['navigate', []],
  ])('after %s stands at %j', (type, places) => {
    arrivesBy(type);
    left(A, 400);
    opened(A);
    expect(scrolled).toEqual(places);
  });

  test('of an entry that is not known stays where the browser has it', () => {
    arrivesBy('reload');
    left(A, 400);
    opened(entry('/a', 'other', 'pop'));
    expect(scrolled).toEqual([]);
  });

  test('waits for the layout, and for nothing when the visitor has gone on', async () => {
    arrivesBy('reload');
    left(A, 400);
    document.documentElement.dataset['unset'] = '';
    opened(A);
    expect(scrolled).toEqual([]);
    delete document.documentElement.dataset['unset'];
    await Promise.resolve();
    expect(scrolled).toEqual([400]);
    scrolled.length = 0;
    document.documentElement.dataset['unset'] = '';
    const { go } = opened(A);
    go(entry('/b', '2'));
    delete document.documentElement.dataset['unset'];
    await Promise.resolve();
    expect(scrolled).toEqual([]);
  });
});

test('a page that is left hears of no scroll any more', () => {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const { leave, go } = opened(A);
  vi.stubGlobal('scrollY', 33);
  navigation.dispatchEvent(new Event('navigate'));
  go(entry('/b', '2'));
  expect(go(entry('/a', '1', 'pop'))[0]).toEqual([33]);
  const removed = [vi.spyOn(globalThis, 'removeEventListener'), vi.spyOn(navigation, 'removeEventListener')];
  leave();
  expect(removed.map(({ mock }) => mock.calls.map(([name]) => name).filter((name) => name !== 'error'))).toEqual([
    ['scroll', 'popstate', 'pagehide'],
    ['navigate'],
  ]);
  Reflect.deleteProperty(window, 'navigation');
});

import { describe, expect, test } from 'vitest';
import { openedAt } from '../navigation/location.ts';
import { forgetPage, KEPT_MAX, type KeptPage, visitPage } from './kept-pages.ts';

const location = (pathname: string, search = '') => ({ ...openedAt(pathname + search), key: pathname + search });
const page = (key: string, kept = true) => ({ key, kept, location: location(key) });
const visit = (kept: readonly KeptPage[], next: ReturnType<typeof page>) => visitPage(kept, next);
const visited = (...pages: ReturnType<typeof page>[]): readonly KeptPage[] => pages.reduce(visit, []);
const keys = (pages: readonly KeptPage[]) => pages.map(({ key }) => key);

test('a kept page stays behind the next one', () => {
  expect(keys(visited(page('/a'), page('/b')))).toEqual(['/a', '/b']);
});

test('a page that is not kept goes when the visitor leaves it', () => {
  expect(keys(visited(page('/a', false), page('/b')))).toEqual(['/b']);
});

test('coming back does not change the order of the elements', () => {
  expect(keys(visited(page('/a'), page('/b'), page('/a')))).toEqual(['/a', '/b']);
});

test('six pages are kept, and the seventh replaces the one unvisited for longest', () => {
  const paths = Array.from({ length: KEPT_MAX }, (_, index) => page(`/${index}`));
  expect(keys(visited(...paths))).toHaveLength(KEPT_MAX);
  expect(keys(visited(...paths, page('/0'), page('/new')))).toEqual(['/0', '/2', '/3', '/4', '/5', '/new']);
});

describe('a page with unsaved input', () => {
  const others = (count: number) => Array.from({ length: count }, (_, index) => page(`/${index}`));
  const withForm = (): readonly KeptPage[] => {
    const pages = visited(page('/form'));
    pages[0]?.unsaved.add('form');
    return pages;
  };

  test('never goes, however many others are visited; of those the ones visited last stay', () => {
    const pages = others(KEPT_MAX + 2).reduce(visit, withForm());
    expect(keys(pages)).toEqual(['/form', '/3', '/4', '/5', '/6', '/7']);
  });

  test('goes in its turn once its input is saved', () => {
    const pages = others(KEPT_MAX).reduce(visit, withForm());
    pages[0]?.unsaved.clear();
    expect(keys(visitPage(pages, page('/new')))).not.toContain('/form');
  });

  test('stays beside as many others as have unsaved input too', () => {
    const paths = others(KEPT_MAX + 2);
    const pages = paths.reduce<readonly KeptPage[]>((kept, next) => {
      const now = visitPage(kept, next);
      now.at(-1)?.unsaved.add('form');
      return now;
    }, []);
    expect(keys(pages)).toEqual(paths.map(({ key }) => key));
  });

  test('knows of it after its address changed', () => {
    const there = { key: '/form', kept: true, location: location('/form', '?tab=2') };
    expect(visitPage(withForm(), there)[0]?.unsaved.size).toBe(1);
  });

  test('is still left for good when the page is not a kept one', () => {
    const pages = visited(page('/sign-up', false));
    pages[0]?.unsaved.add('form');
    expect(keys(visitPage(pages, page('/a')))).toEqual(['/a']);
  });
});

test('a page takes on the new address when its own address changes', () => {
  const there = location('/a', '?tab=Support');
  const pages = visitPage(visited(page('/a')), { key: '/a', kept: true, location: there });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.location).toBe(there);
});

test('a hidden page keeps its own address', () => {
  const pages = visited(page('/a'), page('/b'));
  expect(pages[0]?.location.pathname).toBe('/a');
});

test('visiting the same address again gives the same list', () => {
  const here = page('/a');
  const pages = visited(here);
  expect(visitPage(pages, here)).toBe(pages);
});

test('a page that failed is gone after the next visit', () => {
  expect(keys(visitPage(forgetPage(visited(page('/a')), '/a'), page('/b')))).toEqual(['/b']);
});

describe('a page drawn ahead', () => {
  const ahead = (path: string, search = ''): KeptPage => ({
    id: 'ahead',
    key: path,
    location: location(path, search),
    kept: true,
    visit: 0,
    unsaved: new Set(['form']),
  });
  const last = (pages: readonly KeptPage[]) => pages.at(-1);

  test('goes on as it is when the visit is to its address', () => {
    const coming = ahead('/b');
    const pages = visitPage(visited(page('/a')), page('/b'), coming);
    expect(last(pages)).toMatchObject({ id: 'ahead', key: '/b', visit: 2 });
    expect(last(pages)?.unsaved).toBe(coming.unsaved);
  });

  test('knows where it was drawn for until it is left, then only its own entry', () => {
    const coming = ahead('/b');
    const pages = visitPage(visited(page('/a')), page('/b'), coming);
    expect(last(pages)?.drawnAt).toBe(coming.location);
    const [, left] = visitPage(pages, page('/c'));
    expect(left).toMatchObject({ id: 'ahead', location: { pathname: '/b' } });
    expect(left).not.toHaveProperty('drawnAt');
    expect(left?.unsaved).toBe(coming.unsaved);
  });

  test('is passed over when the visit is to another path or another query', () => {
    for (const coming of [ahead('/c'), ahead('/b', '?tab=Support')])
      expect(last(visitPage(visited(page('/a')), page('/b'), coming))?.id).not.toBe('ahead');
  });

  test('does not take the place of the one that is kept', () => {
    const pages = visited(page('/b'), page('/a'));
    expect(visitPage(pages, page('/b'), ahead('/b'))[0]?.id).toBe(pages[0]?.id);
  });

  test('no two pages are one element, whichever have gone', () => {
    const once = visited(page('/a', false), page('/b'), page('/a', false));
    const ids = [...visited(page('/a', false)), ...once].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

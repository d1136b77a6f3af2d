import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyHead, HEAD_MARK } from './apply-head.ts';
import type { HeadTag } from './head.ts';

/** As much of an element as a head needs. */
class Element {
  readonly attributes = new Map<string, string>();
  readonly tag: string;
  constructor(tag: string) {
    this.tag = tag;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  remove(): void {
    elements.splice(elements.indexOf(this), 1);
  }
}
const elements: Element[] = [];
const page = { title: '', head: {}, createElement: (tag: string) => new Element(tag) };
const isCanonical = (one: Element): boolean => one.tag === 'link' && one.getAttribute('rel') === 'canonical';

beforeEach(() => {
  elements.splice(0);
  page.title = 'Home';
  page.head = {
    querySelector: () => elements.find(isCanonical) ?? null,
    querySelectorAll: () => elements.filter((one) => one.getAttribute(HEAD_MARK) !== null),
    append: (one: Element) => void elements.push(one),
  };
  const style = new Element('style');
  elements.push(style);
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

const tagsOf = (path: string): HeadTag[] => [
  { tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: `https://a.example${path}` } },
  { tag: 'meta', key: 'description', attributes: { name: 'description', content: path } },
];
const shown = () => elements.map(({ tag, attributes }) => [tag, ...attributes.values()].join(' '));
const home = ['style', 'link canonical canonical https://a.example/', 'meta description description /'];

test('a page has its own title and tags, and what is not of a page stays', () => {
  applyHead('Home page', tagsOf('/'));
  expect([page.title, shown()]).toEqual(['Home page', home]);
  applyHead('Tern', tagsOf('/family/tern'));
  expect(page.title).toBe('Tern');
  expect(shown()).toEqual([
    'style',
    'link canonical canonical https://a.example/family/tern',
    'meta description description /family/tern',
  ]);
});

test('the page that is shown keeps its tags, those for search engines too', () => {
  applyHead('Home page', [...tagsOf('/'), { tag: 'meta', key: 'robots', attributes: { name: 'robots' } }]);
  applyHead('Home page', tagsOf('/'));
  expect(shown()).toEqual([...home, 'meta robots robots']);
});

test.each([
  ['another page of the same title', 'Home page', '/other'],
  ['the same page with another title', 'Home', '/'],
])('%s has its own', (_, title, path) => {
  applyHead('Home page', [...tagsOf('/'), { tag: 'meta', key: 'robots', attributes: { name: 'robots' } }]);
  applyHead(title, tagsOf(path));
  expect([page.title, shown().length]).toEqual([title, 3]);
});

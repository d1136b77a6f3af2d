import { measurement } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { Provider } from './provider.ts';

function watched() {
  const seen: string[] = [];
  const provider: Provider = {
    start: (measuring) => seen.push(`start ${measuring}`),
    stop: () => seen.push('stop'),
    take: ({ path, name, label }) => seen.push([name, path, label].filter((part) => part !== undefined).join(' ')),
    flush: () => seen.push('flush'),
  };
  return { seen, analytics: createAnalytics([provider]) };
}

test('nothing is told before consent', () => {
  const { seen, analytics } = watched();
  analytics.page('/home');
  analytics.record({ name: 'doc_clicked' });
  expect(seen).toEqual([]);
});
test('on consent the page that is open is told, then each once as it comes', () => {
  const { seen, analytics } = watched();
  analytics.page('/home');
  analytics.measure('full');
  analytics.page('/home');
  analytics.page('/category');
  analytics.record({ name: 'doc_clicked', label: 'WSG-1' });
  expect(seen).toEqual(['start full', 'page_view /home', 'page_view /category', 'doc_clicked /category WSG-1']);
});
test('nothing is told once it is taken back', () => {
  const { seen, analytics } = watched();
  analytics.page('/home');
  analytics.measure('full');
  analytics.measure('off');
  analytics.page('/category');
  analytics.record({ name: 'doc_clicked' });
  expect(seen).toEqual(['start full', 'page_view /home', 'stop']);
});
test('of a page without a path nothing is told, nor of what is done there', () => {
  const { seen, analytics } = watched();
  analytics.page(null);
  analytics.measure('full');
  analytics.record({ name: 'doc_clicked' });
  analytics.page('/home');
  expect(seen).toEqual(['start full', 'page_view /home']);
});
test('on the way to such a page what waits is sent, and providers stand still until the next', () => {
  const { seen, analytics } = watched();
  analytics.page('/home');
  analytics.measure('full');
  analytics.page(null);
  analytics.page('/category');
  expect(seen.slice(2)).toEqual(['flush', 'stop', 'start full', 'page_view /category']);
});
test('what waited is told of the page it was made on, in order', () => {
  const { seen, analytics } = watched();
  analytics.measure('full');
  analytics.record({ name: 'page_view', path: '/home' });
  analytics.record({ name: 'action', label: 'Banner', path: '/home' });
  analytics.record({ name: 'page_view', path: '/category' });
  analytics.page('/category');
  expect(seen).toEqual(['start full', 'page_view /home', 'action /home Banner', 'page_view /category']);
});
test('consent after anonymised measuring tells the page no second time', () => {
  const { seen, analytics } = watched();
  analytics.page('/home');
  analytics.measure('anonymised');
  analytics.measure('full');
  expect(seen).toEqual(['start anonymised', 'page_view /home', 'start full']);
});
test('words are made to fit what the server takes', () => {
  const taken: unknown[] = [];
  const still = () => undefined;
  const analytics = createAnalytics([{ start: still, stop: still, flush: still, take: (one) => taken.push(one) }]);
  analytics.measure('full');
  analytics.page('/home');
  analytics.record({ name: 'doc_clicked', category: 'x'.repeat(300), label: `a\n${'😀'.repeat(300)}` });
  for (const one of taken) expect(measurement.safeParse(one).success).toBe(true);
  expect(taken).toHaveLength(2);
});

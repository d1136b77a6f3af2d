import { afterEach, expect, test, vi } from 'vitest';

/** The room of reports as a page finds it when it loads. */
const fresh = () => {
  vi.resetModules();
  return import('./report.ts');
};
afterEach(() => vi.resetModules());

test('before anybody listens, each report keeps the page it was made on', async () => {
  const { arriveAt, reportAction, takeReports } = await fresh();
  arriveAt('/home');
  reportAction({ action: 'click', label: 'Banner' });
  arriveAt('/category');
  arriveAt('/category');
  const told: unknown[] = [];
  takeReports((made) => told.push(made));
  expect(told).toEqual([
    { name: 'page_view', path: '/home' },
    { name: 'action', path: '/home', action: 'click', label: 'Banner' },
    { name: 'page_view', path: '/category' },
  ]);
});
test('of a page nobody may hear of the path is null', async () => {
  const { arriveAt, pageNow, report, takeReports } = await fresh();
  expect(pageNow()).toBeNull();
  arriveAt(null);
  report('doc_clicked');
  const told: unknown[] = [];
  takeReports((made) => told.push(made));
  expect(told).toEqual([
    { name: 'page_view', path: null },
    { name: 'doc_clicked', path: null },
  ]);
});

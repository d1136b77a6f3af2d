import { expect, test } from 'vitest';
import { type Report, report, reportAction, takeReports } from './report.ts';

test('what was said before anybody listened is heard, in order', () => {
  const heard: Report[] = [];
  report('custom_link_copied');
  reportAction({ category: 'banner', action: 'click', label: 'Spring', value: 2 });
  takeReports((made) => heard.push(made));
  report('doc_clicked', { label: 'WSG-1' });
  expect(heard).toEqual([
    { name: 'custom_link_copied' },
    { name: 'action', category: 'banner', action: 'click', label: 'Spring', value: 2 },
    { name: 'doc_clicked', label: 'WSG-1' },
  ]);
});

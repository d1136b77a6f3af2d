import { expect, test } from 'vitest';
import { cardUri } from './cards.ts';

test.each([
  ['/home', 'og/home/home.png'],
  ['/category', 'og/home/home.png'],
  ['/category/alarms', 'og/category/alarms.png'],
  ['/family/tern', 'og/family/tern.png'],
  ['/family/tern?intrinsically-safe=true', 'og/family-intrinsically-safe/tern.png'],
  ['/blog/blood-drive', 'og/blog/blood-drive.png'],
  ['/careers', 'og/home/home.png'],
  ['/careers?job=1201', 'og/job/1201.png'],
  ['/careers?job=..', 'og/home/home.png'],
  ['/orders/documents', 'og/home/home.png'],
  ['/home/home', 'og/home/home.png'],
  ['/family/%2e%2e', 'og/home/home.png'],
])('%s is shared with the picture %s', (canonical, uri) => {
  expect(cardUri(canonical)).toBe(uri);
});

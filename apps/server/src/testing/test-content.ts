import { compile, type Snapshot } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import { publishContent } from '@millrace/database';
import type { Fill } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';

/** Content that the application is opened with. All tests of a process share the snapshot, as nothing changes one. */
export interface TestContent {
  rows(): Content;
  snapshot(): Snapshot;
  publish: Fill;
}

/** The demo content. To compile it takes more than a second of the processor, and so does each change of it. */
export const demo: TestContent = testContent(demoContent);

/** The demo content but for its families, compiled in hundredths of a second: for tests that change content of another kind. */
export const withoutFamilies: TestContent = testContent(() => {
  const content = demoContent();
  const toFamily = /\/family\b/;
  return {
    ...content,
    viewItems: [],
    families: [],
    products: [],
    circuits: [],
    pictures: [],
    customerFamilies: [],
    carousels: content.carousels.map((row) =>
      toFamily.test(row.link) ? { ...row, link: '/category', modelNumber: null } : row,
    ),
    redirects: content.redirects.map((row) => (toFamily.test(row.to) ? { ...row, to: '/category' } : row)),
    posts: content.posts.filter(({ htmlContent }) => !toFamily.test(htmlContent)),
  };
});

/** Content is plain JSON: to read it anew, for each caller its own, costs a third of making or copying it. */
function testContent(make: () => Content): TestContent {
  let text: string | undefined;
  const rows = (): Content => {
    text ??= JSON.stringify(make());
    return JSON.parse(text) as Content;
  };
  let compiled: Snapshot | undefined;
  const snapshot = (): Snapshot => {
    if (compiled !== undefined) return compiled;
    const made = compile(rows(), { revision: 1 });
    if (!made.ok) throw new Error(`The content does not compile: ${JSON.stringify(made.findings)}`);
    compiled = made.snapshot;
    return compiled;
  };
  return { rows, snapshot, publish: (database) => publishContent(database, rows(), { source: 'demo' }) };
}

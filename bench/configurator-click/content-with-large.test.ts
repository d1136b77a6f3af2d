import { compile } from '@millrace/catalogue';
import { expect, test } from 'vitest';
import { contentWithLarge } from './content-with-large.ts';

test('the content of the bench can be published', () => {
  const made = compile(contentWithLarge().content, { revision: 1 });
  expect(made.ok ? [] : made.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

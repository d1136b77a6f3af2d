import { expect, test } from 'vitest';
import { previewPath, revisionKey } from './preview-answers.ts';

test.each([
  ['a draft', previewPath('d1'), '/office/preview/d1/home'],
  ['a page of it', previewPath('d1', '/blog?page=2'), '/office/preview/d1/blog?page=2'],
  ['a draft, as a customer', previewPath('d1', '/home', 7), '/office/preview/d1~customer-7/home'],
  ['the site in force, as a customer', previewPath(null, '/home', 7), '/office/preview/in-force~customer-7/home'],
  ['a revision', previewPath(revisionKey(12)), '/office/preview/revision-12/home'],
])('the preview of %s has an address of its own', (_, path, expected) => expect(path).toBe(expected));

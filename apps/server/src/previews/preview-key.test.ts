import { previewPath, revisionKey } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { readPreviewKey } from './preview-key.ts';

const draftId = '0b0c8c3a-9d6e-4b8e-8c2b-1a2b3c4d5e6f';
const keyOf = (address: string): string => address.split('/')[3] ?? '';

test.each([
  [keyOf(previewPath(draftId)), { kind: 'draft', draftId, customerId: null }],
  [keyOf(previewPath(draftId, '/faq', 7)), { kind: 'draft', draftId, customerId: 7 }],
  [draftId.toUpperCase(), { kind: 'draft', draftId, customerId: null }],
  [keyOf(previewPath(null)), { kind: 'in-force', customerId: null }],
  [keyOf(previewPath(null, '/faq', 12)), { kind: 'in-force', customerId: 12 }],
  [keyOf(previewPath(revisionKey(12))), { kind: 'revision', revision: 12 }],
  ['revision-0', { kind: 'link' }],
  ['revision-12~customer-7', { kind: 'link' }],
  ['a'.repeat(43), { kind: 'link' }],
  [`${draftId}~customer-0`, { kind: 'link' }],
  [`${draftId}~customer-1234567890`, { kind: 'link' }],
  [`${draftId}~customer-7x`, { kind: 'link' }],
  [`${draftId}~group-7`, { kind: 'link' }],
  [`${'a'.repeat(43)}~customer-7`, { kind: 'link' }],
  ['', { kind: 'link' }],
])('the key %j names %o', (key, named) => expect(readPreviewKey(key)).toEqual(named));

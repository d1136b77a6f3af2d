import { VIDEO } from '@millrace/contract/content';
import { type Field, fieldNamed } from '@millrace/contract/fields';
import { expect, test } from 'vitest';
import { isAsked } from './is-asked.ts';

const media = fieldNamed('families', 'media')?.widget;
const fields: readonly Field[] = media?.is === 'objects' ? media.fields : [];
const askedOf = (medium: Readonly<Record<string, unknown>>): string[] =>
  fields.filter((field) => isAsked(field, medium)).map(({ name }) => name);

test('a picture is not asked for what videos alone have', () => {
  expect(askedOf({ type: 2, poster: null })).toEqual(['type', 'uri', 'name', 'infoImageText', 'filename']);
  expect(askedOf({ type: VIDEO, poster: null }).slice(-2)).toEqual(['poster', 'uploadDate']);
});

test('a value that stands where it is not asked stays in sight', () => {
  expect(askedOf({ type: 2, poster: 'stills/a.webp' })).toContain('poster');
  expect(askedOf({ type: 2, poster: '' })).not.toContain('poster');
});

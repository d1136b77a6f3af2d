import type { ContentFamily } from '@millrace/contract/content';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../../../content.ts';
import type { FamilySubject } from '../subject.ts';
import { fillIn, notice } from './specifications.ts';

/** Every text of a tree, in order. */
function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
}
const written = (family: ContentFamily | undefined): string[] => {
  if (family === undefined) throw new Error('The demo has no such family.');
  return textsOf(fillIn(subjectOf(family)));
};
const subjectOf = (family: ContentFamily): FamilySubject => ({
  family,
  specs: family.specs,
  products: [],
  accessories: [],
  faqs: [],
  pictures: [],
});
const { families } = demoContent();
const sora = families.find(({ slug }) => slug === 'sora-narrow-angle');

test('a value of the specification stays one sentence, whatever commas it has', () =>
  expect(written(sora)).toContain('Rating shall be: 5 A at 125 VAC, 3 A at 250 VAC.'));

test('what can be ticked is what the configurator offers', () => {
  const texts = written(sora);
  const [group] = sora?.configurator?.configGroups.filter(({ options = [] }) => options.length > 1) ?? [];
  expect(texts).toContain(`${group?.name} shall be one of the following:`);
  for (const { description } of group?.options ?? []) expect(texts).toContain(description);
});

test('one group alone can be ticked too', () => {
  const configGroups = sora?.configurator?.configGroups.slice(0, 1) ?? [];
  const texts = sora === undefined ? [] : written({ ...sora, configurator: { prefix: 'S', configGroups } });
  expect(texts).toContain('Choices');
});

test('a family without a configurator has nothing to tick', () => {
  const plain = families.find(({ configurator, specs }) => configurator === null && specs.length > 0);
  expect(written(plain).some((text) => text.includes('of the following'))).toBe(false);
});

describe('the notice on a family', () => {
  const plain = families.find(({ alertMsg }) => alertMsg === null);
  const noticed = (about: Partial<ContentFamily>) => {
    if (plain === undefined) throw new Error('The demo has no such family.');
    const texts = textsOf(notice(subjectOf({ ...plain, effective: null, prodRep: null, ...about })));
    return texts.map((text) => text.trim());
  };

  test.each<[string, Partial<ContentFamily>, string[]]>([
    ['is none without a message', { alertType: 'Obsolete', effective: '2026-03-02', prodRep: 'TD' }, []],
    ['is called so where it has no name', { alertMsg: 'Sold out.', alertType: null }, ['Notice', 'Sold out.']],
    [
      'says since when, and what stands instead',
      { alertMsg: 'No longer made.', alertType: 'Obsolete', effective: '2026-03-02', prodRep: '7204508, TD' },
      ['Obsolete', 'No longer made. Effective 03/02/2026. Replacement part numbers: 7204508, TD.'],
    ],
    [
      'says of the two what there is',
      { alertMsg: 'No longer made.', alertType: 'Obsolete', effective: '2026-03-02' },
      ['Obsolete', 'No longer made. Effective 03/02/2026.'],
    ],
  ])('%s', (_, about, texts) => expect(noticed(about)).toEqual(texts));
});

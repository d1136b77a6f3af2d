import type { ContentFamily } from '@millrace/contract/content';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { demoContent } from '../../../content.ts';
import type { FamilySubject } from '../subject.ts';
import { fillIn } from './specifications.ts';

/** Every text of a tree, in order. */
function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
}
const written = (family: ContentFamily | undefined): string[] => {
  if (family === undefined) throw new Error('The demo has no such family.');
  const { specs } = family;
  const subject: FamilySubject = { family, specs, products: [], accessories: [], faqs: [], pictures: [] };
  return textsOf(fillIn(subject));
};
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

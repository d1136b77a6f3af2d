import { largeConfigurator } from '@millrace/configurator/testing/large-configurator';
import type { Content, ContentFamily } from '@millrace/contract/content';
import { demoContent } from '@millrace/demo-content';

export const LARGE = { groups: 60, options: 1_000 };

/** The demo's family with the most options, and one beside it whose configurator has a thousand. */
export function contentWithLarge(): { content: Content; demo: ContentFamily; large: ContentFamily } {
  const content = demoContent();
  const [demo] = content.families
    .filter(({ intrinsicallySafe }) => !intrinsicallySafe)
    .sort((a, b) => optionsOf(b) - optionsOf(a));
  if (demo === undefined) throw new Error('The demo content has no family.');
  const large: ContentFamily = {
    ...demo,
    id: 1 + Math.max(...content.families.map(({ id }) => id)),
    name: 'Large',
    slug: 'large',
    configurator: largeConfigurator(LARGE),
    // Those of the family that it is a copy of are none of its own.
    validNumbers: [],
    refusedNumbers: [],
  };
  return { content: { ...content, families: [...content.families, large] }, demo, large };
}

const optionsOf = ({ configurator }: ContentFamily): number =>
  (configurator?.configGroups ?? []).reduce((sum, { options = [] }) => sum + options.length, 0);

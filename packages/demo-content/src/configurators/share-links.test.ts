import { type Configurator, encodeShortCode, evaluate } from '@millrace/configurator';
import { type Step, walk } from '@millrace/configurator/testing';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const LINK_MAX = 120;
const families = demoContent().families.flatMap(({ slug, configurator }) =>
  configurator === null ? [] : [{ slug, configurator }],
);

/** Every option of every group clicked once, in order: what stays differs from the defaults as far as it can. */
const everywhere = ({ configGroups }: Configurator): Step[] =>
  configGroups.flatMap(({ options = [{}] }, group) => options.map((_, option) => ({ group, option, quantity: null })));

test('the link of an unfinished number is short for every panel, whatever is chosen', () => {
  const links = families.flatMap(({ slug, configurator }) =>
    walk(configurator, everywhere(configurator))
      .filter((selection) => !evaluate(configurator, selection).complete)
      .map(
        (selection) =>
          `https://www.millrace.example/family/${slug}?options=${encodeShortCode(configurator, selection)}`,
      ),
  );
  const longest = links.reduce((one, other) => (other.length > one.length ? other : one), '');
  expect(links.length).toBeGreaterThan(families.length);
  expect(longest.length, longest).toBeLessThanOrEqual(LINK_MAX);
});

import type { Configurator } from '@millrace/configurator';
import { differenceInWords } from '@millrace/studio';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const tern = demoContent().families.find(({ slug, intrinsicallySafe }) => slug === 'tern-duplex' && !intrinsicallySafe);
if (!tern?.configurator) throw new Error('no Tern');
const whole = tern.configurator;

/** With one option changed. */
const with12 = (change: object): Configurator => ({
  ...whole,
  configGroups: whole.configGroups.map((group) =>
    group.name === 'Enclosure'
      ? { ...group, options: (group.options ?? []).map((one) => (one.code === '12' ? { ...one, ...change } : one)) }
      : group,
  ),
});

test('a rule of the largest panel that became stricter is told with numbers that became invalid', () => {
  const { builds, states, known, isWhole } = differenceInWords(whole, with12({ disableIf: ['Supply.4|5|6'] }), {
    known: tern.validNumbers.map(({ number }) => number),
  });
  expect(builds.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/^NEMA 12.* no longer allows /)]);
  expect(builds[0]?.example).toMatchObject({ number: expect.stringMatching(/^TD-[456]-12-/), became: 'invalid' });
  expect(states).toEqual([expect.stringMatching(/^Now: Enclosure: NEMA 12.* not with Supply is /)]);
  expect({ known, isWhole }).toEqual({ known: [], isWhole: true });
});

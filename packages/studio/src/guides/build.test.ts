import { NO_CENTS } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { configuratorOf } from './build.ts';
import type { GuideRule } from './footnote-rules.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import { gathered } from './testing/gathered.ts';

const motor = gathered('Motor', ['A Axial', 'B Bax']);
const lid = gathered('Lid', ['S steel', 'T tin', 'N none']);
const vent = gathered('Vent', ['V vent', 'N none'], { optional: true });

/** Returns what rules become, each with its options and groups. */
function stated(rules: readonly GuideRule[], groups: readonly GatheredGroup[] = [motor, lid, vent]): string[] {
  const { configGroups } = configuratorOf({
    ...{ groups, structure: null, prefix: '', separator: undefined, base: NO_CENTS, rules, tables: [] },
  });
  return configGroups.flatMap(({ name, showIf, hideIf, options = [] }) => [
    ...(showIf === undefined ? [] : [`${name} showIf ${showIf.join(' and ')}`]),
    ...(hideIf === undefined ? [] : [`${name} hideIf ${hideIf.join(' and ')}`]),
    ...options.flatMap(({ code, enableIf, disableIf }) => [
      ...(enableIf === undefined ? [] : [`${name} ${code} enableIf ${enableIf.join(' and ')}`]),
      ...(disableIf === undefined ? [] : [`${name} ${code} disableIf ${disableIf.join(' and ')}`]),
    ]),
  ]);
}
const of = (group: GatheredGroup, ...codes: string[]) => ({
  group,
  options: codes.length === 0 ? ('any' as const) : group.options.filter(({ code }) => codes.includes(code)),
});
const not = (subject: GuideRule['subject'], ...objects: GuideRule['objects'][number][]): GuideRule => ({
  is: 'not',
  subject,
  objects,
});
const only = (subject: GuideRule['subject'], ...objects: GuideRule['objects'][number][]): GuideRule => ({
  is: 'only',
  subject,
  objects,
});

describe('what does not go together', () => {
  test.each<[string, GuideRule[], string[]]>([
    ['is refused at the later of two options', [not(of(motor, 'A'), of(lid, 'S'))], ['Lid S disableIf Motor.A']],
    ['also where the later is said first', [not(of(lid, 'S'), of(motor, 'A', 'B'))], ['Lid S disableIf Motor.A|B']],
    [
      'is refused by either of two',
      [not(of(lid, 'S'), of(motor, 'A')), not(of(lid, 'S'), of(motor, 'B'))],
      ['Lid S disableIf Motor.A:Motor.B'],
    ],
    [
      'is said once',
      [not(of(lid, 'S'), of(motor, 'A')), not(of(lid, 'S'), of(motor, 'A'))],
      ['Lid S disableIf Motor.A'],
    ],
    ['hides a group that may be left out', [not(of(motor, 'A'), of(vent))], ['Vent hideIf Motor.A']],
    [
      'refuses all of a group that may not, but those that say none',
      [not(of(motor, 'A'), of(lid))],
      ['Lid S disableIf Motor.A', 'Lid T disableIf Motor.A'],
    ],
  ])('%s', (_, rules, said) => expect(stated(rules)).toEqual(said));
});

describe('what goes only with something', () => {
  test.each<[string, GuideRule[], string[]]>([
    [
      'is refused by the others of a group that has an answer',
      [only(of(lid, 'S'), of(motor, 'A'))],
      ['Lid S disableIf Motor.B'],
    ],
    ['asks for one of a group that may be left out', [only(of(lid, 'S'), of(vent, 'V'))], ['Lid S enableIf Vent.V']],
    ['is shown only then, as a group', [only(of(vent), of(motor, 'A'))], ['Vent showIf Motor.A']],
    [
      'is shown only with all of them',
      [only(of(vent), of(motor, 'A'), of(lid, 'S'))],
      ['Vent showIf Motor.A and Lid.S'],
    ],
  ])('%s', (_, rules, said) => expect(stated(rules)).toEqual(said));
});

test('a rule of a group that is not taken says nothing', () => {
  expect(stated([not(of(motor, 'A'), of(lid, 'S'))], [motor, vent])).toEqual([]);
  expect(stated([only(of(lid, 'S'), of(motor, 'A'))], [motor, { ...lid, isTaken: false }])).toEqual([]);
});

import {
  type Configurator,
  evaluate,
  initialSelection,
  parseModelNumber,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import { contentPicture } from '@millrace/contract/content';
import { composePicture, lines, surfaces } from '@millrace/pictures';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const { pictures, families } = demoContent();
const configured = [...new Set(pictures.map(({ familyId }) => familyId))].map((id) => {
  const family = families.find((one) => one.id === id);
  if (family?.configurator == null) throw new Error(`family ${id} has no configurator`);
  const { name, slug, configurator } = family;
  return { name, slug, configurator, own: pictures.filter((one) => one.familyId === id).map(({ picture }) => picture) };
});

test.each(configured)('$name: its layers are figures in known inks', ({ own }) => {
  const known = new Set<string>([...Object.keys(lines), ...surfaces]);
  for (const picture of own) {
    expect(contentPicture.shape.picture.safeParse(picture).error).toBeUndefined();
    const words = picture.layers.flatMap(({ drawing }) =>
      [...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
    );
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  }
});

test.each(configured)('$name: each enclosure is drawn in one material, solid', ({ configurator, own }) => {
  const codes = groupOf(configurator, 'Enclosure').map(({ code }) => code);
  const drawn = codes.map((code) => {
    const composed = composePicture(own, configurator, evaluate(configurator, chosen(configurator, 'Enclosure', code)));
    const shells = composed?.layers.filter(({ name }) => MATERIALS.includes(name)) ?? [];
    return [code, shells.length, shells.some(({ isUndecided }) => isUndecided)];
  });
  expect(drawn).toEqual(codes.map((code) => [code, 1, false]));
});

test.each(configured)(
  '$name: an untouched configurator is drawn with one dashed enclosure',
  ({ configurator, own }) => {
    const composed = composePicture(own, configurator, evaluate(configurator, initialSelection(configurator)));
    expect(composed?.layers.filter(({ name }) => MATERIALS.includes(name)).map((one) => one.isUndecided)).toEqual([
      true,
    ]);
    expect(composed?.layers.some(({ name, isUndecided }) => name.startsWith('cords') && isUndecided)).toBe(true);
  },
);

test.each<[slug: string, number: string, has: string[], lacks: string[]]>([
  [
    'tern-duplex',
    'TD-3-4X-4F-040-AB-E|2S-20',
    ['beacon', 'horn', 'hour-meters', 'second-seal-relay', 'alarm float 4F|4G'],
    ['stainless', 'display'],
  ],
  [
    'tern-duplex',
    'TD-4-4XS-4F-040-A0-20',
    ['stainless', 'transformer', 'floats 4F|4G'],
    ['beacon', 'horn', 'alarm float 4F|4G'],
  ],
  ['tern-duplex', 'TD-3-4X-3F-040-AW-1S-20', ['remote-beacon', 'seal-relay'], ['beacon', 'horn', 'second-seal-relay']],
  [
    'harrier-simplex',
    'HS-1-4XG-N-2F-20',
    ['fibreglass', 'breakers', 'floats 2F'],
    ['beacon', 'protectors', 'alarm float 2F'],
  ],
])('%s %s is drawn as built, without a dash', (slug, number, has, lacks) => {
  const family = configured.find((one) => one.slug === slug);
  if (family === undefined) throw new Error(slug);
  const read = parseModelNumber(family.configurator, number);
  if (!read.ok) throw new Error(`${number} is ${read.code}`);
  const composed = composePicture(family.own, family.configurator, evaluate(family.configurator, read.selection));
  const names = composed?.layers.map(({ name }) => name) ?? [];
  expect(has.filter((name) => !names.includes(name))).toEqual([]);
  expect(lacks.filter((name) => names.includes(name))).toEqual([]);
  expect(composed?.layers.filter(({ isUndecided }) => isUndecided)).toEqual([]);
  expect(
    composed?.balloons.every(({ x, width }) => x - width / 2 >= 0 && x + width / 2 <= (composed?.width ?? 0)),
  ).toBe(true);
});

const MATERIALS = ['painted', 'thermoplastic', 'windowed', 'fibreglass', 'stainless'];
const groupOf = ({ configGroups }: Configurator, name: string) =>
  configGroups.find((group) => group.name === name)?.options ?? [];
const chosen = (configurator: Configurator, group: string, code: string) => {
  const start = initialSelection(configurator);
  const once = toggleOption(configurator, start, group, code);
  return once === start ? switchOption(configurator, start, group, code) : once;
};
